/** A table that nobody plays: what the parts on this page are shown with. */
import type { BoardProps, Offer } from '../lib/board';
import type { CardInfo, View } from '../lib/wire';
import { byPiece, Desk, provide } from '../boards/shared/desk.svelte';

const VIEW: View = {
  game: 'parts', seat: 0, seats: 3, options: {}, number: 1, waiting: [0], turn: { number: 1, seat: 0 }, doing: [],
  table: {}, outcome: null,
  decision: { id: '1.0', seat: 0, shape: 'pick', prompt: { id: 'parts' }, rule: '', options: [] },
};

/** Offers name their piece themselves. */
class PartsDesk extends Desk {
  protected place(offers: readonly Offer[]): Map<string, Offer[]> {
    return byPiece(offers, ({ refs }) => refs[0] ?? null);
  }
}

export const offer = (piece: string, key: string, label: string, more: Partial<Offer> = {}): Offer => ({
  key, label, refs: [piece], rule: '', prompt: 'parts', ...more,
});

export function provideParts(offers: Offer[], cards: Record<string, CardInfo>, choose: (offer: Offer) => void): Desk {
  const props: BoardProps = {
    view: VIEW, previous: null, lines: [], seats: [], me: 0, past: false, cards, offers, choose, chosen: [],
  };
  return provide(new PartsDesk(() => props));
}

/** What all parts of the board of Unfathomable share. */
import type { BoardProps, Offer } from '../../lib/board';
import { Desk, provide, useDesk as use } from '../shared/desk.svelte';
import { type SpaceFacts, spaceFacts } from './model';
import { offersByPiece } from './offers';
import { type Space, type UnfathomableView, shipView } from './state';

export class ShipDesk extends Desk {
  readonly view: UnfathomableView = $derived.by(() => shipView(this.props().view));
  readonly table = $derived.by(() => this.view.table);
  readonly lines = $derived.by(() => this.props().lines);

  protected place(offers: readonly Offer[]): Map<string, Offer[]> {
    return offersByPiece(offers, this.view, this.cards);
  }

  space(space: Space): SpaceFacts {
    return spaceFacts(this.view, space);
  }

  /** The name of the character a seat plays, or of the seat. */
  figure(seat: number): string {
    const character = this.table.characters[seat];
    return character ? this.word(character) : this.name(seat);
  }
}

export function provideDesk(props: () => BoardProps): ShipDesk {
  return provide(new ShipDesk(props));
}

export function useDesk(): ShipDesk {
  return use<ShipDesk>();
}

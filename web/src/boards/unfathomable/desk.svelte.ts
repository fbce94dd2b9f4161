/** What all parts of the board of Unfathomable share. */
import type { BoardProps, Offer } from '../../lib/board';
import { Desk, provide, useDesk as use } from '../shared/desk.svelte';
import { type SpaceFacts, spaceFacts } from './model';
import { offersByPiece } from './offers';
import { SKILLS, type Space, type UnfathomableView, shipView } from './state';

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

  /** A crisis or a test is what everybody looks at, unless a pile is asked for. */
  readonly pressing = $derived.by(
    () => (this.table.mythos !== null || this.view.test !== null) && !SKILLS.some((skill) => this.at(`deck:${skill}`).length),
  );

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

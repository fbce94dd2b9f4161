/** What all parts of the board of Abyss share. */
import type { BoardProps, Offer } from '../../lib/board';
import { Desk, provide, useDesk as use } from '../shared/desk.svelte';
import { type Realm, realmOf } from './model';
import { offersByPiece } from './offers';
import { type AbyssView, abyssView } from './state';

export class AbyssDesk extends Desk {
  readonly view: AbyssView = $derived.by(() => abyssView(this.props().view));
  readonly table = $derived.by(() => this.view.table);
  readonly leviathan = $derived.by(() => this.view.options['leviathan'] === true);
  readonly kraken = $derived.by(() => this.view.options['kraken'] === true);
  private readonly realms: Realm[] = $derived.by(() =>
    Array.from({ length: this.view.seats }, (_, seat) => realmOf(this.view, this.cards, seat)),
  );

  protected place(offers: readonly Offer[]): Map<string, Offer[]> {
    return offersByPiece(offers, this.view);
  }

  realm(seat: number): Realm {
    return this.realms[seat]!;
  }
}

export function provideDesk(props: () => BoardProps): AbyssDesk {
  return provide(new AbyssDesk(props));
}

export function useDesk(): AbyssDesk {
  return use<AbyssDesk>();
}

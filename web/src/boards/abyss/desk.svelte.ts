/** What all parts of the board share: the view, the cards, and which piece can be chosen. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Offer } from '../../lib/board';
import { seatName } from '../../lib/names';
import { tell } from '../../lib/words.svelte';
import { type Realm, realmOf } from './model';
import { offersByPiece } from './offers';
import { type AbyssView, abyssView } from './state';

/** A card somebody looks at closely: at rest the mouse opens it, a click or a long press pins it. */
export interface Look {
  slug: string;
  at: DOMRect;
  pinned: boolean;
}

export class Desk {
  look = $state.raw<Look | null>(null);

  constructor(private readonly props: () => BoardProps) {}

  readonly view: AbyssView = $derived.by(() => abyssView(this.props().view));
  readonly table = $derived.by(() => this.view.table);
  readonly cards = $derived.by(() => this.props().cards);
  readonly me = $derived.by(() => this.props().me);
  readonly seats = $derived.by(() => this.props().seats);
  readonly leviathan = $derived.by(() => this.view.options['leviathan'] === true);
  readonly kraken = $derived.by(() => this.view.options['kraken'] === true);
  private readonly offers = $derived.by(() =>
    this.props().past ? new Map<string, Offer[]>() : offersByPiece(this.props().offers, this.view),
  );
  private readonly realms: Realm[] = $derived.by(() =>
    Array.from({ length: this.view.seats }, (_, seat) => realmOf(this.view, this.cards, seat)),
  );

  at(piece: string): Offer[] {
    return this.offers.get(piece) ?? [];
  }

  get asked(): boolean {
    return this.offers.size > 0;
  }

  choose(offer: Offer): void {
    this.look = null;
    this.props().choose(offer);
  }

  /** How often a key is chosen so far. */
  chosen(key: string): number {
    return this.props().chosen.filter((one) => one === key).length;
  }

  /** Several things are chosen before the answer is given. */
  get several(): boolean {
    const shape = this.view.decision?.shape;
    return shape === 'split' || shape === 'pick_some' || shape === 'order';
  }

  realm(seat: number): Realm {
    return this.realms[seat]!;
  }

  name(seat: number): string {
    return seatName(this.seats, seat);
  }

  card(slug: string): string {
    const card = this.cards[slug];
    return card ? tell(card.name) : '';
  }

  /** Everything a card says, for those who cannot see it. */
  text(slug: string): string {
    return (this.cards[slug]?.text ?? []).map((text) => tell(text)).join(' ');
  }

  /** A word of the game, such as the name of a race. */
  word(id: string, args?: Record<string, number>): string {
    return tell({ id, domain: this.view.game, ...(args ? { args } : {}) });
  }
}

const KEY = Symbol('desk');

export function provideDesk(props: () => BoardProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** What all parts of a board share: the cards, the seats, and which piece can be chosen. */
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { BoardProps, Offer } from '../../lib/board';
import { seatName } from '../../lib/names';
import { tell } from '../../lib/words.svelte';
import { type Look, useGlass } from './glass.svelte';

/** From here on every seat's area lies on the board itself. */
const WIDE = 'min-width: 1800px';
/** A window so low that things have to be drawn flatter, and yet wide enough for it. */
const SHORT = '(max-height: 800px) and (min-width: 821px)';

export abstract class Desk {
  private readonly glass = useGlass();
  private readonly broad = new MediaQuery(WIDE);
  private readonly low = new MediaQuery(SHORT);

  constructor(protected readonly props: () => BoardProps) {}

  readonly cards = $derived.by(() => this.props().cards);
  readonly me = $derived.by(() => this.props().me);
  readonly seats = $derived.by(() => this.props().seats);
  /** The seat whose area lies on the board itself: the own one, or for a spectator that of the seat whose turn it is. */
  readonly home = $derived.by(() => this.props().me ?? this.props().view.turn.seat ?? 0);
  /** All seats, the one at home first. */
  readonly around = $derived.by(() => {
    const { seats } = this.props().view;
    return Array.from({ length: seats }, (_, i) => (this.home + i) % seats);
  });
  /** The seat whose area lies open over the board. */
  readonly over = $derived.by(() => {
    const area = this.props().area ?? null;
    return this.wide || area === this.home ? null : area;
  });
  private readonly offers = $derived.by(() =>
    this.props().past ? new Map<string, Offer[]>() : this.place(this.props().offers),
  );

  get wide(): boolean {
    return this.broad.current;
  }

  get short(): boolean {
    return this.low.current;
  }

  get look(): Look | null {
    return this.glass.look;
  }
  set look(look: Look | null) {
    this.glass.look = look;
  }

  /** The offers by the piece they glow on; one without a piece stays in the list. */
  protected abstract place(offers: readonly Offer[]): Map<string, Offer[]>;

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
    const shape = this.props().view.decision?.shape;
    return shape === 'split' || shape === 'pick_some' || shape === 'order';
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

  /** A word of the game, such as the name of a thing. */
  word(id: string, args?: Record<string, number>): string {
    return tell({ id, domain: this.props().view.game, ...(args ? { args } : {}) });
  }
}

/** Which piece of a board offers glow on. */
export function byPiece(offers: readonly Offer[], piece: (offer: Offer) => string | null): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const name = piece(offer);
    if (name) found.set(name, [...(found.get(name) ?? []), offer]);
  }
  return found;
}

const KEY = Symbol('desk');

export function provide<D extends Desk>(desk: D): D {
  return setContext(KEY, desk);
}

export function useDesk<D extends Desk = Desk>(): D {
  return getContext<D>(KEY);
}

/** What a game gives the shell to draw: the interface between src/shell and src/boards. */
import type { Component } from 'svelte';
import type { CardInfo, LogLine, Phrase, SeatInfo, StandingOrder, View } from './wire';

/** Something that may be chosen now. */
export interface Offer {
  key: string;
  /** Its words in the reader's language. */
  label: string;
  refs: string[];
  rule: string;
  /** The message id of the question. */
  prompt: string;
  disabled?: boolean;
}

export interface BoardProps {
  view: View;
  /** The view before this one, for things that travel. */
  previous: View | null;
  /** The log lines of this step. */
  lines: LogLine[];
  seats: SeatInfo[];
  me: number | null;
  /** A moment of the past is shown: nothing can be chosen. */
  past: boolean;
  cards: Record<string, CardInfo>;
  offers: Offer[];
  choose: (offer: Offer) => void;
  /** Keys chosen so far; repeated for a split. */
  chosen: string[];
  /** The seat whose realm lies open over the board: it was chosen in the list of seats. */
  realm?: number | null;
  /** Opens the realm of a seat, or closes it (null). */
  showRealm?: (seat: number | null) => void;
  /** The standing orders of this seat; one can be given or taken back at any time. */
  orders?: StandingOrder[];
  order?: (order: StandingOrder) => Promise<unknown>;
  orderBack?: (order: StandingOrder) => Promise<unknown>;
}

export interface TalkProps {
  view: View;
  seats: SeatInfo[];
  me: number | null;
  /** Whether the rules of table talk hold at this table. */
  strict: boolean;
  /** Says it to everybody; rejects when it could not be said. Null for those who only listen. */
  speak: ((phrase: Phrase) => Promise<unknown>) | null;
  /** Switches the rules off or on for the whole table; null for those who may not. */
  change: ((strict: boolean) => Promise<unknown>) | null;
}

export interface Board {
  /** The zones; fills the board area. */
  Table: Component<BoardProps>;
  /** The own hand. */
  Hand: Component<BoardProps>;
  /** What anyone may know of a seat at one glance. */
  SeatLine: Component<{ view: View; seat: number }>;
  /** The final score table. */
  Score: Component<{ view: View; seats: SeatInfo[] }>;
  /** One card drawn large. */
  Card: Component<{ card: CardInfo; size?: 's' | 'm' | 'l' }>;
  /** What stands above the chat: phrases, rules of table talk. */
  Talk?: Component<TalkProps>;
  /** The clause that whoever writes freely should mind at this moment, where the rules of talk hold. */
  minded?: (view: View) => string | null;
  /** Orders that the board itself shows, so that they need not stand in the list of orders. */
  shows?: (order: StandingOrder) => boolean;
  /** A css class with the palette of the game. */
  water: string;
}

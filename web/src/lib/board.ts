/** What a game gives the shell to draw: the interface between src/shell and src/boards. */
import type { Component } from 'svelte';
import type { CardInfo, Json, LogLine, Phrase, Refused, SeatInfo, StandingOrder, TextArg, View } from './wire';

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
  /** The question lies one answer ahead: first this answer is given, then the offer's own. */
  after?: { key: string; label: string };
  /** What it needs or leads to, where its words do not say so. */
  forecast?: Forecast | null;
}

/** What an answer needs or leads to. */
export interface Forecast {
  /** A few signs, for the piece: "4+". May be empty. */
  brief: string;
  words: string;
  /** A large board shows it already; on a small one it may be out of sight. */
  small?: boolean;
  /** The words say the number that is chosen: it need not stand beside them. */
  number?: boolean;
}

/** An answer that is not given yet: an option, a number, or (with neither) what is chosen so far. */
export interface Considered {
  prompt: string;
  /** The arguments of the question's text. */
  args: Record<string, TextArg>;
  key?: string;
  number?: number;
  chosen: readonly string[];
  view: View;
  cards: Record<string, CardInfo>;
}

/** What lies on the table at one moment, and who looks at it. */
export interface Scene {
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
}

/** What is asked of whoever looks at it, and what they may do about it. */
export interface Asked {
  offers: Offer[];
  choose: (offer: Offer) => void;
  /** Keys chosen so far; repeated for a split. */
  chosen: string[];
  /** What might be expected but may not be done now, and why. */
  refused?: Refused[];
  /** The standing orders of this seat; one can be given or taken back at any time. */
  orders?: StandingOrder[];
  order?: (order: StandingOrder) => Promise<unknown>;
  orderBack?: (order: StandingOrder) => Promise<unknown>;
}

export interface BoardProps extends Scene, Asked {
  /** The seat whose area lies open over the board: it was chosen in the list of seats. */
  area?: number | null;
  /** Opens the area of a seat, or closes it (null). */
  showArea?: (seat: number | null) => void;
}

/** How a card is drawn; m is large enough to read. */
export type CardView = Component<{ card: CardInfo; size?: 's' | 'm' | 'l' }>;

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

/** What a deck builder gets: the cards, and how many bytes of decks a table takes. */
export interface DeckProps {
  game: string;
  cards: Record<string, CardInfo>;
  most: number;
}

export interface ScoreProps {
  view: View;
  seats: SeatInfo[];
}

export interface Board {
  /** The zones; fills the board area. */
  Table: Component<BoardProps>;
  /** The own hand. */
  Hand: Component<BoardProps>;
  /** What anyone may know of a seat at one glance. */
  SeatLine: Component<{ view: View; seat: number }>;
  /** The final score; fetched when a game is over. */
  score: () => Promise<Component<ScoreProps>>;
  Card: CardView;
  /** What stands above the chat: phrases, rules of table talk. */
  Talk?: Component<TalkProps>;
  /** The clause that whoever writes freely should mind at this moment, where the rules of talk hold. */
  minded?: (view: View) => string | null;
  /** Orders that the board itself shows, so that they need not stand in the list of orders. */
  shows?: (order: StandingOrder) => boolean;
  /** The name of the piece that stands for an offer, or null: while it is drawn, the question need not list the offer. */
  pieceOf: (offer: Pick<Offer, 'key' | 'prompt'>, view: View, cards: Record<string, CardInfo>) => string | null;
  /** Answers whose targets can be clicked at once, because verb and target are one thought; `next` is asked then. */
  direct?: (verb: Pick<Offer, 'key' | 'prompt'>, next: string) => boolean;
  /** The deck builder, where decks are built; fetched when somebody goes there. */
  decks?: () => Promise<Component<DeckProps>>;
  /** What may go on after the end: the words of the button, and the options of the table it leads to. */
  onward?: (view: View) => { words: string; options: Record<string, Json> } | null;
  /** What answers of one kind do, where there may be many of them ("play a card"); told beside the question. */
  verb?: (offer: Pick<Offer, 'key' | 'prompt'>) => string | null;
  /** Answers that end something for good: who wants it is asked once more. */
  final?: (offer: Pick<Offer, 'key' | 'prompt'>) => boolean;
  /** What an answer needs or leads to, told before it is given. */
  forecast?: (considered: Considered) => Forecast | null;
  /** The title of an end that nobody wins, where the game itself was the opponent. */
  nobody?: (view: View) => string | null;
  /** The number of the round, in games that people count by rounds; the others count turns. */
  round?: (view: View) => number;
  /** A css class with the palette of the game. */
  water: string;
}

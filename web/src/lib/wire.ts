/** The types of docs/protocol.md. Names and fields are those of the wire; nothing here has behaviour. */

export type Lang = 'en' | 'pl' | 'de';
export const LANGS: readonly Lang[] = ['en', 'pl', 'de'];

export interface Text {
  id: string;
  domain?: string;
  /** The form it wants wherever it stands: "one", "each", "it". */
  form?: string;
  args?: Record<string, TextArg>;
}
export interface Listed {
  list: Text[];
  join: string;
}
export type TextArg = string | number | Text | Listed;

export type ErrorCode =
  | 'invalid' | 'origin' | 'no-key' | 'bad-key' | 'revoked' | 'not-allowed' | 'not-found' | 'illegal' | 'stale'
  | 'not-your-turn' | 'over' | 'secret' | 'too-large' | 'too-fast' | 'busy' | 'broken';

/** A refusal, over HTTP or in a socket. */
export interface Refusal {
  is: 'error';
  code: ErrorCode;
  text: Text;
  rule: string;
  key: string;
  /** The option of a new table that is wrong, where it is one. */
  option: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type OptionValue = string | number | boolean;
/** Values of listed options. */
export type GameOptions = Record<string, OptionValue>;
/** The options of a table: of data it is only told whether it is the usual. */
export type TableOptions = Record<string, OptionValue | { usual: boolean }>;
export interface ListOption {
  kind: 'list';
  default: OptionValue;
  values: OptionValue[];
}
/** An option that is data of the player's own; the game checks it. */
export interface DataOption {
  kind: 'data';
  default: Json;
  most_bytes: number;
  example: Json;
  /** How it is chosen by hand; without it, it is written as JSON. */
  control?: Field | null;
}
export interface Named {
  value: Json;
  text: Text;
}
/** A part of data and how it is chosen (`games/controls.py`). */
export type Part =
  | { is: 'one'; values: Named[] }
  | { is: 'some'; values: Named[]; sizes: Record<string, number> }
  | { is: 'seat'; none: Text }
  | { is: 'count'; least: number; most: number }
  | { is: 'order'; fields: Field[] }
  | { is: 'brought'; ready: Named[]; pasted: string; fields: (Field & { name: string })[] }
  | { is: 'seats'; part: Part }
  | { is: 'file'; endings: string[] };
export interface Field {
  part: Part;
  title: Text | null;
  usual: Json;
  /** It matters only with one of these values of listed options, and with so many seats (none: any). */
  when: Record<string, OptionValue[]>;
  seats: number[];
}

/** A sentence a game has ready: the message `phrase-<id>` of its words. */
export interface PhraseInfo {
  id: string;
  /** What has to be filled in, by kind: `seat` is anybody at the table. */
  args: Record<string, 'seat'>;
  /** When it makes sense; the board knows when that is. */
  during: string;
}

export interface GameInfo {
  id: string;
  version: string;
  seats: number[];
  options: Record<string, ListOption | DataOption>;
  bots: string[];
  /** Every combination of listed options with the seat counts it may be played with, with the usual data. */
  forms: { options: GameOptions; seats: number[] }[];
  /** What standing orders may be given under: clauses that stand behind "if". */
  conditions: { id: string; text: Text; /** How the questions begin that it is about; none: all. */ fits: string[] }[];
  /** Ready phrases, and the clauses on talk that the host may switch off. */
  talk: { phrases: PhraseInfo[]; rules: string[] };
  /** The player aid by section: messages `aid-<id>` and `aid-<id>-is` of the game, and the clause behind them. */
  aid: Record<string, { id: string; rule: string }[]>;
}

export interface ClauseInfo {
  id: string;
  chapter: string;
  kind: string;
  enforceable: boolean;
  ruling: boolean;
  /** The rulebook may be read in another way. */
  uncertain: boolean;
  texts: Record<Lang, string>;
}

export interface CardInfo {
  slug: string;
  name: Text;
  text: Text[];
  /** What the board draws: numbers mostly, named by the game. */
  facts: Record<string, unknown>;
  clauses: string[];
}

export interface NewSeat {
  who: 'me' | 'friend' | 'bot';
  bot?: string;
  name?: string;
  lang?: Lang;
}
export interface NewTable {
  game: string;
  options: Record<string, Json>;
  seats: NewSeat[];
  seed: number | null;
}

export interface Opened {
  table: string;
  host: string;
  watch: string;
  /** A key per seat; bots have none. */
  seats: (string | null)[];
}
/** What a bot would answer, and what speaks for it and against it. */
export interface Hint {
  question: string;
  answer: Answer;
  reasons: Text[];
}
/** Options before a table is opened: as the game will have them, or as far as it understood them. */
export interface Checked {
  options: Record<string, Json>;
  wrong: Refusal[];
}

export interface Issued {
  key: string;
}

export type Role = 'seat' | 'watch' | 'host';

export interface SeatInfo {
  seat: number;
  name: string;
  lang: Lang;
  who: 'human' | 'bot';
  /** With who "human" a bot plays for a human who may come back. */
  bot: string;
  present: boolean;
  joined: boolean;
}

export interface Summary {
  table: string;
  game: string;
  options: TableOptions;
  role: Role;
  seat: number | null;
  seats: SeatInfo[];
  waiting: number[];
  number: number;
  over: boolean;
  /** As in the state. */
  marks?: readonly Text[];
  created: string;
  touched: string;
}

export interface LogLine {
  number: number;
  text: Text;
  rule: string;
  refs: string[];
  audience: number[] | null;
}

export interface Moment {
  number: number;
  view: View;
  lines: LogLine[];
  /** After a game with hidden enemies: for how likely one each seat took each seat. */
  beliefs?: number[][] | null;
}

export type Shape = 'pick' | 'pick_some' | 'split' | 'order' | 'number';

export interface Option {
  key: string;
  text: Text;
  rule: string;
  refs: string[];
}

export interface Decision {
  id: string;
  seat: number;
  shape: Shape;
  prompt: Text;
  rule: string;
  /** The window that asks, as "kind/timing"; "" for other questions. */
  window?: string;
  options: Option[];
  least?: number;
  most?: number;
  /** For a split: how many of each option there are. */
  limits?: Record<string, number>;
  /** For a split of several sums: each over options of its own. */
  sums?: { keys: string[]; least: number; most: number }[];
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: Text;
}

/** What was compared among those with the best score; games that break ties have a list of them in their view. */
export interface Tie {
  text: Text;
  /** By seat. */
  values: number[];
  rule: string;
  /** Who was still equal. */
  seats: number[];
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: TableOptions;
  /** How many choices were made so far. */
  number: number;
  waiting: number[];
  /** A number that changes with every turn, and whose turn it is, whoever is asked meanwhile. */
  turn: { number: number; seat: number | null };
  /** The phases the table is in the middle of, from the outermost to the innermost. */
  doing: string[];
  /** The fields of the game's state that this key may know; each board has its own type for it. */
  table: Record<string, unknown>;
  decision: Decision | null;
  outcome: Outcome | null;
}

export interface Refused {
  text: Text;
  rule: string;
}

/** What an answer would ask the same seat next. */
export interface Ahead {
  prompt: Text;
  options: Option[];
  refused: Refused[];
}

export interface StandingOrder {
  question: string;
  answer: Answer;
  condition: string;
  times: number;
}

export type UndoSize = 'choice' | 'action' | 'turn';
export const UNDO_SIZES: readonly UndoSize[] = ['choice', 'action', 'turn'];
export interface UndoInfo {
  /** Back to the question after this choice. */
  number: number;
  /** Not free: the others must agree. */
  free: boolean;
}

export interface Proposal {
  seat: number;
  size: UndoSize;
  number: number;
  needed: number[];
  agreed: number[];
  /** The entry it was made with: who agrees names it. */
  entry: number;
}

/** Either the words somebody wrote, or a phrase that each reader reads in their own language. */
export interface ChatLine {
  entry: number;
  seat: number | null;
  name: string;
  at: string;
  text?: string;
  phrase?: Text;
  /** The seat that is told this alone. */
  only?: number;
}

export interface Phrase {
  id: string;
  /** Seats, by the names of what has to be filled in. */
  args?: Record<string, number>;
}

/** Lines from `since` on: drop what is numbered so or higher, then append these. */
export interface Tail<Line> {
  since: number;
  lines: Line[];
}

export interface State {
  is: 'state';
  /** Counts everything that happened at the table; never goes down. */
  entry: number;
  role: Role;
  seat: number | null;
  view: View;
  log: Tail<LogLine>;
  refused: Refused[];
  /** By answer, at questions that begin an action. */
  ahead?: Record<string, Ahead>;
  /** Answers that settle this question and the same ones to come, as a proposal. */
  plan?: Option[];
  seats: SeatInfo[];
  orders: StandingOrder[];
  /** Names the moment whose questions are open: the same for all who are asked then. */
  asked?: string;
  /** Is this seat asked where there is nothing to choose? Null for who has no seat. */
  empty?: boolean | null;
  undo: Record<UndoSize, UndoInfo | null>;
  proposal: Proposal | null;
  chat: Tail<ChatLine>;
  /** Whether the rules of table talk hold here; null where the game has none. */
  strict: boolean | null;
  /** What everybody should know of this table as long as it stands, such as that its opener chose the seed. */
  marks?: readonly Text[];
  table: string;
  created: string;
  touched: string;
}

/** pick: a key · pick_some, order: keys · split: how many of each · number: a number */
export type Answer = string | string[] | Record<string, number> | number;

export type Command =
  | { do: 'answer'; question: string; answer: Answer }
  | { do: 'order'; question: string; answer: Answer | null; condition: string; times: number }
  | { do: 'empty'; ask: boolean }
  | { do: 'undo'; size: UndoSize }
  | { do: 'agree'; yes: boolean; proposal: number }
  | { do: 'say'; text: string }
  | { do: 'say'; phrase: Phrase }
  | { do: 'sit'; name: string; lang: Lang }
  | { do: 'hand'; seat: number; bot: string }
  | { do: 'talk'; strict: boolean };
export type KeyedCommand = Command & { key: string };

export interface Hello {
  do: 'hello';
  table: string;
  key: string;
  /** The first choice number whose log lines are wanted. */
  since: number;
}

export interface Done {
  is: 'done';
  key: string;
  entry: number;
}
export interface Bye {
  is: 'bye';
  code: 'revoked' | 'shutdown' | 'slow';
}
export type ServerMessage = State | Done | Refusal | Bye | { is: 'pong' };

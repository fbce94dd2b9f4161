/** The view of a table of Call_of_madness. Made from src/fathom/games/call_of_madness/state.py by `python -m fathom.lab.view_types`:
 * change the declarations there, not this file. */
import type { View } from '../../lib/wire';

export type Tile =
  | 'inv-patrolman'
  | 'inv-reporter'
  | 'inv-student'
  | 'inv-priest'
  | 'inv-detective'
  | 'inv-gangster'
  | 'inv-professor'
  | 'inv-agent'
  | 'inv-soldier'
  | 'tiles-10'
  | 'tiles-11'
  | 'tiles-12'
  | 'tiles-13'
  | 'tiles-14'
  | 'tiles-15'
  | 'tiles-16'
  | 'tiles-17'
  | 'tiles-18'
  | 'tiles-19'
  | 'tiles-20'
  | 'tiles-21'
  | 'tiles-22'
  | 'tiles-23'
  | 'tiles-24'
  | 'tiles-25'
  | 'tiles-26'
  | 'tiles-27'
  | 'tiles-28'
  | 'tiles-29'
  | 'tiles-30'
  | 'tiles-31'
  | 'tiles-32'
  | 'tiles-33'
  | 'tiles-34'
  | 'tiles-35'
  | 'tiles-36'
  | 'tiles-37'
  | 'tiles-38'
  | 'tiles-39'
  | 'tiles-40';

export type Colour =
  | 'blue'
  | 'green'
  | 'red';

export type Depth =
  | 'depth-tide-a'
  | 'depth-tide-b'
  | 'depth-offering-a'
  | 'depth-offering-b';

export type Character =
  | 'rose'
  | 'rashford'
  | 'agnes'
  | 'crane';

export type God =
  | 'guide'
  | 'serpents'
  | 'toad'
  | 'digger'
  | 'sleeper'
  | 'yellow'
  | 'deep'
  | 'flame'
  | 'goat';

/** A pile of one seat: its owner sees the cards, everybody else how many. */
export interface Held<T> {
  size: number;
  cards?: T[];
}

/** A pile of which only the top lies open. */
export interface Top<T> {
  size: number;
  top: T | null;
}

export interface MoreView {
  cultists?: (number | null)[];
  discard?: string[] | null;
  bags?: Record<string, number>;
  names?: Record<string, unknown>;
  prices?: Record<string, number>;
  strengths?: Record<string, number>;
  solo?: boolean;
  scores?: ScoreView[];
  claims?: string[];
}

export interface ScoreView {
  cultists: number;
  immediate: number;
  claimed: [string, number][];
  finals: [string, number][];
  total: number;
}

export interface Call_of_madnessTable {
  board: ({ number: number; tile: Tile; life: number; fire: boolean; madness: Record<Colour, number> } | null)[];
  outposts: number[];
  depth: (Depth | null)[];
  madness: Record<Colour, number>[];
  fire: number[];
  corruption: number[];
  characters: (Character | null)[];
  figures: (God | null)[];
  ready: number[];
  passed: number[];
  free_turns: number[];
  decks: number[];
  hands: Held<string>[];
  discards: Top<string>[];
  rlyeh: string[][];
  played: string[];
  playing: number;
  removed: string[];
  gods: (God | null)[];
  god_decks: Top<string>[];
  blocked: number;
  goals: (string | null)[];
  goal_deck: number;
  goals_gone: string[];
  claimed: Held<string>[];
  finals: Held<string>[];
  finals_dropped: Held<string>[];
  finals_left: number;
  event_deck: number;
  events_open: string[];
  events_gone: string[];
  outpost_supply: number;
  fire_supply: number;
  corruption_supply: number;
  depth_supply: number[];
  tile_discard: number[];
  automa_deck: number;
  automa_discard: string[];
  automa_card: string[];
  automa_out: string[];
  round: number;
  night: boolean;
  holder: number;
  first: number;
  phase: string;
  current: number;
  turn: number;
  plays: number;
  felled: number[];
  lured: number[];
  life_taken: number;
  cultists_taken: number;
  targeted: number[];
  paid: string[];
  claims: number;
  ending: string;
}

export interface Call_of_madnessView extends Omit<View, 'table'>, MoreView {
  table: Call_of_madnessTable;
}

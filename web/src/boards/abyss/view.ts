/** The view of a table of Abyss. Made from src/fathom/games/abyss/state.py by `python -m fathom.lab.view_types`:
 * change the declarations there, not this file. */
import type { View } from '../../lib/wire';

/** A pile of one seat: its owner sees the cards, everybody else how many. */
export interface Held<T> {
  size: number;
  cards?: T[];
}

export interface MoreView {
  scores?: Record<string, number>[];
  ties?: Tie[];
  tokens?: number[][];
}

export interface Tie {
  text: unknown;
  values: number[];
  rule: string;
  seats: number[];
}

export interface AbyssTable {
  deck: number;
  discard: number;
  discard_open_to: number;
  aside: string[];
  track: string[];
  laid: string[];
  removed: string[];
  council: number[];
  hands: Held<string>[];
  affiliated: string[][];
  lord_deck: number;
  court: (string | null)[];
  lords_gone: string[];
  free: string[][];
  disabled: string[][];
  assigned: [string, string][][];
  location_stack: number;
  available: string[];
  drawn: string[];
  locations: string[][];
  locations_gone: string[];
  loot_deck: number;
  loot: Record<string, number[]>;
  loot_gone: number[];
  pearls: number[];
  key_tokens: number[];
  nebulis: number[];
  wounds: number[];
  base_pile: number;
  tokens: Held<number>[];
  tokens_gone: number[];
  expansion_pile: number;
  expansion_tokens: Held<string>[];
  expansion_gone: string[];
  kraken_holder: number;
  slayer: number;
  sentinel_owner: number[];
  sentinel_on: string[];
  sentinel_back: number[];
  threat: number;
  leviathan_deck: number;
  border: (string | null)[];
  life_lost: number[];
  slain: string[][];
  leviathans_gone: string[];
  start: number;
  active: number;
  turn: number;
  price: number;
  bought: number[];
  extra_turns: number;
  skips: number;
  pulled: string;
  ending: string;
  last_turns: number;
  calm: boolean;
  over: boolean;
}

export interface AbyssView extends Omit<View, 'table'>, MoreView {
  table: AbyssTable;
}

/** The view of a table of Unfathomable. Made from src/fathom/games/unfathomable/state.py by `python -m fathom.lab.view_types`:
 * change the declarations there, not this file. */
import type { View } from '../../lib/wire';

export type Resource =
  | 'fuel'
  | 'food'
  | 'sanity'
  | 'souls';

export type Space =
  | 'w1'
  | 'w2'
  | 'w3'
  | 'w4'
  | 'w5'
  | 'w6'
  | 'w7'
  | 'w8'
  | 'd1'
  | 'd2'
  | 'd3'
  | 'd4'
  | 'd5'
  | 'd6'
  | 'd7'
  | 'd8'
  | 'bridge'
  | 'chapel'
  | 'captains-cabin'
  | 'cargo-hold'
  | 'galley'
  | 'boiler-room'
  | 'sick-bay'
  | 'brig'
  | 'deep';

/** A pile of one seat: its owner sees the cards, everybody else how many. */
export interface Held<T> {
  size: number;
  cards?: T[];
}

export interface MoreView {
  distance: number;
  discard_tops: (string | null)[];
  mythos_top: string | null;
  test: SkillTest | null;
  known: Known[];
  loyalties?: string[][];
}

export interface SkillTest {
  source: string;
  target: number;
  partial: number;
  supports: ('influence' | 'lore' | 'observation' | 'strength' | 'will' | 'treachery')[];
  openly: boolean;
  chaos: number;
  added: number[];
  whose: number[];
  total: number | null;
  result: '' | 'pass' | 'partial' | 'fail';
}

export interface Known {
  zone: string;
  slot: number;
  at: [number, string][];
  inside: string[];
}

export interface UnfathomableTable {
  resources: Record<Resource, number>;
  travel: number;
  ritual: number;
  deep_ones: Partial<Record<Space, number>>;
  supply: number;
  dagon: Space;
  hydra: Space;
  passengers: number[];
  passenger_supply: number;
  passengers_gone: number;
  damage: (string | null)[];
  damage_deck: number;
  row: string[];
  waypoint_deck: number;
  skill_decks: number[];
  hands: Held<string>[];
  chaos: number;
  pool: number;
  shown: string[];
  characters: (string | null)[];
  places: (Space | null)[];
  items: string[][];
  active: (string | null)[];
  feats: number[];
  kept: string[][];
  spells: string[][];
  loyalty: Held<string>[];
  revealed: (string | null)[];
  captain: number;
  keeper: number;
  loyalty_deck: number;
  mythos_deck: number;
  item_deck: number;
  spell_deck: number;
  current: number;
  turn: number;
  actions: number;
  mythos: string | null;
  awakened: boolean;
  barricaded: boolean;
  skips_mythos: boolean;
  ending: string;
}

export interface UnfathomableView extends Omit<View, 'table'>, MoreView {
  table: UnfathomableTable;
}

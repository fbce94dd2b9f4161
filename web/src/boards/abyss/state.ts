/** The view of an Abyss table, as src/fathom/games/abyss/state.py shows it. */
import type { View } from '../../lib/wire';

/** A pile of one seat: its owner sees the cards, everybody else how many. */
export interface Held<T> {
  size: number;
  cards?: T[];
}

export interface AbyssTable {
  deck: number;
  discard: number;
  /** The seat that may look through the discard, or -1. */
  discard_open_to: number;
  /** Monsters set aside during an exploration. */
  aside: string[];
  track: string[];
  /** Allies laid down as payment. */
  laid: string[];
  council: number[];
  hands: Held<string>[];
  affiliated: string[][];

  lord_deck: number;
  court: (string | null)[];
  lords_gone: string[];
  free: string[][];
  disabled: string[][];
  /** [location, lord] pairs. */
  assigned: [string, string][][];

  location_stack: number;
  available: string[];
  drawn: string[];
  locations: string[][];
  loot_deck: number;
  loot: Record<string, number[]>;

  pearls: number[];
  key_tokens: number[];
  nebulis: number[];
  wounds: number[];
  base_pile: number;
  tokens: Held<number>[];
  expansion_pile: number;
  expansion_tokens: Held<string>[];
  kraken_holder: number;
  slayer: number;
  sentinel_owner: number[];
  sentinel_on: string[];

  threat: number;
  leviathan_deck: number;
  border: (string | null)[];
  life_lost: number[];
  slain: string[][];

  start: number;
  active: number;
  turn: number;
  price: number;
  ending: string;
  last_turns: number;
}

export const SCORE_PARTS = ['lords', 'allies', 'tokens', 'locations', 'wounds', 'slayer', 'nebulis', 'kraken'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

export interface AbyssView extends Omit<View, 'table'> {
  table: AbyssTable;
  /** At the end: every seat's influence by part, and its Monster tokens turned up. */
  scores?: Partial<Record<ScorePart, number>>[];
  tokens?: number[][];
  /** What each seat would score now by what everybody sees, and each controlled Location to its owner. */
  influence?: number[];
  worth?: Record<string, number>;
}

export function abyssView(view: View): AbyssView {
  return view as unknown as AbyssView;
}

export const SPACES = [
  'space-2-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'space-9',
  'space-10',
  'space-11-12',
] as const;
/** In how many of 36 rolls the dice name a space. */
export const WAYS = [3, 3, 4, 5, 6, 5, 4, 3, 3] as const;
export const SENTINELS = ['watcher', 'vigil', 'lookout'] as const;
/** Threat spaces: Keys, and how many Pearls or tokens in any mix. */
export const THREAT = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
] as const;
export const TRACK_SPACES = 5;

/** The view of an Unfathomable table, as src/fathom/games/unfathomable/state.py shows it. */
import type { View } from '../../lib/wire';

/** A pile of one seat: its owner sees the cards, everybody else how many. */
export interface Held<T> {
  size: number;
  cards?: T[];
}

export const RESOURCES = ['fuel', 'food', 'sanity', 'souls'] as const;
export type Resource = (typeof RESOURCES)[number];
export const SKILLS = ['influence', 'lore', 'observation', 'strength', 'will', 'treachery'] as const;
export type Skill = (typeof SKILLS)[number];
export const WATERS = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const;
export const DECKS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'] as const;
/** The six rooms that can be damaged, then the two that cannot. */
export const ROOMS = [
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'galley',
  'boiler-room',
  'sick-bay',
  'brig',
] as const;
export const SPACES = [...WATERS, ...DECKS, ...ROOMS, 'deep'] as const;
export type Space = (typeof SPACES)[number];
export const MONARCHS = ['dagon', 'hydra'] as const;
export type Monarch = (typeof MONARCHS)[number];

export const MOST = 10;
export const PORT = 12;
export const AWAKENING = 6;
export const TRACK = 4;
export const SINKS = 6;
/** The number that leads to a room when the die is rolled. */
export const ROLLS: Partial<Record<Space, string>> = {
  bridge: '1–2',
  chapel: '3',
  'captains-cabin': '4',
  'cargo-hold': '5',
  galley: '6',
  'boiler-room': '7–8',
};

/** What a seat knows of a place: which cards lie where, counted from the bottom, and which are in there somewhere. */
export interface Known {
  zone: string;
  slot: number;
  at: [number, string][];
  inside: string[];
}

export type Deck = 'damage_deck' | 'item_deck' | 'mythos_deck' | 'spell_deck' | 'waypoint_deck';

/** What everybody knows of the skill test that is announced or running. */
export interface SkillTest {
  source: string;
  target: number;
  partial: number;
  supports: Skill[];
  openly: boolean;
  chaos: number;
  /** How many cards each seat has added; -1 before it was asked. Empty while the test is only announced. */
  added: number[];
  /** Who added each card that lies facedown in the test; below 0: no player did. */
  whose: number[];
  /** Only when the cards lie open. */
  total: number | null;
  result: '' | 'pass' | 'partial' | 'fail';
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
  ending: string;
}

export interface UnfathomableView extends Omit<View, 'table'> {
  table: UnfathomableTable;
  distance: number;
  discard_tops: (string | null)[];
  test: SkillTest | null;
  /** What this seat has looked at and may remember. */
  known: Known[];
  /** At the end: the cards nobody had revealed. */
  loyalties?: string[][];
}

export function shipView(view: View): UnfathomableView {
  return view as unknown as UnfathomableView;
}

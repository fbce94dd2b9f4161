/** What the board of Unfathomable adds to the generated types of its view. */
import type { View } from '../../lib/wire';
import type { UnfathomableView } from './view';

export type { Held, Known, SkillTest, UnfathomableTable, UnfathomableView } from './view';

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

export type Deck = 'damage_deck' | 'item_deck' | 'mythos_deck' | 'spell_deck' | 'waypoint_deck';

export function shipView(view: View): UnfathomableView {
  return view as unknown as UnfathomableView;
}

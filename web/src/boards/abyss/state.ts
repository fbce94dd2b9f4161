/** What the board of Abyss adds to the generated types of its view. */
import type { View } from '../../lib/wire';
import type { AbyssView as Shown } from './view';

export type { AbyssTable, Held } from './view';

export const SCORE_PARTS = ['lords', 'allies', 'tokens', 'locations', 'wounds', 'slayer', 'nebulis', 'kraken'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

export interface AbyssView extends Shown {
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

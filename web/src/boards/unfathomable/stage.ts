/** What travels on the board of Unfathomable; shared/stage.ts makes it move. */
import type { View } from '../../lib/wire';
import { type Trip, travel as go } from '../shared/stage';
import { flights } from './flights';
import { shipView } from './state';

const TRIP: Trip = {
  plan: (before, now) => flights(shipView(before), shipView(now)),
  lands: /^(hand|figure|monarch):/,
  slides: /^hand:/,
  water: 'water-unfathomable',
};

/** Call in `$effect.pre` of every part of the board. */
export function travel(previous: View | null, view: View): void {
  go(previous, view, TRIP);
}

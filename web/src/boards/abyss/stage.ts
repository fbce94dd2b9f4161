/** What travels on the board of Abyss; shared/stage.ts makes it move. */
import type { View } from '../../lib/wire';
import { type Trip, travel as go } from '../shared/stage';
import { flights } from './flights';
import { abyssView } from './state';

const TRIP: Trip = {
  plan: (before, now) => flights(abyssView(before), abyssView(now)),
  lands: /^(track|hand|laid|affiliated):|^lord-(?!deck)|^location-(?!stack)/,
  slides: /^(hand:|lord-(?!deck)|location-(?!stack))/,
  water: 'water-abyss',
};

/** Call in `$effect.pre` of every part of the board. */
export function travel(previous: View | null, view: View): void {
  go(previous, view, TRIP);
}

/** What travels on the board of Unfathomable; shared/stage.ts makes it move. */
import type { Trip } from '../shared/stage';
import { flights } from './flights';
import { shipView } from './state';

export const TRIP: Trip = {
  plan: (before, now) => flights(shipView(before), shipView(now)),
  lands: /^(hand|figure|monarch):/,
  slides: /^hand:/,
  water: 'water-unfathomable',
};

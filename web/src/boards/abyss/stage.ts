/** What travels on the board of Abyss; shared/stage.ts makes it move. */
import type { Trip } from '../shared/stage';
import { flights } from './flights';
import { abyssView } from './state';

export const TRIP: Trip = {
  plan: (before, now) => flights(abyssView(before), abyssView(now)),
  lands: /^(track|hand|laid|affiliated):|^lord-(?!deck)|^location-(?!stack)/,
  slides: /^(hand:|lord-(?!deck)|location-(?!stack))/,
  water: 'water-abyss',
};

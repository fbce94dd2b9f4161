/** What travels on the board: investigators from space to space, cards from hand to table and from the altar. */
import type { Flight, Trip } from '../shared/stage';
import { madnessView, spacesOf, players, type MadnessView } from './model';

/** Where each investigator stands. */
function standing(view: MadnessView): Map<number, string> {
  const found = new Map<number, string>();
  for (const player of players(view)) {
    for (const { index, key } of spacesOf(view, player)) {
      const one = view.table.board[index];
      if (one) found.set(one.number, key);
    }
  }
  return found;
}

export const TRIP: Trip = {
  plan: (before, now) => {
    const [old, fresh] = [madnessView(before), madnessView(now)];
    const from = standing(old);
    const flights: Flight[] = [];
    for (const [number, key] of standing(fresh)) {
      const was = from.get(number);
      if (was && was !== key) flights.push({ from: `inv:${number}`, to: `inv:${number}`, or: key, face: 'from' });
    }
    for (const card of fresh.table.played) {
      if (!old.table.played.includes(card)) {
        flights.push({ from: `hand:${card}`, to: `played:${card}`, or: 'played', face: 'to' });
      }
    }
    return flights;
  },
  lands: /^(inv|played):/,
  slides: /^(hand|token):/,
  water: 'water-madness',
};

/** What travels on the board of Arkham: figures and enemies from location to location, cards from hand to table. */
import type { Flight, Trip } from '../shared/stage';
import { arkhamView } from './model';

export const TRIP: Trip = {
  plan: (before, now) => {
    const old = arkhamView(before).table;
    const fresh = arkhamView(now).table;
    const flights: Flight[] = [];
    fresh.places.forEach((place, seat) => {
      const from = old.places[seat];
      if (from && place && from !== place) {
        flights.push({ from: `player-${seat}`, to: `player-${seat}`, or: place, face: 'from' });
      }
    });
    for (const { id } of fresh.enemies) {
      const [from, to] = [old.where[id], fresh.where[id]];
      if (from && to && from !== to) flights.push({ from: id, to: id, or: to, face: 'from' });
    }
    return flights;
  },
  lands: /^player-/,
  slides: /^hand:/,
  water: 'water-arkham',
};

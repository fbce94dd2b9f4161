/**
 * Every location as a backdrop of its card on the map, 212 by 134 (what matters lies below the name, and not at the sides,
 * which a narrow card cuts off), and what lies around the map, 800 by 420. A scenario is fetched when it is played.
 */
import type { View } from '../../shared/scene';

export interface Scenery {
  around: View;
  places: Record<string, View>;
}

const SCENARIOS: Record<string, () => Promise<{ scenery: Scenery }>> = {
  'the-gathering': () => import('./gathering'),
  'the-midnight-masks': () => import('./masks'),
  'the-devourer-below': () => import('./woods'),
};

/** Nothing where it does not come: a map without pictures is a map too. */
export async function sceneryOf(scenario: string): Promise<Scenery | undefined> {
  try {
    return (await SCENARIOS[scenario]?.())?.scenery;
  } catch {
    return undefined;
  }
}

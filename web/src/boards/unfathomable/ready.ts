/** Cards that lie ready for the next test: a standing order to add them, for one time. */
import type { StandingOrder } from '../../lib/wire';
import type { UnfathomableTable } from './state';

export const CONTRIBUTE = 'ask-contribute';

export function isReady({ question, answer, times }: StandingOrder): boolean {
  return question === CONTRIBUTE && times === 1 && typeof answer === 'object' && !Array.isArray(answer);
}

/** The cards of an order, each as often as it is to be added. */
export function cardsOf({ answer }: StandingOrder): string[] {
  if (typeof answer !== 'object' || Array.isArray(answer)) return [];
  return Object.entries(answer).flatMap(([key, n]) => Array<string>(n).fill(key));
}

export function laying(cards: readonly string[], condition: string): StandingOrder {
  const answer: Record<string, number> = {};
  for (const key of cards) answer[key] = (answer[key] ?? 0) + 1;
  return { question: CONTRIBUTE, answer, condition, times: 1 };
}

/** Can all of it still be added? If not, the order is passed over and the seat is asked. */
export function stillThere(cards: readonly string[], hand: readonly string[]): boolean {
  const left = [...hand];
  return cards.every((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Traitors and whoever is in the Brig add one card at most (U-35.5b). */
export function mostCards(table: UnfathomableTable, seat: number): number {
  const few = table.revealed[seat] != null || table.places[seat] === 'brig';
  return few ? 1 : (table.hands[seat]?.cards?.length ?? 0);
}

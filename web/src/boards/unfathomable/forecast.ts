/** What an answer of Unfathomable needs or leads to, before it is given: attacks, tests, numbers that are chosen. */
import type { Considered, Forecast } from '../../lib/board';
import { say } from '../../lib/words.svelte';
import { cardTotal } from './model';
import { shipView } from './state';

const FACES = 8;
/** The least result of an attack that succeeds (U-4.5a, b). */
const LEAST = { 'deep-one': 4, player: 6 };

function attack(key: string): Forecast {
  const least = key === 'deep-one' || key === 'attack' ? LEAST['deep-one'] : LEAST.player;
  const percent = Math.round((100 * (FACES - least + 1)) / FACES);
  return { brief: `${least}+`, words: say('board-u-attack-needs', { least, percent }) };
}

const outcome = (total: number, target: number, partial: number) =>
  total >= target ? 'pass' : partial && total >= partial ? 'partial' : 'fail';

export function forecast(considered: Considered): Forecast | null {
  const { prompt, key, number, chosen } = considered;
  const view = shipView(considered.view);
  const { test, table } = view;
  if (prompt === 'ask-defender' && key && /^(deep-one|player-)/.test(key)) return attack(key);
  if (prompt === 'ask-act' && key === 'attack') {
    const here = view.seat === null ? null : table.places[view.seat];
    return here && table.deep_ones[here] ? attack(key) : null;
  }
  if (prompt === 'ask-contribute' && key === undefined && test) {
    return { brief: '', words: say('board-u-test-needs', { n: test.target, cards: chosen.length, sum: sumOf(considered) }) };
  }
  if (number === undefined) return null;
  if (prompt === 'ask-well-equipped' && test && test.total !== null) {
    const total = test.total + number;
    return { brief: '', words: say('board-u-total-then', { total, n: test.target, outcome: outcome(total, test.target, test.partial) }) };
  }
  if (prompt === 'ask-disrupt') return { brief: '', words: say('board-u-ritual-then', { n: Math.max(0, table.ritual + number) }) };
  return null;
}

/** What the chosen cards add to the total. */
function sumOf({ view, chosen }: Considered): number {
  const { test } = shipView(view);
  return test ? cardTotal(chosen.map((key) => key.split('@')[0]!), test.supports) : 0;
}

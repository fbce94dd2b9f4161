/** What an answer of Abyss needs or leads to, before it is given: fights, pearls to spend, tokens to share out. */
import type { Considered, Forecast } from '../../lib/board';
import type { Text } from '../../lib/wire';
import { say } from '../../lib/words.svelte';
import { ally, leviathanFacts } from './model';
import { abyssView } from './state';

const FACES = 6;

interface Fight {
  /** What each life point that is left resists, the next one first. */
  resistance: number[];
}

/** The fight that goes on: its questions name the Leviathan. */
function fightOf({ view, cards, args }: Considered): Fight | null {
  const slug = (args['leviathan'] as Text | undefined)?.id;
  const { table } = abyssView(view);
  const at = slug ? table.border.indexOf(slug) : -1;
  if (at < 0) return null;
  return { resistance: leviathanFacts(cards[slug!]).resistance.slice(table.life_lost[at] ?? 0) };
}

/** How many life points so much strength takes. */
function points({ resistance }: Fight, strength: number): number {
  let taken = 0;
  for (const one of resistance) {
    strength -= one;
    if (strength < 0) break;
    taken++;
  }
  return taken;
}

/** How likely the best of so many dice shows at least this. */
function chance(least: number, dice: number): number {
  return least <= 1 ? 1 : least > FACES ? 0 : 1 - ((least - 1) / FACES) ** dice;
}

function fighter(considered: Considered, key: string): Forecast | null {
  const fight = fightOf(considered);
  const { view } = considered;
  if (!fight) return null;
  const { value, mark } = ally(key);
  const pearls = mark === 'pearl' && view.seat !== null ? (abyssView(view).table.pearls[view.seat] ?? 0) : 0;
  const least = (fight.resistance[0] ?? 0) - value - pearls;
  const percent = Math.round(100 * chance(least, mark === 'dice' ? 2 : 1));
  const how = percent === 100 ? 'sure' : percent === 0 ? 'never' : 'roll';
  return {
    brief: how === 'roll' ? `${least}+` : how === 'sure' ? '✓' : '–',
    words: say('board-fight', { how, least, percent, pearls }),
  };
}

function spent(considered: Considered, pearls: number): Forecast | null {
  const fight = fightOf(considered);
  if (!fight) return null;
  const taken = points(fight, Number(considered.args['n']) + pearls);
  const how = taken === 0 ? 'fails' : taken === fight.resistance.length ? 'kills' : 'hits';
  return { brief: '', words: say('board-fight-spent', { how, n: taken }) };
}

export function forecast(considered: Considered): Forecast | null {
  const { prompt, key, number, args } = considered;
  const n = Number(args['n']);
  if (prompt === 'ask-fighter' && key !== undefined) return fighter(considered, key);
  if (number === undefined) {
    const draws = prompt === 'ask-location' && key === undefined && considered.view.decision?.options.some((one) => one.key === 'draw-2');
    if (draws) return { brief: '', words: say('board-draw-places') };
    const next = prompt === 'ask-fighter' || prompt === 'ask-spend' ? fightOf(considered)?.resistance : undefined;
    return next?.length ? { brief: '', words: say('board-fight-needs', { n: next[0]!, left: next.length }) } : null;
  }
  if (prompt === 'ask-spend') return spent(considered, number);
  if (prompt === 'ask-split-tokens') {
    return { brief: '', words: say('board-tokens-split', { base: number, more: n - number }), number: true };
  }
  if (prompt === 'ask-martial-law') {
    return { brief: '', words: say('board-law', { pearls: number, away: n - number }), number: true };
  }
  return null;
}

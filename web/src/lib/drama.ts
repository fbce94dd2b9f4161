/** The moments everybody looks up for: dice that roll, cards of a test that are turned, a verdict. */
import { isListed } from './fluent';
import { settings } from './settings.svelte';
import type { LogLine, Text } from './wire';

export interface Drama {
  /** Faces of dice; the one that counts, where not all do. */
  dice: number[];
  counts: number | null;
  /** A test: what was reached, what was needed, and how it came out. */
  verdict: { n: number; target: number; result: string } | null;
  /** The cards that were turned. */
  cards: Text[];
}

const whole = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function dramaOf(lines: readonly LogLine[]): Drama | null {
  const drama: Drama = { dice: [], counts: null, verdict: null, cards: [] };
  for (const { text } of lines) {
    const { n, first, second, target, cards } = text.args ?? {};
    if (text.id === 'log-roll' || text.id.startsWith('log-roll-b')) {
      const pair = [whole(first), whole(second)].filter((face): face is number => face !== null && face > 0);
      drama.dice = pair.length ? pair : [whole(n) ?? 0];
      drama.counts = pair.length > 1 ? whole(n) : null;
    }
    const result = /^log-(?:test|attack)-(pass|partial|fail|hits|misses)$/.exec(text.id)?.[1];
    const [reached, needed] = [whole(n), whole(target)];
    if (result && reached !== null && needed !== null) drama.verdict = { n: reached, target: needed, result };
    if (text.id === 'log-pool' && cards !== undefined && typeof cards === 'object' && isListed(cards)) drama.cards = cards.list;
  }
  return drama.dice.length || drama.verdict || drama.cards.length ? drama : null;
}

/** Whether somebody wants drama at all: not without motion, and not at once. */
export function dramatic(): boolean {
  const still = typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !still && settings().pace !== 'instant';
}

/** How much longer such a step stays on the screen. */
export function lasts(lines: readonly LogLine[]): number {
  const drama = dramatic() ? dramaOf(lines) : null;
  if (!drama) return 0;
  const calm = settings().pace === 'calm' ? 1.4 : 1;
  return calm * (900 + 120 * drama.cards.length + (drama.verdict && drama.dice.length ? 400 : 0));
}

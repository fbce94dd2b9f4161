// How a kept table stands: whose turn it is, as far as this browser is concerned.

import type { Kept } from '../lib/keep.svelte';
import type { Summary } from '../lib/wire';

export type Standing =
  | { is: 'checking' }
  | { is: 'mine'; summary: Summary }
  | { is: 'waits'; summary: Summary }
  | { is: 'over'; summary: Summary }
  | { is: 'unreachable' };

export function standingOf(kept: Kept, summary: Summary): Standing {
  if (summary.over) return { is: 'over', summary };
  const mine = summary.waiting.some((seat) => seat in kept.keys.seats);
  return { is: mine ? 'mine' : 'waits', summary };
}

/** The key to open the table with: of my seats the one that is asked, where there is one. */
export function keyToPlay(kept: Kept, summary: Summary | null): string | undefined {
  const asked = summary?.waiting.find((seat) => seat in kept.keys.seats);
  return (asked === undefined ? undefined : kept.keys.seats[asked]) ?? Object.values(kept.keys.seats)[0];
}

/** What needs me stands first, then what goes on, then what is over; newest first among equals. */
export function byUrgency(a: Standing, b: Standing): number {
  const rank = { mine: 0, checking: 1, waits: 1, unreachable: 2, over: 3 };
  return rank[a.is] - rank[b.is];
}

/** "3 hours ago" in the reader's language. */
export function ago(then: string, lang: string, now = Date.now()): string {
  const seconds = Math.min(0, (Date.parse(then) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) {
    if (-seconds >= size) return format.format(Math.ceil(seconds / size), unit);
  }
  return format.format(0, 'second');
}

/** How a line of the log is set: whose colour it has, and where the names in it are. */
import { isListed, type Names } from './fluent';
import type { Text, TextArg } from './wire';

/** The first player a text speaks of. */
export function actor(text: Text): number | null {
  if (text.id === 'player-name') return Number(text.args?.['number']) - 1;
  for (const arg of Object.values(text.args ?? {})) {
    const seat = of(arg);
    if (seat !== null) return seat;
  }
  return null;
}

function of(arg: TextArg): number | null {
  if (typeof arg !== 'object') return null;
  if (!isListed(arg)) return actor(arg);
  for (const item of arg.list) {
    const seat = actor(item);
    if (seat !== null) return seat;
  }
  return null;
}

export interface Part {
  text: string;
  name: boolean;
}

/** The words, cut at the names of players, so that those can be set bold. */
export function marked(words: string, names: Names): Part[] {
  const all = [...new Set(Object.values(names))].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!all.length) return [{ text: words, name: false }];
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${all.map(literal).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return words
    .split(found)
    .map((text, i) => ({ text, name: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function literal(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

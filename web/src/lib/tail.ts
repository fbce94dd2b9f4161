import type { Tail } from './wire';

/** The rule of the protocol for logs and chat: drop what is numbered `since` or higher, then append. */
export function merge<Line>(old: readonly Line[], tail: Tail<Line>, numberOf: (line: Line) => number): readonly Line[] {
  const kept = old.filter((line) => numberOf(line) < tail.since);
  return kept.length === old.length && tail.lines.length === 0 ? old : [...kept, ...tail.lines];
}

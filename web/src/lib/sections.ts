/** The log as one reads it: turns with a heading, and in them causes with what followed from them. */
import { isListed } from './fluent';
import { actor } from './lines';
import type { LogLine, Text } from './wire';

/** Every game logs a line of this id when a turn begins. */
export const TURN = 'log-turn';
/** Games with rounds log a line of this id when one begins: what happens before the first turn of it is nobody's. */
export const ROUND = 'log-round';
export const HINT = 'log-hint';

export interface Indexed {
  line: LogLine;
  /** Its place in the whole log. */
  index: number;
}

/** One choice and what came of it: the first line says what was done. */
export interface Group {
  cause: Indexed;
  rest: Indexed[];
}

export interface Section {
  /** The line that begins the turn or the round; null before the first one. */
  heading: Indexed | null;
  /** Whose turn it is; at the beginning of a round nobody's. */
  seat: number | null;
  groups: Group[];
  /** How many lines it has, without the heading. */
  size: number;
}

export function sectionsOf(lines: readonly LogLine[]): Section[] {
  const sections: Section[] = [];
  lines.forEach((line, index) => {
    const here = { line, index };
    const begins = line.text.id === TURN || line.text.id === ROUND;
    if (begins || sections.length === 0) {
      const heading = begins ? here : null;
      sections.push({ heading, seat: line.text.id === TURN ? actor(line.text) : null, groups: [], size: 0 });
      if (heading) return;
    }
    const section = sections.at(-1)!;
    const group = section.groups.at(-1);
    section.size++;
    // A choice and all that followed from it have one number. A hint comes before the next choice, so it stands alone.
    const follows = group?.cause.line.number === line.number && group.cause.line.text.id !== HINT;
    if (group && follows && line.text.id !== HINT) group.rest.push(here);
    else section.groups.push({ cause: here, rest: [] });
  });
  return sections;
}

/** Only what speaks of a seat, or happens in its turn; null for everything. */
export function ofSeat(sections: readonly Section[], seat: number | null): Section[] {
  if (seat === null) return [...sections];
  const kept: Section[] = [];
  for (const section of sections) {
    if (section.seat === seat) kept.push(section);
    else {
      const groups = section.groups.filter(({ cause, rest }) =>
        [cause, ...rest].some(({ line }) => speaksOf(line.text, seat)),
      );
      const size = groups.reduce((n, group) => n + 1 + group.rest.length, 0);
      if (size) kept.push({ ...section, groups, size });
    }
  }
  return kept;
}

/** Whether a text names a seat, however deep inside. */
function speaksOf(text: Text, seat: number): boolean {
  if (text.id === 'player-name') return text.args?.['number'] === seat + 1;
  return Object.values(text.args ?? {}).some((arg) => {
    if (typeof arg !== 'object') return false;
    return isListed(arg) ? arg.list.some((item) => speaksOf(item, seat)) : speaksOf(arg, seat);
  });
}

/** Where "since your last turn" begins: after the last turn of this seat that is over. Null if there was none. */
export function sinceTurn(sections: readonly Section[], seat: number): Section[] | null {
  const last = sections.length - 1;
  // In the middle of an own turn, what the others did before it is what one may have missed.
  const end = sections[last]?.seat === seat ? last - 1 : last;
  const begin = sections.findLastIndex((section, i) => i <= end && section.seat === seat);
  const missed = begin < 0 ? [] : sections.slice(begin + 1, end + 1);
  return missed.some((section) => section.seat !== null) ? missed : null;
}

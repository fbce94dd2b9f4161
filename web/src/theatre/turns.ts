// Where the turns of a game begin, read from its public log.

import type { LogLine, Text } from '../lib/wire';

export interface Turn {
  /** The first moment of the turn. */
  number: number;
  text: Text;
}

/** Every game logs a line of this id when a turn begins. */
const BEGINS = 'log-turn';

export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.text.id !== BEGINS) continue;
    // Two turns can begin at one moment when the first of them asks nobody anything: the later one is seen there.
    if (turns.at(-1)?.number === line.number) turns.pop();
    turns.push({ number: line.number, text: line.text });
  }
  return turns;
}

/** The turn a moment belongs to; null before the first. */
export function turnAt(turns: readonly Turn[], number: number): Turn | null {
  return turns.findLast((turn) => turn.number <= number) ?? null;
}

/** The moment to jump to: the next turn, or the end. */
export function nextTurn(turns: readonly Turn[], number: number, last: number): number {
  return turns.find((turn) => turn.number > number)?.number ?? last;
}

/** The beginning of this turn, or of the one before when already there; or the beginning of the game. */
export function previousTurn(turns: readonly Turn[], number: number): number {
  return turns.findLast((turn) => turn.number < number)?.number ?? 0;
}

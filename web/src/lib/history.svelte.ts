/** Games of one's own that are over, kept in this browser alone, and what they add up to. */
import type { State, TableOptions, Text } from './wire';

const STORED = 'fathom.history';
const MOST = 1000;

export interface Played {
  table: string;
  game: string;
  options: TableOptions;
  /** Everybody at the table; a bot by its level. */
  seats: { name: string; bot: string; mine: boolean }[];
  winners: number[];
  scores: number[];
  reason: Text;
  /** How many choices it took. */
  choices: number;
  began: string;
  ended: string;
}

function isPlayed(value: unknown): value is Played {
  const one = value as Played | null;
  return (
    typeof one === 'object' && one !== null && typeof one.table === 'string' && typeof one.game === 'string' &&
    Array.isArray(one.seats) && Array.isArray(one.winners) && Array.isArray(one.scores) && typeof one.ended === 'string'
  );
}

function read(): Played[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

let games = $state.raw<Played[]>(read());
addEventListener('storage', (event) => {
  if (event.key === STORED || event.key === null) games = read();
});

function write(next: Played[]): void {
  games = next.sort((a, b) => b.ended.localeCompare(a.ended)).slice(0, MOST);
  try {
    localStorage.setItem(STORED, JSON.stringify(games));
  } catch {
    // A full or forbidden storage costs the history, not the game.
  }
}

/** Newest first; reactive. */
export function history(): readonly Played[] {
  return games;
}

/** A game that is over and that somebody of this browser played; told again it stays one. */
export function rememberGame(state: State, mine: readonly number[]): void {
  const outcome = state.view.outcome;
  if (!outcome || !mine.length) return;
  const played: Played = {
    table: state.table,
    game: state.view.game,
    options: state.view.options,
    seats: state.seats.map((seat) => ({ name: seat.name, bot: seat.bot, mine: mine.includes(seat.seat) })),
    winners: outcome.winners,
    scores: outcome.scores,
    reason: outcome.reason,
    choices: state.view.number,
    began: state.created,
    ended: state.touched,
  };
  write([played, ...read().filter((other) => other.table !== played.table)]);
}

export function forgetGames(): void {
  write([]);
}

/** Takes in what another browser exported; returns how many were new. */
export function takeIn(text: string): number {
  const given: unknown = JSON.parse(text);
  const found = (Array.isArray(given) ? given : []).filter(isPlayed);
  const known = new Set(read().map((one) => one.table));
  const fresh = found.filter((one) => !known.has(one.table));
  if (fresh.length) write([...fresh, ...read()]);
  return fresh.length;
}

// ---- what they add up to

export interface Sum {
  game: string;
  played: number;
  won: number;
  /** Of one's own seats, where the game has scores that differ. */
  best: number | null;
  mean: number | null;
  /** Won in a row, up to now. */
  streak: number;
  /** Against each level of bots: games and wins. */
  bots: { bot: string; played: number; won: number }[];
}

export const wonBy = (one: Played): boolean => one.winners.some((seat) => one.seats[seat]?.mine);

export function sums(all: readonly Played[]): Sum[] {
  const ids = [...new Set(all.map((one) => one.game))];
  return ids.map((game) => {
    const mine = all.filter((one) => one.game === game);
    const scored = mine.flatMap((one) => one.scores.filter((_, seat) => one.seats[seat]?.mine));
    const levels = [...new Set(mine.flatMap((one) => one.seats.map((seat) => seat.bot).filter(Boolean)))];
    const lost = mine.findIndex((one) => !wonBy(one));
    const counts = new Set(mine.flatMap((one) => one.scores)).size > 2;
    return {
      game,
      played: mine.length,
      won: mine.filter(wonBy).length,
      best: counts && scored.length ? Math.max(...scored) : null,
      mean: counts && scored.length ? scored.reduce((sum, n) => sum + n, 0) / scored.length : null,
      streak: lost < 0 ? mine.length : lost,
      bots: levels.map((bot) => {
        const against = mine.filter((one) => one.seats.some((seat) => seat.bot === bot));
        return { bot, played: against.length, won: against.filter(wonBy).length };
      }),
    };
  });
}

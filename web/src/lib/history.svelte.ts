/** Games of one's own that are over, kept in this browser alone, and what they add up to. */
import type { State, TableOptions } from './wire';

const STORED = 'fathom.history';
const MOST = 1000;
/** No name is longer, no table has more seats or options. */
const LONGEST = 200;
const SEATS = 8;
const OPTIONS = 50;

export interface Played {
  table: string;
  game: string;
  options: TableOptions;
  /** Everybody at the table; a bot by its level. */
  seats: { name: string; bot: string; mine: boolean }[];
  winners: number[];
  scores: number[];
  /** How many choices it took. */
  choices: number;
  began: string;
  ended: string;
}

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one);
const isName = (one: unknown): one is string => typeof one === 'string' && one.length <= LONGEST;
const isTime = (one: unknown): one is string => isName(one) && Number.isFinite(Date.parse(one));
const isList = (one: unknown): one is unknown[] => Array.isArray(one) && one.length <= SEATS;
const isOption = (one: unknown): boolean =>
  typeof one === 'number' || typeof one === 'boolean' || isName(one) || (isRecord(one) && typeof one['usual'] === 'boolean');
const isSeat = (one: unknown): boolean => isRecord(one) && isName(one['name']) && isName(one['bot']) && typeof one['mine'] === 'boolean';

/** A file or another tab may say anything, and what is not whole would break the page of all games, now and ever after. */
function isPlayed(one: unknown): one is Played {
  if (!isRecord(one)) return false;
  const { table, game, options, seats, winners, scores, choices, began, ended } = one;
  return (
    isName(table) && table !== '' && isName(game) && game !== '' && isTime(began) && isTime(ended) && Number.isFinite(choices) &&
    isRecord(options) && Object.keys(options).length <= OPTIONS && Object.values(options).every(isOption) &&
    isList(seats) && seats.every(isSeat) && isList(scores) && scores.every(Number.isFinite) &&
    isList(winners) && winners.every((seat) => Number.isInteger(seat) && seats[Number(seat)] !== undefined)
  );
}

/** The games in a list, each table once. */
function playedIn(list: readonly unknown[]): Played[] {
  return [...new Map(list.filter(isPlayed).map((one) => [one.table, one])).values()];
}

function read(): Played[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? playedIn(stored) : [];
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
    choices: state.view.number,
    began: state.created,
    ended: state.touched,
  };
  write([played, ...read().filter((other) => other.table !== played.table)]);
}

export function forgetGames(): void {
  write([]);
}

/** Takes in what another browser exported; returns how many were new. What is no list at all is an error. */
export function takeIn(text: string): number {
  const given: unknown = JSON.parse(text);
  if (!Array.isArray(given)) throw new SyntaxError('no list of games');
  const found = playedIn(given);
  const known = new Set(read().map((one) => one.table));
  const fresh = found.filter((one) => !known.has(one.table));
  if (fresh.length) write([...fresh, ...read()]);
  return fresh.length;
}

// ---- what they add up to

/** `split`: of several seats played in this browser some won and others did not. */
export type Result = 'won' | 'lost' | 'split';

export interface Sum {
  game: string;
  played: number;
  /** Of the games that were won or lost: the share that was won. */
  rate: number | null;
  /** Of one's own seats, where the game has points. */
  best: number | null;
  mean: number | null;
  /** Won in a row, up to now. */
  streak: number;
  /** Against each level of bots: games and wins. */
  bots: { bot: string; played: number; won: number }[];
}

export function resultOf(one: Played): Result {
  const mine = one.seats.flatMap((seat, i) => (seat.mine ? [one.winners.includes(i)] : []));
  if (mine.length && mine.every(Boolean)) return 'won';
  return mine.some(Boolean) ? 'split' : 'lost';
}

/** Are there points, or does 1 stand for a win and 0 for a defeat? */
export const hasPoints = (...games: readonly Played[]): boolean => games.some((one) => one.scores.some((score) => score !== 0 && score !== 1));

const wins = (all: readonly Played[]): number => all.filter((one) => resultOf(one) === 'won').length;

export function sums(all: readonly Played[]): Sum[] {
  const ids = [...new Set(all.map((one) => one.game))];
  return ids.map((game) => {
    const played = all.filter((one) => one.game === game);
    const told = played.filter((one) => resultOf(one) !== 'split');
    const scored = hasPoints(...played) ? played.flatMap((one) => one.scores.filter((_, seat) => one.seats[seat]?.mine)) : [];
    const levels = [...new Set(told.flatMap((one) => one.seats.map((seat) => seat.bot).filter(Boolean)))];
    const lost = told.findIndex((one) => resultOf(one) === 'lost');
    return {
      game,
      played: played.length,
      rate: told.length ? wins(told) / told.length : null,
      best: scored.length ? Math.max(...scored) : null,
      mean: scored.length ? scored.reduce((sum, n) => sum + n, 0) / scored.length : null,
      streak: lost < 0 ? told.length : lost,
      bots: levels.map((bot) => {
        const against = told.filter((one) => one.seats.some((seat) => seat.bot === bot));
        return { bot, played: against.length, won: wins(against) };
      }),
    };
  });
}

/** All that a replay needs, fetched once: the game, its board and cards, the turns, and moments as they are wanted. */
import { loadBoard } from '../boards';
import * as api from '../lib/api';
import type { Board } from '../lib/board';
import { type Catalog, loadCards, loadGames } from '../lib/catalog.svelte';
import { kept, rememberKey, rememberState } from '../lib/keep.svelte';
import type { GameInfo, Moment, State, Summary } from '../lib/wire';
import { Moments } from './moments';
import { type Turn, turnsOf } from './turns';

export interface Show {
  summary: Summary;
  state: State;
  info: GameInfo;
  catalog: Catalog;
  board: Board;
  turns: Turn[];
  moments: Moments;
  /** The number of the first moment. */
  first: number;
  /** Nothing is secret any more: all eyes are open, and the game may be played on. */
  open: boolean;
}

/** `arrived` is told whenever further moments are here. */
export async function fetchShow(table: string, key: string, arrived: () => void): Promise<Show> {
  const summary = await api.summary(table, key);
  const [state, catalog, board, games, begin] = await Promise.all([
    api.state(table, key),
    loadCards(summary.game),
    loadBoard(summary.game),
    loadGames(),
    api.moments(table, key, 0, 0),
  ]);
  rememberKey(table, summary.game, summary.role, summary.seat, key);
  rememberState(table, { over: summary.over });
  const info = games.find((one) => one.id === summary.game);
  if (!info || !board) throw new api.ServerError('not-found', null);
  const open = summary.over || (await tellsAll(table, key, summary.number));
  const moments = new Moments((first, last, seen) => fetchMoments(table, key, first, last, seen), summary.number, arrived);
  return { summary, state, info, catalog, board, turns: turnsOf(state.log.lines), moments, first: begin[0]?.number ?? 0, open };
}

/** A seat of mine is looked at with its own key: that is allowed even while the game goes on. */
function fetchMoments(table: string, key: string, first: number, last: number, seen: string): Promise<Moment[]> {
  const own = /^\d+$/.test(seen) ? kept(table)?.keys.seats[Number(seen)] : undefined;
  return own ? api.moments(table, own, first, last, 'own') : api.moments(table, key, first, last, seen as api.Seen);
}

/** A game against bots alone has no secrets from its player even while it goes on; the server decides. */
async function tellsAll(table: string, key: string, number: number): Promise<boolean> {
  try {
    await api.moments(table, key, number, number, 'open');
    return true;
  } catch (error) {
    if (error instanceof api.ServerError && error.code === 'secret') return false;
    throw error;
  }
}

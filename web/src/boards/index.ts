/**
 * The boards, by the game they belong to. Each folder with an `index.ts` is one: a chunk of its own, fetched together
 * with its words (src/locale/boards) when somebody needs it.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Board } from '../lib/board';
import { loadBoardWords } from '../lib/words.svelte';
import './shared/shared.css';

const files = import.meta.glob<{ board: Board }>('./*/index.ts');
const here = new SvelteMap<string, Board>();
const loading = new Map<string, Promise<Board | null>>();

/** The board of a game if it is here already (reactive). */
export function boardOf(game: string): Board | undefined {
  return here.get(game);
}

/** Fetches the board of a game; null where the game has none. */
export function loadBoard(game: string): Promise<Board | null> {
  let running = loading.get(game);
  if (!running) {
    running = fetchBoard(game);
    loading.set(game, running);
    running.catch(() => loading.delete(game));
  }
  return running;
}

async function fetchBoard(game: string): Promise<Board | null> {
  const file = files[`./${game}/index.ts`];
  if (!file) return null;
  const [{ board }] = await Promise.all([file(), loadBoardWords(game)]);
  here.set(game, board);
  return board;
}

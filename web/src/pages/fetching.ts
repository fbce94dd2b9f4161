/** Each page is a file of its own, fetched when somebody goes there, or before: whoever waits for words can wait for both. */
import type { Route } from '../lib/router.svelte';
import { loadPageWords } from '../lib/words.svelte';

const pages = {
  lobby: () => import('./Lobby.svelte'),
  new: () => import('./NewTable.svelte'),
  rules: () => import('./Rules.svelte'),
  cards: () => import('./Cards.svelte'),
  table: () => import('../shell/TablePage.svelte'),
  play: () => import('../shell/QuickPlay.svelte'),
  replay: () => import('../theatre/Theatre.svelte'),
  parts: () => import('../parts/Parts.svelte'),
  settings: () => import('./Settings.svelte'),
  history: () => import('./History.svelte'),
  aid: () => import('./Aid.svelte'),
  again: () => import('./Again.svelte'),
  hand: () => import('../shell/HandPage.svelte'),
  decks: () => import('./Decks.svelte'),
  nowhere: () => import('./NotFound.svelte'),
};

/** A table says nothing of what the pages around it say. */
const TABLES: readonly Route['page'][] = ['table', 'hand', 'play'];

type File = Awaited<ReturnType<(typeof pages)[Route['page']]>>;

export async function fetchPage(page: Route['page']): Promise<File> {
  const [file] = await Promise.all([pages[page](), TABLES.includes(page) ? null : loadPageWords()]);
  return file;
}

/** Fetches what one probably goes to next; if that fails now, it is fetched again then. */
export function fetchAhead(page: Route['page']): void {
  fetchPage(page).catch(() => {});
}

/** Fetches what a new table of this game needs: for whoever is about to open one. */
export function fetchTable(game: string): void {
  fetchAhead('play');
  fetchAhead('table');
  Promise.all([import('../boards'), import('../lib/catalog.svelte')])
    .then(([{ loadBoard }, { loadCards }]) => Promise.all([loadBoard(game), loadCards(game)]))
    .catch(() => {}); // the table itself asks again, and tells
}

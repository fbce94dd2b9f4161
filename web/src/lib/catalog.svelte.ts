/** What games there are, and each one's cards and clauses; fetched once. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import type { CardInfo, ClauseInfo, GameInfo } from './wire';
import { loadDomain } from './words.svelte';

/** Clauses are many and rarely read at a table: they are fetched when somebody looks at one. */
interface Book {
  /** Clauses by id. */
  clauses: Record<string, ClauseInfo>;
  /** Clauses in the order of the rulebook. */
  rulebook: ClauseInfo[];
}

export interface Catalog extends Readonly<Book> {
  /** Cards by slug. */
  cards: Record<string, CardInfo>;
  /** Slugs per deck, in the order of the game. */
  decks: Record<string, string[]>;
}

const NO_BOOK: Book = { clauses: {}, rulebook: [] };

const catalogs = new SvelteMap<string, Catalog>();
const books = new SvelteMap<string, Book>();
const loading = new Map<string, Promise<unknown>>();
const infos = new SvelteMap<string, GameInfo>();
let known: Promise<GameInfo[]> | null = null;

/** The catalog of a game if it is here already (reactive). */
export function catalog(game: string): Catalog | undefined {
  return catalogs.get(game);
}

function once<T>(name: string, fetch: () => Promise<T>): Promise<T> {
  let running = loading.get(name) as Promise<T> | undefined;
  if (!running) {
    running = fetch();
    loading.set(name, running);
    running.catch(() => loading.delete(name));
  }
  return running;
}

/** Cards, clauses and words of a game. */
export async function loadCatalog(game: string): Promise<Catalog> {
  const [made] = await Promise.all([loadCards(game), loadBook(game)]);
  return made;
}

/** Cards and words of a game; its clauses come when they are looked at. */
export function loadCards(game: string): Promise<Catalog> {
  return once(`cards/${game}`, async () => {
    const [decks] = await Promise.all([api.cards(game), loadDomain(game)]);
    const made: Catalog = {
      cards: {},
      decks: {},
      get clauses() {
        return bookOf(game).clauses;
      },
      get rulebook() {
        return bookOf(game).rulebook;
      },
    };
    for (const [deck, cards] of Object.entries(decks)) {
      made.decks[deck] = cards.map((card) => card.slug);
      for (const card of cards) made.cards[card.slug] = card;
    }
    catalogs.set(game, made);
    return made;
  });
}

function loadBook(game: string): Promise<void> {
  return once(`book/${game}`, async () => {
    const rulebook = await api.clauses(game);
    books.set(game, { rulebook, clauses: Object.fromEntries(rulebook.map((clause) => [clause.id, clause])) });
  });
}

function bookOf(game: string): Book {
  const book = books.get(game);
  if (!book) void loadBook(game).catch(() => {});
  return book ?? NO_BOOK;
}

export function loadGames(): Promise<GameInfo[]> {
  known ??= api.games().then(
    (games) => {
      for (const game of games) infos.set(game.id, game);
      return games;
    },
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** What the server tells about a game, if it is here already; otherwise it is fetched (reactive). */
export function gameInfo(game: string): GameInfo | undefined {
  const info = infos.get(game);
  if (!info && game) void loadGame(game).catch(() => {});
  return info;
}

function loadGame(game: string): Promise<void> {
  return once(`game/${game}`, async () => void infos.set(game, await (known ? inAll(game) : api.game(game))));
}

async function inAll(game: string): Promise<GameInfo> {
  return (await loadGames()).find(({ id }) => id === game) ?? (await api.game(game));
}

/** Whether a table plays with the usual value of an option; not known before the games are here. */
export function isUsual(game: string, option: string, value: unknown): boolean {
  return gameInfo(game)?.options[option]?.default === value;
}

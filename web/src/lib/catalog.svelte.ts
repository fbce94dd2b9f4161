/** What games there are, and each one's cards and clauses; fetched once. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import type { CardInfo, ClauseInfo, GameInfo } from './wire';
import { loadDomain } from './words.svelte';

export interface Catalog {
  /** Cards by slug. */
  cards: Record<string, CardInfo>;
  /** Slugs per deck, in the order of the game. */
  decks: Record<string, string[]>;
  /** Clauses by id. */
  clauses: Record<string, ClauseInfo>;
  /** Clauses in the order of the rulebook. */
  rulebook: ClauseInfo[];
}

const catalogs = new SvelteMap<string, Catalog>();
const loading = new Map<string, Promise<Catalog>>();
const infos = new SvelteMap<string, GameInfo>();
let known: Promise<GameInfo[]> | null = null;

/** The catalog of a game if it is here already (reactive). */
export function catalog(game: string): Catalog | undefined {
  return catalogs.get(game);
}

/** Cards, clauses and words of a game. */
export function loadCatalog(game: string): Promise<Catalog> {
  let running = loading.get(game);
  if (!running) {
    running = fetchCatalog(game);
    loading.set(game, running);
    running.catch(() => loading.delete(game));
  }
  return running;
}

async function fetchCatalog(game: string): Promise<Catalog> {
  const [decks, rulebook] = await Promise.all([api.cards(game), api.clauses(game), loadDomain(game)]);
  const made: Catalog = { cards: {}, decks: {}, clauses: {}, rulebook };
  for (const [deck, cards] of Object.entries(decks)) {
    made.decks[deck] = cards.map((card) => card.slug);
    for (const card of cards) made.cards[card.slug] = card;
  }
  for (const clause of rulebook) made.clauses[clause.id] = clause;
  catalogs.set(game, made);
  return made;
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
  if (!infos.size) void loadGames().catch(() => {});
  return infos.get(game);
}

/** Whether a table plays with the usual value of an option; not known before the games are here. */
export function isUsual(game: string, option: string, value: unknown): boolean {
  return gameInfo(game)?.options[option]?.default === value;
}

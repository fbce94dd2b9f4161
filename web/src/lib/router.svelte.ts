/** Where the reader is: the part of the address after #, so that keys never reach a server's log. */
import { onDestroy, untrack } from 'svelte';

export type Route =
  | { page: 'lobby' }
  | { page: 'play'; game: string }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; key: string }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'cards'; game: string; slug?: string }
  | { page: 'parts' }
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'aid'; game: string }
  | { page: 'decks'; game: string }
  | { page: 'again'; table: string; key: string }
  | { page: 'hand'; table: string; key: string }
  | { page: 'nowhere' };

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').replace(/\/$/, '').split('/').map(unescaped);
  const [page = '', one = '', two = '', ...more] = parts;
  if (more.length) return { page: 'nowhere' };
  if (page === '') return { page: 'lobby' };
  if ((page === 'parts' || page === 'settings' || page === 'history') && !one) return { page };
  if ((page === 'again' || page === 'hand') && one && two) return { page, table: one, key: two };
  if ((page === 'play' || page === 'new' || page === 'aid' || page === 'decks') && one && !two) return { page, game: one };
  if (page === 't' && one && two) return { page: 'table', table: one, key: two };
  if (page === 'replay' && one && two) return { page: 'replay', table: one, key: two };
  if (page === 'rules' && one) return { page: 'rules', game: one, ...(two ? { clause: two } : {}) };
  if (page === 'cards' && one) return { page: 'cards', game: one, ...(two ? { slug: two } : {}) };
  return { page: 'nowhere' };
}

const path = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

/** The addresses of the pages, for href attributes and go(). */
export const to = {
  lobby: () => '#/',
  play: (game: string) => path('play', game),
  new: (game: string) => path('new', game),
  table: (table: string, key: string) => path('t', table, key),
  replay: (table: string, key: string) => path('replay', table, key),
  /** A new table with the same people and options. */
  again: (table: string, key: string) => path('again', table, key),
  /** The hand and the questions of a seat alone, for a second device. */
  hand: (table: string, key: string) => path('hand', table, key),
  aid: (game: string) => path('aid', game),
  /** The deck builder. */
  decks: (game: string) => path('decks', game),
  settings: () => '#/settings',
  history: () => '#/history',
  rules: (game: string, clause?: string) => (clause ? path('rules', game, clause) : path('rules', game)),
  cards: (game: string, slug?: string) => (slug ? path('cards', game, slug) : path('cards', game)),
};

let here = $state<Route>(parse(location.hash));
addEventListener('hashchange', () => (here = parse(location.hash)));

export function route(): Route {
  return here;
}

export function go(address: string): void {
  location.hash = address;
}

/** Goes on without leaving the present page in the history. */
export function replace(address: string): void {
  history.replaceState(null, '', address);
  here = parse(location.hash);
}

/**
 * Somebody's stay on a page. What a page does later (after a reply, after a while) it does through its stay: once the
 * reader has gone elsewhere, even before the next page is here, nothing of it moves them or writes into the address.
 */
export class Stay {
  private at = place(untrack(route));
  private left = false;

  get over(): boolean {
    return this.left || place(parse(location.hash)) !== this.at;
  }

  end(): void {
    this.left = true;
  }

  go(address: string): void {
    if (!this.over) go(address);
  }

  replace(address: string): void {
    if (!this.over) replace(address);
  }

  /** Writes where on this page the reader is; the page stays. */
  note(address: string): void {
    if (this.over) return;
    history.replaceState(history.state, '', address);
    this.at = place(parse(location.hash));
  }
}

/** The stay on the page a component is part of; call it while the component is made. */
export function stay(): Stay {
  const made = new Stay();
  onDestroy(() => made.end());
  return made;
}

function place(at: Route): string {
  return JSON.stringify(at);
}

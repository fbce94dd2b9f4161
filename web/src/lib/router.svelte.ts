/** Where the reader is: the part of the address after #, so that keys never reach a server's log. */

export type Route =
  | { page: 'lobby' }
  | { page: 'play'; game: string }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; key: string }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'cards'; game: string; slug?: string }
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
  if ((page === 'play' || page === 'new') && one && !two) return { page, game: one };
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

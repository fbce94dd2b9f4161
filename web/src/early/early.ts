/**
 * Runs before the page itself is here (a script of its own, in the head): what the address will need is on its way while
 * the page is, not after it. Whoever opens a link to a table on a bad line waits for one thing after the other otherwise:
 * the page, then its table, then the state, then the board of that game.
 */
import type { Early } from '../lib/early';
import { preferred } from '../lib/preferred';
import type { State } from '../lib/wire';
import type { Files } from './files';

declare const FILES: Files;
const { pages, boards, words } = FILES;

const [, page = '', table = '', key = ''] = location.hash.split('/');
const lang = preferred();
const early: Early = (window.fathomEarly = { answers: new Map(), taken: new Set() });

const fetched = new Set<string>();

function fetchFiles(files: string[] = []): void {
  for (const file of files) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    if (file.endsWith('.css')) {
      // Into the cache: what shows it makes the style sheet, and waits for it.
      fetch(file).catch(() => {});
    } else {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  }
}

function ask(path: string, headers?: Record<string, string>): Promise<Response> | undefined {
  if (early.taken.has(path)) return undefined;
  const answer = fetch(path, headers ? { headers } : {});
  early.answers.set(path, answer);
  answer.catch(() => {}); // whoever wants it asks again
  return answer;
}

function fetchGame(game: string): void {
  if (!boards[game]) return;
  ask(`/api/locale/${game}/${lang}`);
  ask(`/api/games/${game}/cards`);
  fetchFiles(boards[game]);
  fetchFiles(words[`${game}.${lang}`]);
}

function openTable(): void {
  ask(`/api/tables/${table}/state`, { Authorization: `Bearer ${key}` })
    ?.then((response) => (response.ok ? (response.clone().json() as Promise<State>) : null))
    .then((state) => state && fetchGame(state.view.game))
    .catch(() => {});
}

// The state first: what else is needed follows from it.
if (page === 't' && key) openTable();
if (pages[page]) for (const files of [pages[page], words[lang]]) fetchFiles(files);

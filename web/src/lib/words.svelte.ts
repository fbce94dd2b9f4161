/** The reader's language, the strings of the interface, and texts of the server in words. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import { FALLBACK, Lexicon, MissingText, type Names } from './fluent';
import { preferred, STORED } from './preferred';
import type { Lang, Text, TextArg } from './wire';

const files: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('../locale/en'),
  pl: () => import('../locale/pl'),
  de: () => import('../locale/de'),
};

const more = import.meta.glob<string>(['../locale/boards/*.ftl', '!../locale/boards/first-*', '../locale/pages.*.ftl'], {
  query: '?raw', import: 'default',
});
/** What else is part of the interface by now: the words of boards, those of pages. */
const spoken = new Set<string>();
/** Which of it in which language. */
const loaded = new Set<string>();

let current = $state<Lang>('en');
const interfaces = new SvelteMap<Lang, Lexicon>();
const lexicons = new SvelteMap<string, Lexicon>();
const loading = new Map<string, Promise<void>>();

async function loadInterface(lang: Lang): Promise<void> {
  const missing = [...spoken].map((part) => `${part}.${lang}`).filter((name) => !loaded.has(name));
  const [sources, ...found] = await Promise.all([
    interfaces.has(lang) ? [] : files[lang]().then((file) => file.default),
    ...missing.map((name) => more[`../locale/${name}.ftl`]?.() ?? ''),
  ]);
  // Somebody else may have fetched some of it meanwhile.
  const fresh = found.filter((_, i) => !loaded.has(missing[i]!));
  for (const name of missing) loaded.add(name);
  const lexicon = interfaces.get(lang);
  if (lexicon) lexicon.add(fresh);
  else interfaces.set(lang, new Lexicon('interface', lang, [...sources, ...fresh]));
}

/** Fetches what the board of a game says of its own. */
export async function loadBoardWords(board: string): Promise<void> {
  spoken.add(`boards/${board}`);
  await loadInterface(current);
}

/** Words that are fetched apart, for few readers. */
export async function addWords(name: string, fetch: (lang: Lang) => Promise<string>): Promise<void> {
  const lang = current;
  const source = await fetch(lang);
  if (loaded.has(`${name}.${lang}`)) return;
  loaded.add(`${name}.${lang}`);
  interfaces.get(lang)?.add([source]);
}

/** Fetches what the pages around the tables say. Before the first words are there it is taken along with them. */
export async function loadPageWords(): Promise<void> {
  spoken.add('pages');
  if (interfaces.size) await loadInterface(current);
}

/** Call once before anything is shown. */
export async function initWords(): Promise<void> {
  const lang = preferred();
  await loadInterface(lang);
  current = lang;
  document.documentElement.lang = lang;
}

export function lang(): Lang {
  return current;
}

let wanted: Lang | null = null;

/** Changes the language at once; the choice is remembered. Of several choices the last one counts, not the slowest. */
export async function setLang(next: Lang): Promise<void> {
  wanted = next;
  localStorage.setItem(STORED, next);
  const domains = new Set([...lexicons.keys()].map((name) => name.split('/')[0]!));
  // All words first, so that the page never stands half translated.
  await Promise.all([loadInterface(next), ...[...domains].map((domain) => loadDomain(domain, next).catch(() => {}))]);
  if (wanted !== next) return;
  current = next;
  document.documentElement.lang = next;
}

/** A string of the interface, from src/locale. */
export function say(id: string, args?: Record<string, TextArg>): string {
  return words(interfaces.get(current), { id, ...(args ? { args } : {}) });
}

/** Whether the interface has a message of this id. */
export function knows(id: string): boolean {
  return interfaces.get(current)?.has(id) ?? false;
}

/**
 * What a game calls something of itself (its title, an option, a chapter), or the fallback where it has no word for it.
 * Empty while its words are still on their way.
 */
export function called(game: string, id: string, fallback: string): string {
  const lexicon = lexiconOf(game, current);
  return lexicon && !lexicon.has(id) ? fallback : tell({ id, domain: game });
}

/** A text of the server in the reader's language; empty while its words are still on their way. */
export function tell(text: Text, names?: Names): string {
  const domain = text.domain || FALLBACK;
  const lexicon = lexiconOf(domain, current);
  if (!lexicon) void loadDomain(domain).catch(() => {});
  return lexicon ? words(lexicon, text, names) : '';
}

/** Fetches the words of a game (or of the server) in a language, by default the current one. */
export function loadDomain(domain: string, lang: Lang = current): Promise<void> {
  const name = `${domain}/${lang}`;
  if (lexicons.has(name)) return Promise.resolve();
  let running = loading.get(name);
  if (!running) {
    running = fetchDomain(domain, lang).finally(() => loading.delete(name));
    loading.set(name, running);
  }
  return running;
}

async function fetchDomain(domain: string, lang: Lang): Promise<void> {
  const source = await api.locale(domain, lang);
  lexicons.set(`${domain}/${lang}`, new Lexicon(domain, lang, [source], elsewhere(lang)));
}

/** What the server sends for any domain holds the kernel's words too: they need not be fetched for themselves. */
function lexiconOf(domain: string, lang: Lang): Lexicon | undefined {
  const found = lexicons.get(`${domain}/${lang}`);
  if (found || domain !== FALLBACK) return found;
  return [...lexicons.values()].find((lexicon) => lexicon.lang === lang);
}

function elsewhere(lang: Lang): (domain: string) => Lexicon {
  return (domain) => {
    const lexicon = lexiconOf(domain, lang);
    if (lexicon) return lexicon;
    void loadDomain(domain, lang).catch(() => {});
    throw new MissingText(`${domain}.${lang} is not loaded yet`);
  };
}

function words(lexicon: Lexicon | undefined, text: Text, names?: Names): string {
  if (!lexicon) return '';
  try {
    return lexicon.render(text, names);
  } catch (error) {
    // A missing text is our defect. A player in the middle of a game is better served by a hint than by a blank page.
    console.error(error);
    return text.id.replaceAll('-', ' ');
  }
}

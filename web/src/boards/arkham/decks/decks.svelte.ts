/** Decks that somebody builds: kept in this browser, told as text or as the JSON of deck sites. */
import { takeAlong as leave } from '../../../lib/along';
import type { CardInfo, Json } from '../../../lib/wire';

export interface Deck {
  name: string;
  investigator: string;
  /** Slugs, one for each card. */
  cards: string[];
}

const KEPT = 'fathom.decks.arkham';
const MOST = 50;

function isDeck(value: unknown): value is Deck {
  const deck = value as Deck | null;
  return (
    typeof deck === 'object' && deck !== null && typeof deck.name === 'string' &&
    typeof deck.investigator === 'string' && Array.isArray(deck.cards) && deck.cards.every((one) => typeof one === 'string')
  );
}

function read(): Deck[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDeck) : [];
  } catch {
    return [];
  }
}

let decks = $state.raw<Deck[]>(read());

export const keptDecks = (): Deck[] => decks;

function write(next: Deck[]): void {
  decks = next.slice(0, MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(decks));
  } catch {
    // a full or forbidden storage: the deck stays on the page
  }
}

/** Keeps a deck under its name. */
export function keepDeck(deck: Deck): void {
  write([deck, ...decks.filter(({ name }) => name !== deck.name)]);
}

export function forgetDeck(name: string): void {
  write(decks.filter((deck) => deck.name !== name));
}

/** These decks go to the next table, the first one to the first seat. */
export function takeAlong(taken: readonly Deck[]): void {
  const data: Json = taken.map(({ investigator, cards }) => ({ investigator, cards }));
  leave('arkham', { decks: data });
}

/** How often each card is in a deck, in the order of the cards. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const slug of cards) found.set(slug, (found.get(slug) ?? 0) + 1);
  return [...found].sort(([one], [other]) => one.localeCompare(other));
}

/** The same as a reader looks for them: by their names in the reader's language. */
export function listed(cards: readonly string[], name: (slug: string) => string, lang: string): [string, number][] {
  return counted(cards).sort(([one], [other]) => name(one).localeCompare(name(other), lang));
}

export function without(cards: readonly string[], slug: string): string[] {
  const at = cards.lastIndexOf(slug);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** As people paste it: the investigator, then a line for each card. */
export function asText(deck: Deck, name: (slug: string) => string, level: (slug: string) => number): string {
  const line = ([slug, n]: [string, number]) => `${n}x ${name(slug)}${level(slug) > 0 ? ` (${level(slug)})` : ''}`;
  return [name(deck.investigator), '', ...counted(deck.cards).map(line), ''].join('\n');
}

/** As deck sites tell it: numbers of cards. */
export function asJson(deck: Deck, cards: Record<string, CardInfo>): string {
  const code = (slug: string) => String(cards[slug]?.facts['code'] ?? slug);
  const slots = Object.fromEntries(counted(deck.cards).map(([slug, n]) => [code(slug), n]));
  return JSON.stringify({ name: deck.name, investigator_code: code(deck.investigator), slots }, null, 2);
}

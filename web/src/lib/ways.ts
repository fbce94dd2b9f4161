/**
 * What glows, in words: the kinds of things that can be done on the board, for whoever does not know yet what a click on
 * a piece would mean. It is a legend, not the list of all answers.
 */
import type { Board, Offer } from './board';

export interface Way {
  words: string;
  offers: Offer[];
}

/** More than so many kinds explain nothing at a glance. */
const MOST = 9;
/** Longer words would be read, not seen. */
const SHORT = 44;
/** So many single answers can be told; of more only their kinds. */
const SINGLE = 4;

export function waysOf(offers: readonly Offer[], verb: Board['verb']): Way[] {
  const ways = new Map<string, Way>();
  let single = 0;
  for (const offer of offers) {
    const kind = verb?.(offer) ?? null;
    if (kind === null) single += 1;
    const words = kind ?? offer.label;
    const way = ways.get(words);
    if (way) way.offers.push(offer);
    else ways.set(words, { words, offers: [offer] });
  }
  if (single > SINGLE || ways.size > MOST) return [];
  // One answer of a kind is told by its own words, if they are few: they say what it costs and on whom it is used.
  return [...ways.values()].map((way) => {
    const [only, ...more] = way.offers.map(({ label }) => label);
    return !more.length && only!.length <= SHORT ? { ...way, words: only! } : way;
  });
}

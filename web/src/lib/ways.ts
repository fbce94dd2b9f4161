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
/** A whole text that the board shows anyway is not told a second time. */
const LONGEST = 100;
/** So many single answers can be told; of more only their kinds. */
const SINGLE = 4;

/** Of "Name: what it does" the second part. */
const deed = (label: string) => (label.length > SHORT && label.includes(': ') ? label.slice(label.indexOf(': ') + 2) : '');

export function waysOf(offers: readonly Offer[], verb: Board['verb']): Way[] {
  const ways = new Map<string, Way>();
  let single = 0;
  const deeds = offers.map(({ label }) => deed(label));
  for (const [i, offer] of offers.entries()) {
    // Several things that do the same are one kind: what they do is told once.
    const same = deeds[i] && deeds.indexOf(deeds[i]!) !== deeds.lastIndexOf(deeds[i]!) ? deeds[i]! : null;
    const kind = verb?.(offer) ?? same;
    if (kind === null) single += 1;
    const words = kind ?? offer.label;
    const way = ways.get(words);
    if (way) way.offers.push(offer);
    else ways.set(words, { words, offers: [offer] });
  }
  if (single > SINGLE || ways.size > MOST || [...ways.keys()].some((words) => words.length > LONGEST)) return [];
  // One answer of a kind is told by its own words, if they are few: they say what it costs and on whom it is used.
  return [...ways.values()].map((way) => {
    const [only, ...more] = way.offers.map(({ label }) => label);
    return !more.length && only!.length <= SHORT ? { ...way, words: only! } : way;
  });
}

// Finding clauses by what a person types: any of three languages, with or without accents, or by the id of a clause.

import { fold, foldLetter, wordsOf } from '../lib/fold';
import { LANGS, type ClauseInfo, type Lang } from '../lib/wire';

/** A piece of a text; `hit` says whether the search found it. */
export interface Segment {
  text: string;
  hit: boolean;
}

export interface Found {
  clause: ClauseInfo;
  /** The language the words were found in: the reader's own where possible. */
  lang: Lang;
  score: number;
}

const isLetter = (c: string | undefined): boolean => c !== undefined && /[\p{L}\p{N}]/u.test(c);

/** 3 for a whole word, 2 for the start of one, 1 for anywhere inside, 0 for nowhere. */
function strength(folded: string, word: string): number {
  let best = 0;
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const starts = !isLetter(folded[at - 1]);
    const ends = !isLetter(folded[at + word.length]);
    best = Math.max(best, starts && ends ? 3 : starts ? 2 : 1);
  }
  return best;
}

interface Entry {
  clause: ClauseInfo;
  id: string;
  bare: string;
  texts: Record<Lang, string>;
  chapters: Record<Lang, string>;
}

/** Polish and German bend their words: without an ending, "Lorda" still finds "Lord" and "Orten" finds "Orte". */
function stem(word: string): string {
  const most = /^\p{L}+$/u.test(word) ? Math.min(2, word.length - 4) : 0;
  return most > 0 ? word.slice(0, word.length - most) : word;
}

export class ClauseIndex {
  private readonly entries: Entry[];

  /** `title` names a chapter in a language: its words find its clauses too, after all others. */
  constructor(clauses: readonly ClauseInfo[], title: (chapter: string, lang: Lang) => string = () => '') {
    const titles = new Map<string, Record<Lang, string>>();
    const inAll = (of: (lang: Lang) => string): Record<Lang, string> => ({ en: of('en'), pl: of('pl'), de: of('de') });
    this.entries = clauses.map((clause) => {
      let chapters = titles.get(clause.chapter);
      if (!chapters) titles.set(clause.chapter, (chapters = inAll((lang) => fold(title(clause.chapter, lang)))));
      const id = fold(clause.id);
      return { clause, id, bare: id.replaceAll('-', ''), texts: inAll((lang) => fold(clause.texts[lang])), chapters };
    });
  }

  /** The clauses that have every word, best first; among equals, in the order of the rulebook. */
  find(query: string, lang: Lang): Found[] {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const exact = this.match(words, lang);
    if (exact.length > 0) return exact;
    const stems = words.map(stem);
    return stems.some((word, i) => word !== words[i]) ? this.match(stems, lang) : [];
  }

  private match(words: string[], lang: Lang): Found[] {
    const order: Lang[] = [lang, ...LANGS.filter((other) => other !== lang)];
    const found: Found[] = [];
    for (const entry of this.entries) {
      const byId = this.idScore(entry, words);
      if (byId > 0) {
        found.push({ clause: entry.clause, lang, score: byId });
        continue;
      }
      for (const [i, language] of order.entries()) {
        const score = this.textScore(entry, words, language);
        if (score > 0) {
          found.push({ clause: entry.clause, lang: language, score: score - i * 0.5 });
          break;
        }
      }
    }
    return found.sort((a, b) => b.score - a.score);
  }

  private idScore(entry: Entry, words: string[]): number {
    const wanted = words.join('').replaceAll('-', '');
    if (entry.bare === wanted) return 100;
    // A single letter is no start of an id worth listing; "exp" and "b-exp" are.
    if (wanted.length < 3) return 0;
    const parts = words.join('-');
    if (entry.id.startsWith(parts)) return 50;
    return entry.id.includes(`-${parts}`) ? 40 : 0;
  }

  private textScore(entry: Entry, words: string[], lang: Lang): number {
    let sum = 0;
    for (const word of words) {
      const inText = strength(entry.texts[lang], word);
      const here = inText > 0 ? inText + 1 : strength(entry.chapters[lang], word) >= 2 ? 0.6 : 0;
      if (here === 0) return 0;
      sum += here;
    }
    return sum / words.length + 1;
  }
}

/** The text cut where the words of the query are, for marking them. */
export function segments(text: string, query: string): Segment[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, hit: false }];
  const letters = Array.from(text);
  const from: number[] = []; // folded position -> letter it comes from
  let folded = '';
  letters.forEach((letter, i) => {
    for (const c of foldLetter(letter)) {
      folded += c;
      from.push(i);
    }
  });
  const marks = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    const needle = folded.includes(word) ? word : stem(word);
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
      for (let k = at; k < at + needle.length; k++) marks[from[k]!] = true;
    }
  }
  const out: Segment[] = [];
  letters.forEach((letter, i) => {
    const last = out.at(-1);
    const hit = marks[i] === true;
    if (last && last.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  });
  return out;
}

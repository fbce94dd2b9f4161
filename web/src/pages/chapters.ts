// The rulebook in its parts: chapters in order, and what an id of a clause says about its box.

import type { CardInfo, ClauseInfo } from '../lib/wire';

export interface Chapter {
  id: string;
  clauses: ClauseInfo[];
}

export type Filter = 'all' | 'enforced' | 'rulings';
export const FILTERS: readonly Filter[] = ['all', 'enforced', 'rulings'];

export function passes(clause: ClauseInfo, filter: Filter): boolean {
  return filter === 'all' || (filter === 'enforced' ? clause.enforceable : Boolean(clause.ruling));
}

/** The clauses by chapter, in the order of the rulebook; chapters without any are left out. */
export function chaptersOf(clauses: readonly ClauseInfo[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const clause of clauses) {
    let chapter = chapters.get(clause.chapter);
    if (!chapter) chapters.set(clause.chapter, (chapter = { id: clause.chapter, clauses: [] }));
    chapter.clauses.push(clause);
  }
  return [...chapters.values()];
}

/** Which cards rest on a clause. */
export function cardsByClause(cards: Iterable<CardInfo>): Map<string, CardInfo[]> {
  const found = new Map<string, CardInfo[]>();
  for (const card of cards) {
    for (const id of card.clauses) {
      const some = found.get(id);
      if (some) some.push(card);
      else found.set(id, [card]);
    }
  }
  return found;
}

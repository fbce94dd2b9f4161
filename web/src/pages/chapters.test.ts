// @vitest-environment node
import { expect, test } from 'vitest';
import type { CardInfo, ClauseInfo } from '../lib/wire';
import { cardsByClause, chaptersOf, passes } from './chapters';

const clause = (id: string, chapter: string, enforceable = true, ruling = false): ClauseInfo =>
  ({ id, chapter, kind: '', enforceable, ruling, texts: { en: '', pl: '', de: '' } }) as never;

test('chapters stand in the order of the rulebook, each with all its clauses', () => {
  const chapters = chaptersOf([clause('A-1', 'turn'), clause('B-1', 'end'), clause('A-2', 'turn')]);
  expect(chapters.map((one) => [one.id, one.clauses.map((c) => c.id)])).toEqual([
    ['turn', ['A-1', 'A-2']],
    ['end', ['B-1']],
  ]);
});

test('filters let through what they promise', () => {
  const told = clause('A', 'x', false);
  const ours = clause('B', 'x', true, true);
  expect([told, ours].map((one) => passes(one, 'all'))).toEqual([true, true]);
  expect([told, ours].map((one) => passes(one, 'enforced'))).toEqual([false, true]);
  expect([told, ours].map((one) => passes(one, 'rulings'))).toEqual([false, true]);
});

test('a clause knows its cards', () => {
  const card = (slug: string, clauses: string[]): CardInfo => ({
    slug,
    clauses,
    name: { id: slug },
    text: [],
    facts: {},
  });
  const found = cardsByClause([card('a', ['X', 'Y']), card('b', ['Y'])]);
  expect(found.get('Y')?.map((one) => one.slug)).toEqual(['a', 'b']);
  expect(found.get('X')?.map((one) => one.slug)).toEqual(['a']);
  expect(found.get('Z')).toBeUndefined();
});

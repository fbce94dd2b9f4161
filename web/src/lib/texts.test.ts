// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { clauseOf, inner, sentenceOf } from './texts';
import type { Text } from './wire';

const clause: Text = { id: 'effect-gain', args: { n: 2 } };

describe('texts taken apart', () => {
  test('a text inside another one speaks the words of the same game', () => {
    const text: Text = { id: 'crisis-or', domain: 'toy', args: { option: clause, n: 3, all: { list: [clause], join: 'and' } } };
    expect(inner(text, 'option')).toEqual({ ...clause, domain: 'toy' });
    expect(inner({ ...text, args: { option: { ...clause, domain: 'kernel' } } }, 'option')?.domain).toBe('kernel');
    expect(inner({ id: 'plain', args: { option: clause } }, 'option')).toEqual(clause);
    expect(['n', 'all', 'none'].map((arg) => inner(text, arg))).toEqual([null, null, null]);
  });

  test('a sentence is a clause with a capital and a full stop', () => {
    expect(clauseOf({ id: 'sentence', domain: 'toy', args: { of: clause } })).toEqual({ ...clause, domain: 'toy' });
    expect(clauseOf(sentenceOf({ ...clause, domain: 'toy' }))).toEqual({ ...clause, domain: 'toy' });
    expect(clauseOf(sentenceOf(clause))).toEqual(clause);
  });

  test('what is no sentence of one clause stays as it is', () => {
    const several: Text = { id: 'sentence', args: { of: { list: [clause, clause], join: 'then' } } };
    expect([clause, several].map(clauseOf)).toEqual([clause, several]);
  });
});

// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { actor, marked } from './lines';
import type { Text } from './wire';

const player = (seat: number): Text => ({ id: 'player-name', domain: 'kernel', args: { number: seat + 1 } });

describe('whose line it is', () => {
  test('the first player it speaks of, however deep', () => {
    expect(actor({ id: 'log', args: { n: 3, player: player(2), from: player(0) } })).toBe(2);
    expect(actor({ id: 'log', args: { who: { list: [player(1), player(0)], join: 'and' } } })).toBe(1);
    expect(actor({ id: 'log', args: { inner: { id: 'x', args: { player: player(4) } } } })).toBe(4);
    expect(actor({ id: 'log', args: { n: 1 } })).toBeNull();
  });
});

describe('names in a line', () => {
  const bold = (words: string, names: Record<number, string>) =>
    marked(words, names).filter((part) => part.name).map((part) => part.text);

  test('are found as whole words, the longer first', () => {
    expect(bold('Ann buys crab 3 from Anna.', { 0: 'Ann', 1: 'Anna' })).toEqual(['Ann', 'Anna']);
    expect(bold('Manna', { 0: 'Ann' })).toEqual([]);
    expect(bold('Żaneta płaci Łukaszowi.', { 0: 'Żaneta', 1: 'Łukasz' })).toEqual(['Żaneta']);
  });

  test('may hold any characters, and no text is lost', () => {
    const words = 'A.B (x)+ buys; C-3 sells.';
    const parts = marked(words, { 0: 'A.B (x)+', 1: 'C-3', 2: '' });
    expect(parts.map((part) => part.text).join('')).toBe(words);
    expect(parts.filter((part) => part.name).map((part) => part.text)).toEqual(['A.B (x)+', 'C-3']);
  });
});

import { describe, expect, test } from 'vitest';
import { dramaOf, lasts } from './drama';
import type { LogLine, TextArg } from './wire';

const line = (id: string, args: Record<string, TextArg>): LogLine => ({ number: 1, text: { id, args }, rule: '', refs: [], audience: null });

describe('a moment of drama', () => {
  test('is a roll of one die, or of two of which one counts', () => {
    expect(dramaOf([line('log-roll', { n: 5 })])).toMatchObject({ dice: [5], counts: null });
    expect(dramaOf([line('log-roll', { n: 5, first: 5, second: 2 })])).toMatchObject({ dice: [5, 2], counts: 5 });
    expect(dramaOf([line('log-roll-border', { first: 1, second: 6 })])).toMatchObject({ dice: [1, 6] });
  });

  test('is a verdict, with the cards that led to it', () => {
    const cards = { list: [{ id: 'lore-1' }, { id: 'will-2' }], join: 'and' };
    const told = [line('log-pool', { cards, n: 3 }), line('log-test-fail', { n: 3, target: 9 })];
    expect(dramaOf(told)).toMatchObject({ verdict: { n: 3, target: 9, result: 'fail' }, cards: cards.list });
  });

  test('is nothing in any other step, and takes no time without motion', () => {
    expect(dramaOf([line('log-roll-result', { n: 3 }), line('log-gain', { n: 3 })])).toBeNull();
    expect(lasts([line('log-gain', { n: 3 })])).toBe(0);
  });
});

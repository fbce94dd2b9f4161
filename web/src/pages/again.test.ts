// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { GameInfo, Summary } from '../lib/wire';
import { again, dataOf } from './again';

const info = {
  id: 'abyss', seats: [2, 3, 4, 5], bots: ['random', 'greedy'],
  options: {
    leviathan: { kind: 'list', default: false, values: [false, true] },
    kraken: { kind: 'list', default: false, values: [false, true] },
    deck: { kind: 'data', default: null, most_bytes: 9, example: null },
  },
  forms: [
    { options: { leviathan: false, kraken: false }, seats: [2, 3, 4] },
    { options: { leviathan: true, kraken: false }, seats: [2, 3, 4, 5] },
    { options: { leviathan: false, kraken: true }, seats: [2, 3, 4] },
    { options: { leviathan: true, kraken: true }, seats: [2, 3, 4, 5] },
  ],
} as unknown as GameInfo;

const summary = {
  options: { leviathan: true, kraken: true, deck: { usual: false } },
  seats: [
    { seat: 0, name: 'Mara', who: 'human', bot: '' },
    { seat: 1, name: 'Nerea', who: 'bot', bot: 'greedy' },
    { seat: 2, name: 'Jan', who: 'human', bot: 'random' },
    { seat: 3, name: 'Otto', who: 'bot', bot: 'gone' },
  ],
} as unknown as Summary;

describe('the same table again', () => {
  test('has the same options and the same seats', () => {
    const { table } = again(summary, [0], info, 'de');
    expect(table.options).toEqual({ leviathan: true, kraken: true });
    expect(table.seats.map((seat) => [seat.who, seat.bot, seat.name])).toEqual([
      ['me', '', 'Mara'], ['bot', 'greedy', 'Nerea'], ['friend', '', 'Jan'], ['bot', 'greedy', 'Otto'],
    ]);
    expect(table.seed).toBeNull();
  });

  test('has the data that only its record tells, where it is not the usual', () => {
    const record = (deck: unknown) => JSON.stringify({ options: { leviathan: true, kraken: true, deck, gone: 3 } });
    expect(dataOf(record(null), info)).toEqual({});
    const own = dataOf(record(['a', 'b']), info);
    expect(own).toEqual({ deck: ['a', 'b'] });
    expect(again(summary, [0], info, 'de', own).table.options).toEqual({ leviathan: true, kraken: true, deck: ['a', 'b'] });
  });

  test('falls back to the usual where the program of today does not know such a table', () => {
    const odd = { ...summary, options: { leviathan: 'three' } } as unknown as Summary;
    expect(again(odd, [0], info, 'de').table.options).toEqual({ leviathan: false, kraken: false });
  });
});

import { describe, expect, test } from 'vitest';
import type { Kept } from '../lib/keep.svelte';
import type { Summary } from '../lib/wire';
import { ago, byUrgency, keyToPlay, standingOf } from './standing';

const KEPT: Kept = {
  table: 't',
  game: 'abyss',
  keys: { host: 'h', watch: 'w', seats: { 0: 'k0', 2: 'k2' }, friends: { 1: 'k1' } },
  name: '',
  lastSeen: '',
};
const summary = (waiting: number[], over = false): Summary =>
  ({ table: 't', game: 'abyss', options: {}, role: 'host', seat: null, seats: [], waiting, number: 3, over }) as never;

describe('whose turn it is', () => {
  test('mine, when one of my seats is asked', () => {
    expect(standingOf(KEPT, summary([1, 2])).is).toBe('mine');
  });
  test("not mine, when only a friend's seat is asked, though I could give away its key", () => {
    expect(standingOf(KEPT, summary([1])).is).toBe('waits');
  });
  test('nobody waits for anybody when it is over', () => {
    expect(standingOf(KEPT, summary([0], true)).is).toBe('over');
  });
});

test('the way back leads to the seat that is asked', () => {
  expect(keyToPlay(KEPT, summary([2]))).toBe('k2');
  expect(keyToPlay(KEPT, summary([1]))).toBe('k0');
  expect(keyToPlay(KEPT, null)).toBe('k0');
  expect(keyToPlay({ ...KEPT, keys: { host: 'h', seats: {}, friends: {} } }, summary([0]))).toBeUndefined();
});

test('what needs me comes first, what is over last', () => {
  const order = [standingOf(KEPT, summary([], true)), standingOf(KEPT, summary([1])), standingOf(KEPT, summary([0]))];
  expect(order.sort(byUrgency).map((one) => one.is)).toEqual(['mine', 'waits', 'over']);
});

test('times are told in the language of the reader', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(ago('2026-03-10T09:10:00Z', 'en', now)).toBe('2 hours ago');
  expect(ago('2026-03-09T11:00:00Z', 'de', now)).toBe('gestern');
  expect(ago('2026-03-10T11:59:40Z', 'pl', now)).toBe('teraz');
  expect(ago('2026-03-10T12:00:30Z', 'en', now)).toBe('now'); // a clock that runs ahead
});

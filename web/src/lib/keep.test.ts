import { beforeEach, describe, expect, test } from 'vitest';
import {
  bestKey, forgetKey, forgetTable, kept, myTables, rememberIssued, rememberKey, rememberOpened, rememberState,
} from './keep.svelte';
import type { NewSeat, Opened } from './wire';

const opened: Opened = { table: 'T', host: 'H', watch: 'W', seats: ['A', 'B', null, 'D'] };
const seats: NewSeat[] = [{ who: 'me' }, { who: 'friend' }, { who: 'bot' }, { who: 'me' }];

function stored(): unknown[] {
  return JSON.parse(localStorage.getItem('fathom.tables') ?? '[]') as unknown[];
}

beforeEach(() => {
  for (const { table } of myTables()) forgetTable(table);
});

describe('a table opened here', () => {
  test('keeps my seats apart from those of friends', () => {
    rememberOpened('abyss', opened, seats, 'Mara');
    expect(kept('T')).toMatchObject({
      game: 'abyss', name: 'Mara', keys: { host: 'H', watch: 'W', seats: { 0: 'A', 3: 'D' }, friends: { 1: 'B' } },
    });
    expect(stored()).toHaveLength(1);
  });

  test('is come back to with a seat', () => {
    expect(bestKey(rememberOpened('abyss', opened, seats))).toBe('A');
    const hosted: Opened = { ...opened, table: 'U', seats: [null, 'B'] };
    const watched = rememberOpened('abyss', hosted, [{ who: 'bot' }, { who: 'friend' }]);
    expect(bestKey(watched)).toBe('H');
  });
});

describe('keys', () => {
  test('several seats of one table stay side by side', () => {
    rememberKey('T', 'abyss', 'seat', 0, 'A');
    rememberKey('T', 'abyss', 'seat', 2, 'C');
    rememberKey('T', 'abyss', 'watch', null, 'W');
    expect(kept('T')?.keys).toEqual({ seats: { 0: 'A', 2: 'C' }, friends: {}, watch: 'W' });
    expect(myTables()).toHaveLength(1);
  });

  test("a friend's link opened in the host's browser makes it a seat of this browser", () => {
    rememberOpened('abyss', opened, seats);
    rememberKey('T', 'abyss', 'seat', 1, 'B');
    expect(kept('T')?.keys).toMatchObject({ seats: { 0: 'A', 1: 'B', 3: 'D' }, friends: {} });
  });

  test('a new key replaces the old one, a revoked one is gone', () => {
    rememberOpened('abyss', opened, seats);
    rememberIssued('T', 1, 'B2');
    rememberIssued('T', null, null);
    expect(kept('T')?.keys.friends).toEqual({ 1: 'B2' });
    expect(kept('T')?.keys.watch).toBeUndefined();
    rememberIssued('T', 1, null);
    expect(kept('T')?.keys.friends).toEqual({});
  });

  test('one that opens nothing is forgotten; with the last one the table goes', () => {
    rememberKey('T', 'abyss', 'seat', 0, 'A');
    rememberKey('T', 'abyss', 'watch', null, 'W');
    forgetKey('T', 'A');
    expect(kept('T')?.keys).toMatchObject({ seats: {}, watch: 'W' });
    forgetKey('T', 'W');
    expect(kept('T')).toBeUndefined();
    expect(stored()).toEqual([]);
  });
});

describe('the list', () => {
  test('has the table seen last first', async () => {
    rememberKey('T', 'abyss', 'seat', 0, 'A');
    await new Promise((resolve) => setTimeout(resolve, 5));
    rememberKey('U', 'abyss', 'seat', 0, 'B');
    expect(myTables().map((one) => one.table)).toEqual(['U', 'T']);
    await new Promise((resolve) => setTimeout(resolve, 5));
    rememberState('T', { over: true });
    expect(myTables().map((one) => one.table)).toEqual(['T', 'U']);
    expect(kept('T')?.over).toBe(true);
  });

  test('follows what another tab writes', () => {
    rememberKey('T', 'abyss', 'seat', 0, 'A');
    localStorage.setItem('fathom.tables', '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fathom.tables' }));
    expect(myTables()).toEqual([]);
  });

  test.each(['not json', '{}', '[1, null, {"table": 3}]'])('survives a spoiled storage: %s', (spoiled) => {
    localStorage.setItem('fathom.tables', spoiled);
    window.dispatchEvent(new StorageEvent('storage', { key: 'fathom.tables' }));
    expect(myTables()).toEqual([]);
    rememberKey('T', 'abyss', 'seat', 0, 'A');
    expect(myTables()).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { forgetGames, hasPoints, history, rememberGame, resultOf, sums, takeIn } from './history.svelte';
import type { State } from './wire';

function over(table: string, winners: number[], scores: number[], touched: string, bot = 'greedy'): State {
  return {
    table, created: '2026-01-01T00:00:00Z', touched,
    view: { game: 'abyss', options: {}, number: 80, outcome: { winners, scores, reason: { id: 'end' } } },
    seats: [{ seat: 0, name: 'Mara', bot: '' }, { seat: 1, name: 'Nerea', bot }],
  } as unknown as State;
}

beforeEach(() => {
  localStorage.clear();
  forgetGames();
});

describe('own games', () => {
  test('are kept once each, newest first, and only those somebody here played', () => {
    rememberGame(over('a', [0], [60, 40], '2026-01-02'), [0]);
    rememberGame(over('b', [1], [30, 45], '2026-01-03'), [0]);
    rememberGame(over('b', [1], [30, 45], '2026-01-03'), [0]);
    rememberGame(over('c', [1], [30, 45], '2026-01-04'), []);
    expect(history().map((one) => one.table)).toEqual(['b', 'a']);
  });

  test('add up', () => {
    rememberGame(over('a', [1], [50, 60], '2026-01-02', 'random'), [0]);
    rememberGame(over('b', [0], [64, 45], '2026-01-03'), [0]);
    rememberGame(over('c', [0, 1], [57, 57], '2026-01-04'), [0]);
    expect(sums(history())).toEqual([{
      game: 'abyss', played: 3, rate: 2 / 3, best: 64, mean: 57, streak: 2,
      bots: [{ bot: 'greedy', played: 2, won: 2 }, { bot: 'random', played: 1, won: 0 }],
    }]);
  });

  test('that two people of this browser played against each other are nobody’s victory', () => {
    rememberGame(over('a', [1], [50, 60], '2026-01-02', ''), [0, 1]);
    expect(sums(history())).toMatchObject([{ played: 1, rate: null, streak: 0, bots: [] }]);
    rememberGame(over('b', [0], [64, 45], '2026-01-01'), [0]);
    expect(sums(history())).toMatchObject([{ played: 2, rate: 1, streak: 1 }]);
    expect(history().map(resultOf)).toEqual(['split', 'won']);
  });

  test('have no points where a 1 only says who won', () => {
    rememberGame(over('a', [1], [0, 1], '2026-01-02'), [0]);
    expect(hasPoints(...history())).toBe(false);
    expect(sums(history())).toMatchObject([{ best: null, mean: null }]);
  });

  test('go to another browser and come back once', () => {
    rememberGame(over('a', [0], [60, 40], '2026-01-02'), [0]);
    const file = JSON.stringify(history());
    forgetGames();
    expect(takeIn(file)).toBe(1);
    expect(takeIn(file)).toBe(0);
    expect(takeIn('[{"table": 3}]')).toBe(0);
    expect(history()).toHaveLength(1);
  });

  test('that are not whole are left out of a file, and what is no list is refused', () => {
    rememberGame(over('a', [0], [60, 40], '2026-01-02'), [0]);
    const [whole] = history();
    forgetGames();
    const wrong: object[] = [
      { ended: 'yesterday' }, { seats: [null] }, { seats: [{ name: 3, bot: '', mine: true }] }, { winners: [7] }, { scores: ['60'] },
      { options: null }, { options: { kraken: null } }, { game: '' }, { table: 'x'.repeat(1000) }, { seats: Array(99).fill(whole!.seats[0]) },
      { began: undefined }, { choices: '80' },
    ];
    expect(takeIn(JSON.stringify(wrong.map((one, n) => ({ ...whole, table: `t${n}`, ...one }))))).toBe(0);
    expect(takeIn(JSON.stringify([whole, whole]))).toBe(1);
    expect(history()).toEqual([whole]);
    for (const text of ['{}', '3', 'null', '"', '']) expect(() => takeIn(text)).toThrow(SyntaxError);
  });

  test('what somebody else wrote into the storage is no game', () => {
    localStorage.setItem('fathom.history', '{"no": "list"}');
    rememberGame(over('a', [0], [60, 40], '2026-01-02'), [0]);
    expect(history()).toHaveLength(1);
  });
});

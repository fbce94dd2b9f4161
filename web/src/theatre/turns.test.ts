// @vitest-environment node
import { expect, test } from 'vitest';
import type { LogLine } from '../lib/wire';
import { nextTurn, previousTurn, turnAt, turnsOf } from './turns';

const line = (number: number, id: string): LogLine => ({ number, text: { id }, rule: '', refs: [], audience: null });
const turns = turnsOf([
  line(0, 'log-setup'),
  line(0, 'log-turn'),
  line(3, 'log-reveal'),
  line(4, 'log-turn'),
  line(4, 'log-turn'),
  line(9, 'log-turn'),
]);

test('turns are read from the log; of two at one moment the later counts', () => {
  expect(turns.map((turn) => turn.number)).toEqual([0, 4, 9]);
});

test('a moment belongs to the turn that began last', () => {
  expect(turnAt(turns, 3)?.number).toBe(0);
  expect(turnAt(turns, 4)?.number).toBe(4);
  expect(turnAt(turns, 400)?.number).toBe(9);
  expect(turnAt([], 4)).toBeNull();
});

test('a turn on ends at the end, a turn back at the beginning', () => {
  expect(nextTurn(turns, 0, 20)).toBe(4);
  expect(nextTurn(turns, 9, 20)).toBe(20);
  expect(previousTurn(turns, 12)).toBe(9);
  expect(previousTurn(turns, 9)).toBe(4);
  expect(previousTurn(turns, 0)).toBe(0);
});

// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ofSeat, ROUND, sectionsOf, sinceTurn, TURN } from './sections';
import type { LogLine, Text } from './wire';

const player = (seat: number): Text => ({ id: 'player-name', domain: 'kernel', args: { number: seat + 1 } });
const line = (number: number, id: string, ...seats: number[]): LogLine => ({
  number, text: { id, args: Object.fromEntries(seats.map((seat, i) => [`p${i}`, player(seat)])) }, rule: '', refs: [],
  audience: null,
});
const game = [
  line(0, 'log-setup'), line(0, TURN, 0), line(1, 'log-reveal', 0), line(1, 'log-buy', 1, 0), line(1, 'log-gain', 0),
  line(2, 'log-take', 0), line(2, TURN, 1), line(3, 'log-support', 1), line(3, TURN, 2), line(4, 'log-steal', 2, 0),
  line(4, TURN, 0), line(5, 'log-reveal', 0),
];
const heads = (sections: ReturnType<typeof sectionsOf>) => sections.map((one) => [one.seat, one.size]);

describe('the log in sections', () => {
  test('has a heading for every turn, and what was before the first one', () => {
    expect(heads(sectionsOf(game))).toEqual([[null, 1], [0, 4], [1, 1], [2, 1], [0, 1]]);
  });

  test('groups a choice with what followed from it', () => {
    const [, turn] = sectionsOf(game);
    expect(turn!.groups.map((group) => [group.cause.line.text.id, group.rest.length])).toEqual([
      ['log-reveal', 2], ['log-take', 0],
    ]);
    expect(turn!.groups[0]!.cause.index).toBe(2);
  });

  test('can be of one seat: its own turns whole, of the others what names it', () => {
    expect(heads(ofSeat(sectionsOf(game), 1))).toEqual([[0, 3], [1, 1]]);
    expect(heads(ofSeat(sectionsOf(game), 0))).toEqual([[0, 4], [2, 1], [0, 1]]);
    expect(ofSeat(sectionsOf(game), null)).toHaveLength(5);
  });

  test('since the last own turn: what the others did, also in the middle of an own turn', () => {
    expect(sinceTurn(sectionsOf(game), 0)!.map((one) => one.seat)).toEqual([1, 2]);
    expect(sinceTurn(sectionsOf(game), 1)!.map((one) => one.seat)).toEqual([2, 0]);
    expect(sinceTurn(sectionsOf(game.slice(0, 6)), 0)).toBeNull();
    expect(sinceTurn(sectionsOf(game), 5)).toBeNull();
  });
});

test('a round has a heading too, and is nobody\'s turn', () => {
  const rounds = [
    line(0, ROUND), line(0, TURN, 0), line(1, 'log-take', 0), line(2, TURN, 1), line(2, 'log-gain', 1), line(3, ROUND),
    line(3, 'log-doom'), line(3, TURN, 0),
  ];
  expect(heads(sectionsOf(rounds))).toEqual([[null, 0], [0, 1], [1, 1], [null, 1], [0, 0]]);
  expect(sinceTurn(sectionsOf(rounds), 0)!.map((one) => one.seat)).toEqual([1, null]);
  const alone = rounds.filter(({ text }) => !JSON.stringify(text).includes('"number":2'));
  expect(sinceTurn(sectionsOf(alone), 0), 'nobody else had a turn').toBeNull();
});

test('a hint stands alone: it belongs to the choice that comes after it', () => {
  const [section] = sectionsOf([line(1, 'log-take', 0), line(1, 'log-hint', 0), line(1, 'log-hint', 1), line(2, 'log-gain', 0)]);
  expect(section!.groups.map((group) => [group.cause.line.text.id, group.rest.length])).toEqual([
    ['log-take', 0], ['log-hint', 0], ['log-hint', 0], ['log-gain', 0],
  ]);
});

// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogLine, Moment } from '../lib/wire';
import { CHUNK, Moments } from './moments';

const line = (number: number): LogLine => ({ number, text: { id: `l${number}` }, rule: '', refs: [], audience: null });
const moment = (number: number): Moment => ({ number, view: { number } as never, lines: [line(number)] });
const settled = () => new Promise((done) => setTimeout(done));

let asked: string[];
const server = vi.fn(async (first: number, last: number, seen: string): Promise<Moment[]> => {
  asked.push(`${seen} ${first}-${last}`);
  return Array.from({ length: last - first + 1 }, (_, i) => moment(first + i));
});

beforeEach(() => {
  asked = [];
  server.mockClear();
});

describe('fetching', () => {
  test('takes a whole chunk and the next one ahead', async () => {
    const moments = new Moments(server, 200);
    expect((await moments.at(7, 'open')).number).toBe(7);
    expect(asked).toEqual(['open 0-39', 'open 40-79']);
    await settled();
    await moments.at(8, 'open');
    await moments.at(39, 'open');
    expect(asked).toHaveLength(2);
  });
  test('asks only once, however many want it at the same time', async () => {
    const moments = new Moments(server, 30);
    await Promise.all([moments.at(1, 'open'), moments.at(2, 'open'), moments.at(3, 'open')]);
    expect(asked).toEqual(['open 0-30']);
  });
  test('gets the chunk before too, for its log', async () => {
    const moments = new Moments(server, 200);
    await moments.at(90, 'watch');
    expect(asked.sort()).toEqual(['watch 120-159', 'watch 40-79', 'watch 80-119']);
  });
  test('never asks beyond the end', async () => {
    const moments = new Moments(server, 79);
    await moments.at(79, 'open');
    expect(asked.sort()).toEqual(['open 0-39', 'open 40-79']);
  });
  test('keeps what different eyes see apart', async () => {
    const moments = new Moments(server, 30);
    await moments.at(3, '0');
    expect(moments.peek(3, '0')?.number).toBe(3);
    expect(moments.peek(3, '1')).toBeNull();
    await moments.at(3, '1');
    expect(asked).toEqual(['0 0-30', '1 0-30']);
  });
  test('asks again after a failure', async () => {
    const moments = new Moments(server, 30);
    server.mockRejectedValueOnce(new Error('gone'));
    await expect(moments.at(3, 'open')).rejects.toThrow('gone');
    expect((await moments.at(3, 'open')).number).toBe(3);
  });
  test('a failure ahead of time stays quiet', async () => {
    const moments = new Moments(server, 60);
    server.mockImplementationOnce(async (first, last) =>
      Array.from({ length: last - first + 1 }, (_, i) => moment(first + i)),
    );
    server.mockRejectedValueOnce(new Error('gone'));
    expect((await moments.at(3, 'open')).number).toBe(3);
    await settled();
    expect((await moments.at(45, 'open')).number).toBe(45);
  });
  test('says so when a moment is missing in the answer', async () => {
    const moments = new Moments(async () => [moment(100)], 100);
    await expect(moments.at(3, 'open')).rejects.toThrow(RangeError);
  });
  test('drops the chunk that was used longest ago', async () => {
    const moments = new Moments(server, CHUNK * 10, undefined, 3);
    await moments.at(0, 'open'); // 0 and 1
    await settled();
    await moments.at(0, 'open'); // 0 was used last
    await moments.at(CHUNK * 5, 'open'); // 5, then 6 and 4 ahead
    await settled();
    expect(moments.peek(CHUNK, 'open')).toBeNull();
    expect(moments.peek(CHUNK * 5, 'open')).not.toBeNull();
  });
});

describe('the log', () => {
  test('goes up to the moment and begins one chunk earlier', async () => {
    const arrived = vi.fn();
    const moments = new Moments(server, 200, arrived);
    await moments.at(90, 'open');
    await settled();
    const numbers = moments.lines(90, 'open').map((one) => one.number);
    expect(numbers[0]).toBe(40);
    expect(numbers.at(-1)).toBe(90);
    expect(numbers).toHaveLength(51);
    expect(arrived).toHaveBeenCalledTimes(3);
  });
  test('shows what is here while the rest is on its way', async () => {
    const moments = new Moments(server, 200);
    await moments.at(41, 'open');
    const numbers = moments.lines(41, 'open').map((one) => one.number);
    expect(numbers.slice(-2)).toEqual([40, 41]);
  });
});

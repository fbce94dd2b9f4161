import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Moment } from '../lib/wire';
import { Moments } from './moments';
import { Player } from './player.svelte';

const moment = (number: number): Moment => ({ number, view: { number } as never, lines: [] });
const TURNS = [0, 4, 9].map((number) => ({ number, text: { id: 'log-turn' } }));

let fetched: string[];
let slow: number;

function player(first = 0, last = 12): Player {
  const moments = new Moments(async (from, to, seen) => {
    fetched.push(`${seen} ${from}-${to}`);
    if (slow) await new Promise((done) => setTimeout(done, slow));
    return Array.from({ length: to - from + 1 }, (_, i) => moment(from + i));
  }, last);
  return new Player(moments, first, last, TURNS);
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  slow = 0;
});
afterEach(() => void vi.useRealTimers());

describe('moving', () => {
  test('the slider stands at once, the stage follows', async () => {
    slow = 50;
    const p = player();
    p.seek(5);
    expect(p.number).toBe(5);
    expect(p.moment).toBeNull();
    expect(p.waiting).toBe(true);
    await vi.advanceTimersByTimeAsync(60);
    expect(p.moment?.number).toBe(5);
    expect(p.waiting).toBe(false);
  });
  test('stays between the first and the last moment', async () => {
    const p = player(3, 12);
    p.seek(-5);
    expect(p.number).toBe(3);
    p.seek(99);
    expect(p.number).toBe(12);
  });
  test('only a single step forward lets things travel', async () => {
    const p = player();
    p.seek(2);
    await vi.advanceTimersByTimeAsync(1);
    p.step(1);
    expect(p.previous?.number).toBe(2);
    p.step(-1);
    expect(p.previous).toBeNull();
    p.seek(7);
    expect(p.previous).toBeNull();
  });
  test('goes by turns', async () => {
    const p = player();
    p.turn(1);
    expect(p.number).toBe(4);
    p.seek(6);
    p.turn(-1);
    expect(p.number).toBe(4);
    p.seek(10);
    p.turn(1);
    expect(p.number).toBe(12);
  });
  test('a slider that is drawn over many moments fetches only where it rests', async () => {
    const p = player(0, 400);
    p.seek(0);
    await vi.advanceTimersByTimeAsync(1);
    fetched = [];
    for (let n = 100; n <= 300; n += 10) {
      p.seek(n);
      await vi.advanceTimersByTimeAsync(15);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(p.moment?.number).toBe(300);
    expect(fetched[0]).toBe('watch 280-319');
    expect(fetched).toHaveLength(3); // and its neighbours
  });
  test('an answer that comes too late is not shown', async () => {
    slow = 50;
    const p = player(0, 400);
    p.seek(0);
    await vi.advanceTimersByTimeAsync(60);
    p.seek(200);
    await vi.advanceTimersByTimeAsync(95);
    p.seek(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(p.moment?.number).toBe(0);
  });
  test('other eyes see the same moment', async () => {
    const p = player();
    p.seek(5);
    await vi.advanceTimersByTimeAsync(1);
    p.look('1');
    await vi.advanceTimersByTimeAsync(100);
    expect(p.moment?.number).toBe(5);
    expect(fetched).toEqual(['watch 0-12', '1 0-12']);
  });
});

describe('playing', () => {
  test('one choice a second, to the end, and then it stops', async () => {
    const p = player(0, 3);
    p.seek(0);
    await vi.advanceTimersByTimeAsync(1);
    p.play();
    await vi.advanceTimersByTimeAsync(1001);
    expect(p.number).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(p.number).toBe(3);
    expect(p.playing).toBe(false);
  });
  test('speed changes the pace', async () => {
    const p = player();
    p.seek(0);
    await vi.advanceTimersByTimeAsync(1);
    p.speed = 4;
    p.play();
    await vi.advanceTimersByTimeAsync(1001);
    expect(p.number).toBe(4);
  });
  test('at the end it begins anew', async () => {
    const p = player(0, 3);
    p.seek(3);
    await vi.advanceTimersByTimeAsync(1);
    p.play();
    expect(p.number).toBe(0);
    expect(p.playing).toBe(true);
    p.close();
  });
  test('a hand on the slider stops it', async () => {
    const p = player();
    p.play();
    p.seek(5);
    expect(p.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(p.number).toBe(5);
  });
  test('waits for what is not here yet', async () => {
    const p = player(0, 60);
    p.seek(38);
    await vi.advanceTimersByTimeAsync(1);
    slow = 0;
    p.play();
    await vi.advanceTimersByTimeAsync(1001);
    expect(p.number).toBe(39);
    await vi.advanceTimersByTimeAsync(1001);
    expect(p.moment?.number).toBe(40);
    p.close();
  });
  test('stops at a failure and tells it', async () => {
    const moments = new Moments(async (from) => {
      if (from > 0) throw new Error('gone');
      return Array.from({ length: 40 }, (_, i) => moment(i));
    }, 60);
    const p = new Player(moments, 0, 60, TURNS);
    p.seek(39);
    await vi.advanceTimersByTimeAsync(1);
    p.play();
    await vi.advanceTimersByTimeAsync(3000);
    expect(p.problem).toBeInstanceOf(Error);
    expect(p.playing).toBe(false);
    expect(p.moment?.number).toBe(39);
  });
});

describe('a player that was closed', () => {
  test('shows and fetches nothing any more, whatever comes late', async () => {
    slow = 50;
    const p = player(0, 200);
    p.seek(5);
    await vi.advanceTimersByTimeAsync(10);
    p.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(p.moment).toBeNull();
    const before = fetched.length;
    p.seek(120);
    p.play();
    p.look('1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched.length).toBe(before);
    expect(p.playing).toBe(false);
  });
});

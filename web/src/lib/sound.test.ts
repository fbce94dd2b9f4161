import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let allow: () => void;
let heard: number;

class Node {
  gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = (other: unknown) => other;
  start = () => heard++;
  stop = () => {};
}

beforeEach(() => {
  heard = 0;
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.setItem('fathom.sound', 'on');
  const allowed = new Promise<void>((resolve) => (allow = resolve));
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      resume = () => allowed;
    },
  );
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a cue', () => {
  test('sounds at once where the browser allows it', async () => {
    const { play } = await import('./sound');
    allow();
    play('turn');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toBe(2);
  });

  test('that had to wait for the first click is not heard any more', async () => {
    const { play } = await import('./sound');
    play('turn');
    play('turn');
    await vi.advanceTimersByTimeAsync(5000);
    allow();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toBe(0);
  });
});

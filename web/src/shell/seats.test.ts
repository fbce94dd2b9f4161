import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SeatInfo } from '../lib/wire';
import { setLang } from '../lib/words.svelte';
import Seats from './Seats.svelte';

let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('player-name = Player { $number }')));
  await setLang('en');
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test('a seat of this device is not away, though only one of them is on the screen; a friend who has left is', () => {
  const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: n, name: `P${n}`, lang: 'en', who: 'human', bot: '', present: false, joined: true, ...more,
  });
  const props = {
    board: { SeatLine: () => {} } as never,
    view: { game: 'toy', waiting: [0], turn: { number: 1, seat: 0 }, outcome: null } as never,
    seats: [seat(0, { present: true }), seat(1), seat(2)], me: 0, here: [0, 1], area: null, showArea: () => {},
  };
  mounted = mount(Seats, { target: document.body, props });
  flushSync();
  const told = (n: number) => document.querySelector(`[data-testid="seat-${n}"]`)!.textContent;
  expect(told(1)).not.toContain('away');
  expect(told(2)).toContain('away');
});

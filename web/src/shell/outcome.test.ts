import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Outcome as End, SeatInfo, Tie } from '../lib/wire';
import { loadDomain, setLang } from '../lib/words.svelte';
import { board as arkham } from '../boards/arkham';
import { board as madness } from '../boards/call_of_madness';
import { loadBoard } from '../boards';
import Outcome from './Outcome.svelte';

let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  const source = 'player-name = Player { $number }\nlog-x = { $player } moves.\nreason-solo-lost = Lost.\nreason-solo-draw = Level.';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(source)));
  await setLang('en');
  await loadDomain('toy');
  await Promise.all([loadBoard('arkham'), loadBoard('call_of_madness')]); // with their words
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const REASON = { id: 'log-x', domain: 'toy', args: { player: 'Mara' } };
const SEATS = ['Mara', 'Oskar', 'Ida'].map((name, seat) => ({ seat, name }) as SeatInfo);

function end(more: { winners?: number[]; me?: number | null; reason?: End['reason']; board?: object; ties?: Tie[] } = {}): string {
  const { winners = [0], me = 0, reason = REASON, board = {}, ties = [] } = more;
  const outcome = { winners, scores: [1, 1, 1], reason } as End;
  const props = {
    board: board as never, Score: (() => {}) as never, view: { game: 'toy', ties, outcome } as never, outcome,
    seats: SEATS, names: {}, me, table: 'T', key: 'K', onward: '#/replay/T/K~7', close: () => {},
  };
  mounted = mount(Outcome, { target: document.body, props });
  flushSync();
  return document.getElementById('outcome-title')!.textContent;
}

describe('the end', () => {
  test('takes the focus, and shows the way to a new table', () => {
    end();
    expect(document.activeElement?.id).toBe('outcome-title');
    expect(document.querySelector('[data-testid="outcome-onward"]')?.getAttribute('href')).toBe('#/replay/T/K~7');
  });

  test('says what decided a tie, and opens the same table again', () => {
    const text = { id: 'log-x', domain: 'toy', args: { player: 'Pearls' } };
    end({ ties: [{ text, values: [3, 5], rule: 'B-SCO-06', seats: [0, 1] }] });
    const told = document.querySelector('[data-testid="ties"]')!;
    expect(told.textContent).toContain('Mara and Oskar are level');
    expect(told.textContent).toContain('Pearls moves.');
    expect(told.querySelector('.won')?.textContent).toContain('5');
    expect(document.querySelector('[data-testid="play-again"]')?.getAttribute('href')).toBe('#/again/T/K');
  });

  test('takes it from nobody who is writing', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    end();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  test('names the others who have won, and says "you" to whoever is among them', async () => {
    expect(end({ winners: [0] })).toBe('You have won!');
    await unmount(mounted!);
    expect(end({ winners: [0, 1, 2] })).toBe('You have won together!');
    await unmount(mounted!);
    expect(end({ winners: [0, 1], me: null })).toBe('Mara and Oskar have won together');
    await unmount(mounted!);
    expect(end({ winners: [1] })).toBe('Oskar has won');
  });

  test('that nobody wins is told as what it is: a defeat by the game, a draw, or no winner', async () => {
    expect(end({ winners: [], board: arkham })).toBe('Lost: the Mythos was too strong this time');
    await unmount(mounted!);
    expect(end({ winners: [], board: madness, reason: { id: 'reason-solo-lost', domain: 'toy' } })).toMatch(/^Lost: the Automa/);
    await unmount(mounted!);
    expect(end({ winners: [], board: madness, reason: { id: 'reason-solo-draw', domain: 'toy' } })).toBe('A draw');
    await unmount(mounted!);
    expect(end({ winners: [] })).toBe('Nobody has won');
  });
});

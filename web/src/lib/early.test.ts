// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import * as api from './api';
import type { Early } from './early';
import type { State } from './wire';

function early(...answers: [string, Promise<Response>][]): Early {
  return (window.fathomEarly = { answers: new Map(answers), taken: new Set() });
}

afterEach(() => {
  delete window.fathomEarly;
  vi.unstubAllGlobals();
});

test('what was asked for before the page was here is not asked for again, but only once', async () => {
  const fetched = vi.fn(async () => new Response('later'));
  vi.stubGlobal('fetch', fetched);
  early(['/api/locale/abyss/pl', Promise.resolve(new Response('soon'))]);
  expect(await api.locale('abyss', 'pl')).toBe('soon');
  expect(fetched).not.toHaveBeenCalled();
  expect(await api.locale('abyss', 'pl')).toBe('later');
});

test('an answer that did not come is asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('later'));
  early(['/api/locale/abyss/pl', Promise.reject(new TypeError('no network'))]);
  expect(await api.locale('abyss', 'pl')).toBe('later');
});

test('what the page has asked for by itself is told, so that nothing is fetched twice', async () => {
  vi.stubGlobal('fetch', async () => new Response('later'));
  const { taken } = early();
  await api.locale('abyss', 'pl');
  expect([...taken]).toEqual(['/api/locale/abyss/pl']);
});

test('the state is taken where it was asked for, and left to the socket elsewhere', async () => {
  const state = { entry: 3 } as State;
  early(['/api/tables/t/state', Promise.resolve(new Response(JSON.stringify(state)))]);
  expect(api.earlyState('u', 'k')).toBeNull();
  expect(await api.earlyState('t', 'k')).toEqual(state);
  expect(api.earlyState('t', 'k')).toBeNull();
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGames } from '../../lib/catalog.svelte';
import type { Checked, Field, GameInfo, NewTable as Wanted, Part } from '../../lib/wire';
import { loadDomain, loadPageWords, setLang } from '../../lib/words.svelte';
import NewTable from '../NewTable.svelte';
import { kept, matters, placed, same, toggled } from './controls';

const field = (part: Part, more: Partial<Field> = {}): Field => ({ part, title: null, usual: null, when: {}, seats: [], ...more });
const named = (...values: (string | number)[]) =>
  values.map((value) => ({ value, text: { id: 'thing', domain: 'toy', args: { value } } }));
const option = (name: string, fallback: unknown, control: Field) =>
  [name, { kind: 'data', default: fallback, most_bytes: 60, example: fallback, control }] as const;
const TOY = {
  id: 'toy',
  version: '1',
  seats: [2, 3],
  options: {
    long: { kind: 'list', default: false, values: [false, true] },
    ...Object.fromEntries([
      option('level', 'low', field({ is: 'one', values: named('low', 'high') })),
      option('boxes', 2, field({ is: 'count', least: 1, most: 3 })),
      option('gods', [], field({ is: 'some', values: named(1, 2, 3), sizes: { 2: 2, 3: 1 } }, { when: { long: [true] } })),
      option('first', 0, field({ is: 'seat', none: { id: 'nobody', domain: 'toy' } }, { seats: [3] })),
      option('ends', [], field({ is: 'order', fields: [field({ is: 'count', least: 0, most: 9 }, { usual: 1 }), field({ is: 'count', least: 0, most: 9 }, { usual: 2 })] })),
      option('decks', [], field({ is: 'seats', part: {
        is: 'brought', ready: [{ value: { who: 'ann' }, text: { id: 'thing', domain: 'toy', args: { value: 'ann' } } }], pasted: 'text',
        fields: [{ ...field({ is: 'count', least: 0, most: 5 }, { usual: 0 }), name: 'age' }],
      } })),
      option('book', {}, field({ is: 'file', endings: ['.toml'] })),
    ]),
  },
  bots: ['random'],
  forms: [{ options: { long: false }, seats: [2, 3] }, { options: { long: true }, seats: [2, 3] }],
  conditions: [],
  talk: { phrases: [], rules: [] },
  aid: {},
} as unknown as GameInfo;
const WORDS = `
thing = { $value }
nobody = nobody
no-book = Line 3 is no line.
player-name = Player { $number }
`;

let mounted: Record<string, unknown> | null = null;
let asked: Wanted[] = [];
let book: Checked;

beforeAll(async () => {
  vi.stubGlobal('fetch', (path: string, ask?: RequestInit) => {
    if (path.endsWith('/games')) return Promise.resolve(Response.json([TOY]));
    if (path.endsWith('/files')) return Promise.resolve(Response.json(book));
    if (!path.endsWith('/tables')) return Promise.resolve(new Response(WORDS));
    asked.push(JSON.parse(String(ask?.body)) as Wanted);
    return Promise.resolve(Response.json({ is: 'error', key: '', code: 'invalid', text: { id: 'nobody', domain: 'toy' } }, { status: 400 }));
  });
  await loadPageWords();
  await setLang('en');
  await Promise.all([loadDomain('toy'), loadDomain('kernel'), loadGames()]);
});
beforeEach(async () => {
  asked = [];
  localStorage.setItem('fathom.decks.toy', JSON.stringify([{ name: 'Mine', who: 'bob', cards: ['a'] }, 'broken', { name: 3 }]));
  mounted = mount(NewTable, { target: document.body, props: { game: 'toy' } });
  await settled();
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const find = <Kind extends HTMLElement>(id: string) => document.querySelector<Kind>(`[data-testid="${id}"]`);
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  flushSync();
}
function press(id: string): void {
  find(id)!.click();
  flushSync();
}
function set(id: string, value: string, type = 'change'): void {
  const one = find<HTMLSelectElement>(id)!;
  one.value = value;
  one.dispatchEvent(new Event(type, { bubbles: true }));
  flushSync();
}
async function sent(): Promise<Record<string, unknown>> {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settled();
  const { long: _, ...options } = asked.at(-1)!.options ?? {};
  return options;
}

describe('options that say how they are chosen', () => {
  test('send nothing where nothing is chosen, or the usual is chosen again', async () => {
    expect(await sent()).toEqual({});
    press('option-level-1');
    expect(await sent()).toEqual({ level: 'high' });
    press('option-level-0');
    expect(await sent()).toEqual({});
  });

  test('count within their bounds', async () => {
    press('option-boxes-more');
    expect(await sent()).toEqual({ boxes: 3 });
    expect(find<HTMLButtonElement>('option-boxes-more')!.disabled).toBe(true);
    set('option-boxes-number', '77');
    expect(await sent()).toEqual({ boxes: 3 });
    set('option-boxes-number', '1');
    expect(await sent()).toEqual({ boxes: 1 });
  });

  test('let as many be ticked as the seats allow, and only where it matters', async () => {
    expect(find('option-gods')).toBeNull();
    press('option-long-switch');
    press('count-2');
    press('option-gods-3');
    press('option-gods-1');
    expect(await sent()).toEqual({ gods: [1, 3] });
    expect(find<HTMLInputElement>('option-gods-2')!.disabled).toBe(true);
    press('option-gods-3');
    expect(find<HTMLInputElement>('option-gods-2')!.disabled).toBe(false);
    press('option-long-switch');
    expect(await sent()).toEqual({});
  });

  test('name the seats that there are', async () => {
    press('count-3');
    expect(find('option-first')!.querySelectorAll('option')).toHaveLength(4);
    set('option-first-select', '3');
    expect(await sent()).toEqual({ first: 3 });
    press('count-2');
    expect(await sent()).toEqual({});
  });

  test('fill the places before a chosen one with what is usual there', async () => {
    press('option-ends-1-more');
    expect(await sent()).toEqual({ ends: [1, 3] });
    press('option-ends-1-less');
    expect(await sent()).toEqual({});
  });

  test('bring something ready, of one’s own or pasted to each seat', async () => {
    press('count-2');
    set('option-decks-1', 'ready-0');
    expect(await sent()).toEqual({ decks: [{}, { who: 'ann' }] });
    press('option-decks-1-age-more');
    set('option-decks-0', 'own-0');
    expect(await sent()).toEqual({ decks: [{ who: 'bob', cards: ['a'] }, { who: 'ann', age: 1 }] });
    set('option-decks-0', 'pasted');
    set('option-decks-0-text', 'Bob\n1 a', 'input');
    set('option-decks-1', 'none');
    expect(await sent()).toEqual({ decks: [{ text: 'Bob\n1 a' }] });
    set('option-decks-0-text', 'x'.repeat(61), 'input');
    expect(find('option-decks-wrong')!.textContent).toContain('at most 60 bytes');
    expect(await sent()).toEqual({ decks: [{ text: 'Bob\n1 a' }] });
  });

  test('have the game read a file, and tell what is wrong with it', async () => {
    const input = find<HTMLInputElement>('option-book-file')!;
    const choose = async () => {
      Object.defineProperty(input, 'files', { configurable: true, value: [new File(['a = 1'], 'book.toml')] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    };
    book = { options: {}, wrong: [{ is: 'error', code: 'invalid', text: { id: 'no-book', domain: 'toy' }, rule: '', key: '', option: 'book' }] };
    await choose();
    expect(find('option-book-wrong')!.textContent).toContain('Line 3 is no line.');
    expect(await sent()).toEqual({});
    book = { options: { book: { a: 1 } }, wrong: [] };
    await choose();
    expect(find('option-book-own')!.textContent).toBe('book.toml');
    expect(await sent()).toEqual({ book: { a: 1 } });
    press('option-book-clear');
    expect(await sent()).toEqual({});
  });
});

describe('data that is put together', () => {
  test('is the same whatever the order of its members', () => {
    expect(same({ a: [1, { b: 2, c: 3 }], d: null }, { d: null, a: [1, { c: 3, b: 2 }] })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
  });
  test('keeps its places and the order of its values', () => {
    expect(placed([], 1, 5, () => 0)).toEqual([0, 5]);
    expect(placed([1, 5], 1, 0, () => 0)).toEqual([1]);
    expect(toggled(['c'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'c']);
    expect(toggled(['a', 'c'], 'a', ['a', 'b', 'c'])).toEqual(['c']);
  });
  test('matters by listed options and seats', () => {
    const one = field({ is: 'count', least: 0, most: 1 }, { when: { long: [true] }, seats: [2] });
    expect([matters(one, { long: true }, 2), matters(one, { long: false }, 2), matters(one, { long: true }, 3)]).toEqual([true, false, false]);
  });
  test('that is kept is read with care', () => {
    expect(kept('toy', 'decks')).toEqual([{ name: 'Mine', data: { who: 'bob', cards: ['a'] } }]);
    localStorage.setItem('fathom.decks.toy', '{');
    expect(kept('toy', 'decks')).toEqual([]);
  });
});

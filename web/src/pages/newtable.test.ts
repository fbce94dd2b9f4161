import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGames } from '../lib/catalog.svelte';
import { optionTitles } from '../lib/names';
import type { GameInfo, NewTable as Wanted, Refusal } from '../lib/wire';
import { loadDomain, loadPageWords, setLang } from '../lib/words.svelte';
import { read, spelled } from './data';
import NewTable from './NewTable.svelte';
import { seatCounts, usualOptions } from './seating';

const EXAMPLE = { jab: 3, dodge: 2 };
const TOY: GameInfo = {
  id: 'toy',
  version: '1',
  seats: [2, 3],
  options: {
    rich: { kind: 'list', default: false, values: [false, true] },
    deck: { kind: 'data', default: { jab: 1 }, most_bytes: 40, example: EXAMPLE },
  },
  bots: ['random'],
  forms: [
    { options: { rich: false }, seats: [2, 3] },
    { options: { rich: true }, seats: [2] },
  ],
  conditions: [],
  talk: { phrases: [], rules: [] },
  aid: {},
};
const WORDS = `
option-deck = Deck
option-deck-is = Which cards are in the deck.
option-rich = Rich
refuse-deck = There is no card { $given }.
player-name = Player { $number }
bad-seats = Not so many.
`;

let mounted: Record<string, unknown> | null = null;
let asked: Wanted[] = [];
let refusal: Partial<Refusal> = {};

beforeAll(async () => {
  vi.stubGlobal('fetch', (path: string, ask?: RequestInit) => {
    if (path.endsWith('/games')) return Promise.resolve(Response.json([TOY]));
    if (!path.endsWith('/tables')) return Promise.resolve(new Response(WORDS));
    asked.push(JSON.parse(String(ask?.body)) as Wanted);
    return Promise.resolve(Response.json({ is: 'error', key: '', ...refusal }, { status: 400 }));
  });
  await loadPageWords();
  await setLang('en');
  await Promise.all([loadDomain('toy'), loadDomain('kernel'), loadGames()]);
});
beforeEach(async () => {
  asked = [];
  refusal = {
    code: 'invalid', text: { id: 'refuse-deck', domain: 'toy', args: { given: 'ace' } }, rule: 'T-DECK-1', option: 'deck',
  };
  mounted = mount(NewTable, { target: document.body, props: { game: 'toy' } });
  await settled();
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const find = <Kind extends HTMLElement>(id: string) => document.querySelector<Kind>(`[data-testid="${id}"]`);
const area = () => find<HTMLTextAreaElement>('option-deck-text')!;
const wrong = () => find('option-deck-wrong')!.querySelector('span')?.textContent ?? '';

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  flushSync();
}
function write(text: string): void {
  area().value = text;
  area().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
async function open(): Promise<void> {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settled();
}
async function choose(content: string, name = 'deck.json'): Promise<void> {
  const input = find<HTMLInputElement>('option-deck-file')!;
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([content], name)] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

describe('the field of an option that is data', () => {
  test('is named and described, and empty at first: nothing is sent, the game takes the usual', async () => {
    const field = find('option-deck')!;
    expect(field.querySelector('h3')!.textContent).toBe('Deck');
    expect(document.getElementById(area().getAttribute('aria-labelledby')!)!.textContent).toBe('Deck');
    expect(field.textContent).toContain('Which cards are in the deck.');
    expect(area().value).toBe('');
    expect(area().getAttribute('aria-invalid')).toBe('false');
    await open();
    expect(asked.map((table) => table.options)).toEqual([{ rich: false }]);
  });

  test('sends what is written as data', async () => {
    write(' {"jab": 2, "ace": 1} ');
    await open();
    expect(asked.map((table) => table.options)).toEqual([{ rich: false, deck: { jab: 2, ace: 1 } }]);
    write('null');
    await open();
    expect(asked[1]!.options).toEqual({ rich: false, deck: null });
  });

  test('shows the refusal of the server beside it, with its clause, until it is changed', async () => {
    write('{"ace": 1}');
    await open();
    expect(wrong()).toBe('There is no card ace.');
    expect(find('option-deck')!.querySelector<HTMLElement>('[data-rule]')!.dataset['rule']).toBe('T-DECK-1');
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('.trouble')).toBeNull();
    expect(area().value).toBe('{"ace": 1}');
    write('{"jab": 1}');
    expect(wrong()).toBe('');
    expect(area().getAttribute('aria-invalid')).toBe('false');
  });

  test('leaves what is wrong with anything else to the page', async () => {
    refusal = { code: 'invalid', text: { id: 'bad-seats', domain: 'kernel' }, rule: '', option: '' };
    await open();
    expect(wrong()).toBe('');
    expect(document.querySelector('.trouble')!.textContent).toContain('Not so many.');
  });

  test('says what is not JSON or too large before anything is sent', async () => {
    write('{"jab": ');
    expect(wrong()).toContain('This is not JSON: ');
    await open();
    expect(document.activeElement).toBe(area());
    write(JSON.stringify({ jab: 'x'.repeat(40) }));
    expect(wrong()).toBe('This is too large: 50 bytes, and the most is 40.');
    await open();
    expect(asked).toEqual([]);
    write('');
    await open();
    expect(asked.length).toBe(1);
  });

  test('takes a file, but none that is far too large', async () => {
    await choose('{\n  "jab": 3\n}');
    expect(area().value).toBe('{\n  "jab": 3\n}');
    await choose('[not json');
    expect(wrong()).toContain('This is not JSON: ');
    await choose(' '.repeat(200), 'holiday.png');
    expect(wrong()).toBe('holiday.png is too large and was not read.');
    expect(area().value).toBe('[not json');
  });

  test('shows an example, and goes back to the usual', () => {
    expect(find('option-deck-clear')).toBeNull();
    find('option-deck-example')!.click();
    flushSync();
    expect(JSON.parse(area().value)).toEqual(EXAMPLE);
    expect(area().value).toContain('\n');
    find('option-deck-clear')!.click();
    flushSync();
    expect(area().value).toBe('');
  });
});

describe('data as it is written', () => {
  test('is counted in bytes without blanks', () => {
    expect(read('  ')).toMatchObject({ usual: true, broken: '', bytes: 0 });
    expect(read('{ "ż" :  [1, 2] }').bytes).toBe('{"ż":[1,2]}'.length + 1);
    expect(read('{').broken).not.toBe('');
    expect(read(spelled(EXAMPLE).text).data).toEqual(EXAMPLE);
  });
});

describe('a game with such an option', () => {
  test('has its forms by listed options alone', () => {
    expect(usualOptions(TOY)).toEqual({ rich: false });
    expect(seatCounts(TOY, { rich: true })).toEqual([2]);
  });
  test('is called by it where the data is somebody’s own', () => {
    expect(optionTitles('toy', { rich: false, deck: { usual: true } })).toEqual([]);
    expect(optionTitles('toy', { rich: true, deck: { usual: false } })).toEqual(['Rich', 'Deck']);
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Answering } from '../lib/answering.svelte';
import type { Forecast, Offer } from '../lib/board';
import { loadCatalog } from '../lib/catalog.svelte';
import type { ChatLine, Decision, LogLine, Shape, State } from '../lib/wire';
import { loadDomain, setLang } from '../lib/words.svelte';
import Bar from './Bar.svelte';
import Chat from './Chat.svelte';
import Curtain from './Curtain.svelte';
import Log from './Log.svelte';
import Marks from './Marks.svelte';
import Options from './Options.svelte';
import Proposal from './Proposal.svelte';

let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  const source = 'player-name = Player { $number }\nlog-x = { $player } moves.\nlog-turn = Turn of { $player }.';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(source)));
  await setLang('en');
  await loadDomain('toy');
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const find = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
function click(id: string): void {
  find(id)!.click();
  flushSync();
}

describe('the answers', () => {
  function show(
    shape: Shape, keys: string[], more: Partial<Decision> = {}, listed = keys,
    forecast: (number: number) => Forecast | null = () => null,
  ) {
    const decision: Decision = {
      id: '1.0', seat: 0, shape, prompt: { id: 'ask' }, rule: 'B-1',
      options: keys.map((key) => ({ key, text: { id: key }, rule: 'B-2', refs: [key] })), ...more,
    };
    const answering = new Answering(decision);
    const offers: Offer[] = listed.map((key) => ({ key, label: `The ${key}`, refs: [key], rule: 'B-2', prompt: 'ask' }));
    const choose = vi.fn((offer: Offer) => answering.toggle(offer.key));
    const submit = vi.fn();
    const give = vi.fn();
    mounted = mount(Options, {
      target: document.body, props: { answering, offers, busy: false, choose, submit, give, forecast },
    });
    flushSync();
    return { answering, choose, submit, give };
  }

  test('pick: the first is bright, a click chooses, each knows its rule', () => {
    const { choose } = show('pick', ['buy', 'pass']);
    expect(find('option-buy')!.classList.contains('main')).toBe(true);
    expect(find('option-pass')!.classList.contains('main')).toBe(false);
    expect(find('option-buy')!.dataset['rule']).toBe('B-2');
    click('option-pass');
    expect(choose.mock.calls[0]![0].key).toBe('pass');
    expect(find('answer-submit')).toBeNull();
  });

  test('pick_some: answering is possible when enough are chosen, and no more can be', () => {
    const { submit } = show('pick_some', ['a', 'b', 'c'], { least: 2, most: 2 });
    expect(find('answer-submit')!.disabled).toBe(true);
    click('option-a');
    click('option-c');
    expect(find('option-a')!.getAttribute('aria-pressed')).toBe('true');
    expect(find('option-b')!.disabled).toBe(true);
    click('answer-submit');
    expect(submit).toHaveBeenCalledOnce();
  });

  test('split: more of the same with a stepper', () => {
    const { answering } = show('split', ['crab', 'squid'], { least: 2, most: 3, limits: { crab: 2, squid: 1 } });
    click('option-crab');
    click('option-crab');
    expect(find('option-crab')!.disabled).toBe(true);
    expect(answering.answer).toEqual({ crab: 2 });
    expect(find('answer-submit')!.disabled).toBe(false);
  });

  test('split of several sums: each stands by itself and says how much of it is chosen', () => {
    const keys = ['damage/dog', 'damage/me', 'horror/dog', 'horror/me'];
    show('split', keys, {
      least: 3, most: 3, limits: { 'damage/dog': 2, 'damage/me': 2, 'horror/dog': 1, 'horror/me': 1 },
      sums: [{ keys: keys.slice(0, 2), least: 2, most: 2 }, { keys: keys.slice(2), least: 1, most: 1 }],
    });
    const groups = () =>
      [...document.querySelectorAll<HTMLElement>('.options[aria-labelledby]')].map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
        [...group.querySelectorAll<HTMLElement>('[data-testid]')].map((button) => button.dataset['testid']),
      ]);
    expect(groups()).toEqual([
      ['Chosen: 0 of 2', ['option-damage/dog', 'option-damage/me']],
      ['Chosen: 0 of 1', ['option-horror/dog', 'option-horror/me']],
    ]);
    click('option-horror/me');
    click('option-damage/dog');
    expect(groups().map(([progress]) => progress)).toEqual(['Chosen: 1 of 2', 'Chosen: 1 of 1']);
    expect(find('option-horror/dog')!.disabled).toBe(true);
    expect(find('answer-submit')!.disabled).toBe(true);
    click('option-damage/dog');
    expect(find('option-damage/me')!.disabled).toBe(true);
    expect(find('answer-submit')!.disabled).toBe(false);
  });

  test('split of several sums that stand on the board: one line says how much is chosen of all', () => {
    const keys = ['damage/dog', 'damage/me', 'horror/me'];
    const { answering } = show(
      'split',
      keys,
      {
        least: 3, most: 3, limits: { 'damage/dog': 2, 'damage/me': 2, 'horror/me': 1 },
        sums: [{ keys: keys.slice(0, 2), least: 2, most: 2 }, { keys: keys.slice(2), least: 1, most: 1 }],
      },
      [],
    );
    answering.add('horror/me');
    flushSync();
    expect([...document.querySelectorAll('.progress')].map((one) => one.textContent)).toEqual(['Chosen: 1 of 3']);
    expect(document.querySelectorAll('.options')).toHaveLength(1);
  });

  test('order: the places stand on the buttons', () => {
    show('order', ['a', 'b']);
    click('option-b');
    click('option-a');
    expect(find('option-b')!.textContent).toContain('1The b');
    expect(find('option-a')!.textContent).toContain('2The a');
    expect(find('answer-submit')!.disabled).toBe(false);
  });

  test('number: few as buttons, many in a field', async () => {
    const { give } = show('number', [], { least: 0, most: 2 });
    click('option-2');
    expect(give).toHaveBeenCalledWith(2);
    await unmount(mounted!);
    show('number', [], { least: 0, most: 99 });
    expect(document.querySelector<HTMLInputElement>('input[type=number]')!.max).toBe('99');
  });

  test('number: one below zero has a minus sign, and none stands beside words that say it', async () => {
    show('number', [], { least: -1, most: 1 });
    expect(find('option--1')!.textContent).toBe('−1');
    await unmount(mounted!);
    const told = (n: number) => ({ brief: '', words: `Pay ${n}`, number: true });
    show('number', [], { least: 0, most: 1 }, [], told);
    expect(find('option-1')!.textContent).toBe('Pay 1');
    await unmount(mounted!);
    show('number', [], { least: 0, most: 1 }, [], (n) => ({ brief: '', words: `Total ${4 + n}` }));
    expect(find('option-1')!.textContent).toBe('1Total 5');
  });
});

describe('the chat', () => {
  const at = '2026-01-01T12:00:00Z';
  const player = { id: 'player-name', domain: 'kernel', args: { number: 2 } };
  const lines: ChatLine[] = [
    { entry: 1, seat: 0, name: 'Mara', at, text: 'Ahoy <b>there</b>' },
    { entry: 2, seat: 1, name: '', at, phrase: { id: 'log-x', domain: 'toy', args: { player } } },
    { entry: 3, seat: null, name: '', at, text: 'Welcome' },
  ];
  const seats = [
    { seat: 0, name: 'Mara', lang: 'en' as const, who: 'human' as const, bot: '', present: true, joined: true },
    { seat: 1, name: 'Oskar', lang: 'de' as const, who: 'human' as const, bot: '', present: true, joined: true },
  ];
  const show = (minded: string | null, speak: ((text: string) => Promise<unknown>) | null) => {
    const props = { game: 'toy', lines, seats, minded, speak, leave: vi.fn() };
    mounted = mount(Chat, { target: document.body, props });
    flushSync();
    return [...document.querySelectorAll('[data-testid="chat-line"]')].map((line) => line.textContent);
  };

  test('texts stand as they were written, phrases in the words of the reader', () => {
    const told = show(null, null);
    expect(told[0]).toContain('Ahoy <b>there</b>');
    expect(told[1]).toMatch(/^Oskar.*Oskar moves\./s);
    expect(told[2]).toMatch(/^Host.*Welcome/s);
    expect(find('chat-input')).toBeNull();
    expect(find('chat-mind')).toBeNull();
  });

  test('a clause to mind stands beside the field, and stops nobody', async () => {
    const clause = { id: 'T-1', chapter: '', kind: '', enforceable: false, ruling: false };
    const texts = { en: 'Say no numbers.', pl: '', de: '' };
    const words = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string) =>
      path.startsWith('/api/games/')
        ? Promise.resolve(new Response(path.endsWith('clauses') ? JSON.stringify([{ ...clause, texts }]) : '{}'))
        : words(path),
    );
    await loadCatalog('toy');
    vi.stubGlobal('fetch', words);
    const speak = vi.fn(() => Promise.resolve());
    show('T-1', speak);
    const field = document.querySelector<HTMLInputElement>('[data-testid="chat-input"]')!;
    field.dispatchEvent(new Event('focus'));
    flushSync();
    expect(find('chat-mind')!.textContent).toContain('Say no numbers.');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toContain('Say no numbers.');
    field.value = 'Two sixes';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    document.querySelector('form')!.requestSubmit();
    expect(speak).toHaveBeenCalledExactlyOnceWith('Two sixes');
  });
});

describe('the log', () => {
  const player = { id: 'player-name', domain: 'kernel', args: { number: 1 } };
  const lines: LogLine[] = Array.from({ length: 160 }, (_, number) => ({
    number,
    text: { id: 'log-x', domain: 'toy', args: { player } },
    rule: 'B-TRN-01', refs: [], audience: null,
  }));

  const turn = (number: number): LogLine => ({
    number, text: { id: 'log-turn', domain: 'toy', args: { player } }, rule: 'B-TRN-01', refs: [], audience: null,
  });
  const count = () => document.querySelectorAll('[data-testid="log-line"]').length;

  test('folds older turns, opens them on demand, and has one stop for Tab', () => {
    const look = vi.fn();
    const turns = Array.from({ length: 16 }, (_, t) => [turn(t * 10), ...lines.slice(t * 10 + 1, t * 10 + 10)]).flat();
    const props = { game: 'toy', lines: turns, names: { 0: 'Mara' }, past: null, me: 0, look };
    mounted = mount(Log, { target: document.body, props });
    flushSync();
    expect(count()).toBe(16 + 5 * 9);
    expect(document.querySelectorAll('[data-testid="log"] [tabindex="0"]')).toHaveLength(1);
    expect(document.querySelector('[data-index="159"] b')?.textContent).toBe('Mara');
    document.querySelector<HTMLElement>('[data-index="155"]')!.click();
    expect(look).toHaveBeenCalledWith(155);
    const fold = document.querySelector<HTMLButtonElement>('[data-testid="log"] [aria-expanded="false"]')!;
    fold.click();
    flushSync();
    expect(count()).toBe(16 + 6 * 9);
    fold.click();
    flushSync();
    expect(count()).toBe(16 + 5 * 9);
  });

  test('shows what concerns one seat alone', () => {
    const other = { id: 'player-name', domain: 'kernel', args: { number: 2 } };
    const theirs = { number: 3, text: { id: 'log-x', domain: 'toy', args: { player: other } }, rule: '', refs: [], audience: null };
    const props = { game: 'toy', lines: [...lines.slice(0, 9), theirs], names: { 0: 'Mara', 1: 'Jan' }, past: null, me: 0, look: () => {} };
    mounted = mount(Log, { target: document.body, props });
    flushSync();
    [...document.querySelectorAll<HTMLButtonElement>('.filter button')].at(-1)!.click();
    flushSync();
    expect(count()).toBe(1);
  });

  test('tells whoever sees all of it whom a secret line was for', () => {
    const secret = [{ ...lines[0]!, audience: [1] }];
    for (const [me, told] of [[1, '(only you see this)'], [null, '(for Jan alone)'], [0, '(for Jan alone)']] as const) {
      const props = { game: 'toy', lines: secret, names: { 0: 'Mara', 1: 'Jan' }, past: null, me, look: () => {} };
      const log = mount(Log, { target: document.body, props });
      flushSync();
      expect(document.querySelector('[data-testid="log-line"] i')?.textContent?.trim()).toBe(told);
      void unmount(log);
    }
  });

  test('is walked with the arrow keys, and Enter goes to the moment', async () => {
    const look = vi.fn();
    const props = { game: 'toy', lines: lines.slice(0, 5), names: {}, past: null, me: 0, look };
    mounted = mount(Log, { target: document.body, props });
    flushSync();
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    document.querySelector<HTMLElement>('[data-index="4"]')!.focus();
    press('ArrowUp');
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset['index']).toBe('3'));
    press('Enter');
    expect(look).toHaveBeenCalledWith(3);
  });
});

describe('the marks of a table', () => {
  test('are told in words, and take no room where there are none', async () => {
    mounted = mount(Marks, { target: document.body, props: { marks: [{ id: 'log-x', domain: 'toy', args: { player: 'Mara' } }] } });
    flushSync();
    expect(find('marks')?.textContent).toContain('Mara moves.');
    await unmount(mounted);
    mounted = mount(Marks, { target: document.body, props: {} });
    flushSync();
    expect(find('marks')).toBeNull();
  });
});

describe('taking back', () => {
  const none = { choice: null, action: null, turn: null };
  const nothing = () => {};
  function bar(onward: string, undo: State['undo'] = none): void {
    const state = {
      role: 'seat', seat: 0, seats: [], undo, view: { game: 'toy', options: {}, table: {}, turn: { number: 0, seat: null } },
    } as unknown as State;
    const props = {
      state, round: 0, status: 'open' as const, narrow: false, news: false, onward,
      take: nothing, rules: nothing, links: nothing, talk: nothing, keys: nothing, reconnect: nothing,
      aid: nothing, devices: null, files: { table: 'T', key: 'K', over: false },
    };
    mounted = mount(Bar, { target: document.body, props });
    flushSync();
  }

  test('has nothing to offer while there is nothing to take back', () => {
    bar('');
    expect(find('undo')!.disabled).toBe(true);
    expect(find('onward')).toBeNull();
  });

  test('gives way to a new table after the end', () => {
    bar('#/replay/T/K~7');
    expect(find('undo')).toBeNull();
    expect(find('onward')!.getAttribute('href')).toBe('#/replay/T/K~7');
  });

  test('stays where the server still offers it', () => {
    bar('#/replay/T/K~7', { ...none, turn: { number: 3, free: false } });
    expect(find('undo')!.disabled).toBe(false);
    expect(find('onward')).toBeNull();
  });
});

describe('the curtain', () => {
  test('names who is next and opens on a click', () => {
    const open = vi.fn();
    mounted = mount(Curtain, { target: document.body, props: { name: 'Ben', open } });
    flushSync();
    expect(find('curtain')!.textContent).toContain('Ben');
    click('curtain-open');
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('a proposal to take back', () => {
  function show(me: number | null, agreed: number[] = []) {
    const agree = vi.fn();
    mounted = mount(Proposal, {
      target: document.body,
      props: {
        proposal: { seat: 0, size: 'turn', number: 4, needed: [1, 2], agreed, entry: 17 },
        seats: [], me, agree, look: () => {},
      },
    });
    flushSync();
    return agree;
  }

  test('whoever is asked may agree or not', () => {
    const agree = show(1);
    click('proposal-yes');
    click('proposal-no');
    expect(agree.mock.calls).toEqual([[true, 17], [false, 17]]);
  });

  test('whoever has agreed, or only watches, has nothing to say', () => {
    show(1, [1]);
    expect(find('proposal-yes')).toBeNull();
    expect(find('proposal-no')).toBeNull();
  });

  test('its owner may withdraw it', () => {
    const agree = show(0);
    expect(find('proposal-yes')).toBeNull();
    click('proposal-no');
    expect(agree).toHaveBeenCalledWith(false, 17);
  });
});

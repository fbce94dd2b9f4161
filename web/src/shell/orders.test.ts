import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Answering } from '../lib/answering.svelte';
import type { Offer } from '../lib/board';
import { loadGames } from '../lib/catalog.svelte';
import { type Use, useOf, using } from '../lib/orders';
import type { Decision, Shape, StandingOrder } from '../lib/wire';
import { loadDomain, setLang } from '../lib/words.svelte';
import OrderForm from './OrderForm.svelte';
import Orders from './Orders.svelte';

let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  const conditions = [{ id: 'rich', text: { id: 'if-rich', domain: 'toy' }, fits: [] }];
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/games')
        ? Response.json([{ id: 'toy', conditions, talk: { phrases: [], rules: [] } }])
        : new Response('pass = Pass\nif-rich = you are rich\ndodge = Dodge'),
    ),
  );
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
  await setLang('en');
  await loadDomain('toy');
  await loadGames();
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const find = <Kind extends HTMLElement>(id: string) => document.querySelector<Kind>(`[data-testid="${id}"]`);
function set(id: string, label: string): void {
  const select = find<HTMLSelectElement>(id)!;
  const option = [...select.options].find((one) => one.textContent === label)!;
  // The simulated browser does not find a selected option as :checked.
  vi.spyOn(select, 'querySelector').mockReturnValue(option);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

describe('the form beside a question', () => {
  function show(prompt: string, shape: Shape, keys: string[], more: Partial<Decision> = {}) {
    const decision: Decision = {
      id: '1.0', seat: 0, shape, prompt: { id: prompt }, rule: '',
      options: keys.map((key) => ({ key, text: { id: key }, rule: '', refs: [] })), ...more,
    };
    const answering = new Answering(decision);
    const offers: Offer[] = keys.map((key) => ({ key, label: `The ${key}`, refs: [], rule: '', prompt }));
    const give = vi.fn<(order: StandingOrder) => void>();
    const askEmpty = vi.fn<(ask: boolean) => void>();
    const use = vi.fn<(card: string, use: Use) => void>();
    const orders: StandingOrder[] = [{ question: 'use:dodge', answer: 'never', condition: '', times: 0 }];
    const props = { game: 'toy', answering, offers, busy: false, give, orders, use, empty: false, askEmpty };
    mounted = mount(OrderForm, { target: document.body, props });
    flushSync();
    const submit = () => {
      document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      flushSync();
    };
    return { answering, give, submit, askEmpty, use };
  }

  test('a card of a window is asked about, always used or never', () => {
    const ability = (card: string) => ({ id: 'ability-of', args: { card: { id: card }, ability: { id: 'cancel' } } });
    const options = ['pass', 'dodge.0', 'dodge#2.0'].map((key) => ({
      key, text: key === 'pass' ? { id: key } : ability('dodge'), rule: '', refs: [],
    }));
    const { use } = show('window-would', 'pick', ['pass', 'dodge.0'], { window: 'Hit/would', options });
    expect(document.querySelectorAll('[data-testid^="use-"]')).toHaveLength(1);
    expect(useOf([{ question: 'use:dodge', answer: 'never', condition: '', times: 0 }], 'dodge')).toBe('never');
    set('use-dodge', 'always use');
    expect(use).toHaveBeenCalledExactlyOnceWith('dodge', 'always');
    expect(using('dodge', 'ask').map(({ answer }) => answer)).toEqual([null]);
    expect(using('dodge', 'never').map(({ answer }) => answer)).toEqual([null, 'never']);
  });

  test('no other question is about cards', () => {
    show('ask-buy', 'pick', ['pass', 'buy']);
    expect(document.querySelector('[data-testid^="use-"]')).toBeNull();
  });

  test('questions without a choice are answered, unless one switches that off', () => {
    const { askEmpty } = show('ask-buy', 'pick', ['pass', 'buy']);
    const box = find<HTMLInputElement>('answer-empty')!;
    expect(box.checked).toBe(true);
    box.click();
    flushSync();
    expect(askEmpty).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('any answer, so often, under a condition', () => {
    const { give, submit } = show('ask-buy', 'pick', ['pass', 'buy']);
    expect(find('order-where')).toBeNull();
    set('order-answer', 'The buy');
    set('order-times', 'the next 3 times');
    set('order-condition', 'if you are rich');
    submit();
    expect(give).toHaveBeenCalledExactlyOnceWith({ question: 'ask-buy', answer: 'buy', condition: 'rich', times: 3 });
    submit();
    expect(give).toHaveBeenLastCalledWith({ question: 'ask-buy', answer: 'pass', condition: '', times: 0 });
  });

  test('a pass can be for all questions about abilities, another answer cannot', () => {
    const { give, submit } = show('window-after', 'pick', ['pass', 'use'], { window: 'toss/after' });
    set('order-where', 'all questions about abilities');
    set('order-answer', 'The use');
    expect(find('order-where')).toBeNull();
    set('order-answer', 'The pass');
    submit();
    expect(give).toHaveBeenCalledExactlyOnceWith({ question: '*', answer: 'pass', condition: '', times: 0 });
  });

  test('an answer of several parts is what is chosen now', () => {
    const { answering, give, submit } = show('ask-pay', 'split', ['a', 'b'], { least: 2, most: 2, limits: { a: 2, b: 1 } });
    expect(find<HTMLButtonElement>('order-give')!.disabled).toBe(true);
    answering.add('a');
    answering.add('b');
    flushSync();
    expect(find<HTMLButtonElement>('order-give')!.disabled).toBe(false);
    submit();
    expect(give.mock.calls[0]![0]).toEqual({ question: 'ask-pay', answer: { a: 1, b: 1 }, condition: '', times: 0 });
  });
});

describe('the list of orders', () => {
  const orders: StandingOrder[] = [
    { question: '*', answer: 'pass', condition: 'rich', times: 0 },
    { question: 'ask-x', answer: 'pass', condition: '', times: 2 },
  ];

  test('says what each does and takes one back', () => {
    const back = vi.fn();
    mounted = mount(Orders, { target: document.body, props: { game: 'toy', names: {}, orders, back } });
    flushSync();
    const lines = [...document.querySelectorAll('li span')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Pass · all questions about abilitiesalways, if you are rich',
      'Pass · a kind of questionthe next 2 times',
    ]);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-testid="order-back"]')];
    expect(buttons[1]!.getAttribute('aria-label')).toBe('Ask again: Pass · a kind of question');
    buttons[1]!.click();
    expect(back).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });

  test('many are folded up, none are not shown', async () => {
    const props = { game: 'toy', names: {}, orders: [...orders, ...orders], back: vi.fn() };
    mounted = mount(Orders, { target: document.body, props });
    flushSync();
    expect(find<HTMLDetailsElement>('orders')!.open).toBe(false);
    await unmount(mounted);
    mounted = mount(Orders, { target: document.body, props: { ...props, orders: [] } });
    expect(find('orders')).toBeNull();
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { StandingOrder, View } from '../../lib/wire';
import { board } from '.';
import { cards, positions, seats } from './fixtures/positions';
import { standIn } from './fixtures/server';
import { cardsOf, isReady, laying, mostCards, stillThere } from './ready';
import { shipView } from './state';

const order = (answer: StandingOrder['answer'], times = 1, question = 'ask-contribute'): StandingOrder => ({
  question, answer, condition: '', times,
});

describe('an order that lays cards ready', () => {
  it('is one to add cards to the next test', () => {
    expect(isReady(order({ 'lore-4': 1 }))).toBe(true);
    expect(isReady(order({}))).toBe(true);
    expect(isReady(order({ 'lore-4': 1 }, 0))).toBe(false);
    expect(isReady(order({ 'lore-4': 1 }, 1, 'ask-discard'))).toBe(false);
    expect(isReady(order('pass', 1, '*'))).toBe(false);
    expect(board.shows!(order({}))).toBe(true);
  });

  it('counts equal cards', () => {
    const given = laying(['will-2', 'lore-4', 'will-2'], 'crisis-test');
    expect(given.answer).toEqual({ 'will-2': 2, 'lore-4': 1 });
    expect([given.condition, given.times]).toEqual(['crisis-test', 1]);
    expect(cardsOf(given)).toEqual(['will-2', 'will-2', 'lore-4']);
  });

  it('can be followed while all its cards are in the hand', () => {
    expect(stillThere(['will-2', 'will-2'], ['will-2', 'lore-4', 'will-2'])).toBe(true);
    expect(stillThere(['will-2', 'will-2'], ['will-2', 'lore-4'])).toBe(false);
    expect(stillThere([], [])).toBe(true);
  });
});

describe('the hand', () => {
  // Somebody free to add as many cards as there are in the hand.
  const at = positions.find(({ view }) => {
    const { hands, places, revealed } = shipView(view as unknown as View).table;
    const seat = view.seat ?? -1;
    return (hands[seat]?.cards?.length ?? 0) > 2 && places[seat] !== 'brig' && revealed[seat] === null;
  })!;
  const me = at.view.seat!;
  const hand = shipView(at.view as unknown as View).table.hands[me]!.cards!;
  let shown: Record<string, unknown> | null = null;

  beforeAll(async () => {
    await standIn();
    HTMLElement.prototype.showPopover ??= () => {};
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.replaceChildren();
  });

  function show(more: Partial<BoardProps> = {}) {
    const props: BoardProps = {
      view: at.view as unknown as View, previous: null, lines: at.lines, seats: seats.slice(0, at.view.seats), me,
      past: false, cards, offers: [], choose: vi.fn(), chosen: [], orders: [],
      order: vi.fn(() => Promise.resolve(true)), orderBack: vi.fn(() => Promise.resolve(true)), ...more,
    };
    shown = mount(board.Hand, { target: document.body, props });
    flushSync();
    return props;
  }
  const find = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
  function click(id: string): void {
    find(id)!.click();
    flushSync();
  }

  /** The dialog is fetched when it is opened first. */
  async function open(): Promise<void> {
    click('ready-open');
    await vi.waitFor(() => expect(find('ready-dialog')).not.toBeNull());
  }

  it('lays the chosen cards ready, whatever is asked', async () => {
    const { order: give } = show();
    await open();
    click(`ready-card-${hand[0]}`);
    expect(find(`ready-card-${hand[0]}`)!.getAttribute('aria-pressed')).toBe('true');
    document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    flushSync();
    document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(give).toHaveBeenCalledExactlyOnceWith(laying([hand[0]!], 'crisis-test'));
  });

  it('marks what lies ready, and takes it back', () => {
    const laid = laying([hand[0]!], '');
    const { orderBack } = show({ orders: [laid, order('pass', 0, '*')] });
    expect(document.querySelectorAll('.fan .laid')).toHaveLength(1);
    expect(find('ready-open')).toBeNull();
    click('ready-back');
    expect(orderBack).toHaveBeenCalledExactlyOnceWith(laid);
  });

  it('warns when a card is gone', () => {
    show({ orders: [laying([...hand, hand[0]!], '')] });
    expect(document.querySelector('.gone')).not.toBeNull();
  });

  it('offers nothing in the past', () => {
    show({ past: true });
    expect(find('ready')).toBeNull();
  });

  it('lets whoever is in the Brig lay one card only', async () => {
    const table = structuredClone(shipView(at.view as unknown as View).table);
    expect(mostCards(table, me)).toBe(hand.length);
    table.places[me] = 'brig';
    expect(mostCards(table, me)).toBe(1);
    show({ view: { ...(at.view as unknown as View), table: table as unknown as View['table'] } });
    await open();
    click(`ready-card-${hand[0]}`);
    click(`ready-card-${hand.findLast((key) => key !== hand[0])}`);
    expect(document.querySelectorAll('dialog [aria-pressed="true"]')).toHaveLength(1);
  });
});

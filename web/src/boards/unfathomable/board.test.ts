import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Offer } from '../../lib/board';
import type { View } from '../../lib/wire';
import { tell } from '../../lib/words.svelte';
import { board } from '.';
import { type Recorded, cards, positions, seats } from './fixtures/positions';
import { standIn } from './fixtures/server';
import { pieceOf } from './offers';

const { Table, Hand, Score, SeatLine, Talk } = board;
const shown: Record<string, unknown>[] = [];

beforeAll(async () => {
  await standIn();
  // The simulated browser has no top layer.
  HTMLElement.prototype.showPopover ??= () => {};
});
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

function offersOf({ view }: Recorded): Offer[] {
  const { prompt, options } = view.decision!;
  return options.map(({ key, text, rule, refs }) => ({ key, label: tell(text), rule, refs, prompt: prompt.id }));
}

function show(at: Recorded, more: Partial<BoardProps> = {}): BoardProps {
  const props: BoardProps = {
    view: at.view as unknown as View,
    previous: null,
    lines: at.lines,
    seats: seats.slice(0, at.view.seats),
    me: at.view.seat,
    past: false,
    cards,
    offers: at.view.decision ? offersOf(at) : [],
    choose: vi.fn(),
    chosen: [],
    realm: null,
    showRealm: vi.fn(),
    ...more,
  };
  shown.push(mount(Table, { target: document.body, props }), mount(Hand, { target: document.body, props }));
  flushSync();
  return props;
}

const glowing = () => [...document.querySelectorAll<HTMLElement>('[data-piece]')];
const named = (name: string) => positions.find((one) => one.name === name)!;
const piece = (name: string) => document.querySelector<HTMLElement>(`[data-piece="${name}"]`);

/** Answers that are words: nothing on the table stands for them. */
const WORDS = new RegExp(
  '^(pass|partial|fail|yes|no|enough|nobody|stay|leave|top|bottom|in-order|trade|end-actions|give-nothing|(no-)?attack' +
    '|rampage-basic|deep-one|-?\\d+|(unfathomable|fathom)/.*)$',
);

/** The answers of a question with their pieces. */
function piecesOf({ view }: Recorded): { key: string; place: string | null }[] {
  const { prompt, options } = view.decision!;
  return options.map(({ key }) => ({ key, place: pieceOf({ key, prompt: prompt.id }, view, cards) }));
}

describe('the board of every question', () => {
  const asked = positions.filter(({ view }) => view.decision && view.decision.shape !== 'number');

  it.each(asked)('$name: every answer has its piece, or is a word', (at) => {
    for (const { key, place } of piecesOf(at)) if (!place) expect(key).toMatch(WORDS);
  });

  // One position for every mixture of kinds of pieces.
  const kinds = (at: Recorded) => [...new Set(piecesOf(at).map(({ place }) => place?.split(/[:-]/)[0]))].sort().join();
  const mixtures = [...new Map(asked.map((at) => [kinds(at), at])).values()];

  it.each(mixtures)(
    '$name: exactly what can be chosen glows, as a button with its words',
    { timeout: 60_000 },
    (at) => {
      show(at);
      const expected = piecesOf(at).flatMap(({ place }) => place ?? []);
      expect(new Set(glowing().map((element) => element.dataset['piece']))).toEqual(new Set(expected));
      for (const element of glowing()) {
        const buttons = element.matches('button') ? [element] : [...element.querySelectorAll('button')];
        expect(buttons.length).toBeGreaterThan(0);
        for (const button of buttons) expect(button.getAttribute('aria-label') || button.textContent).toBeTruthy();
      }
    },
  );
});

describe('a click on a piece', () => {
  it('moves to a space', () => {
    const { choose, offers } = show(named('ask-move'));
    piece(`space:${offers[0]!.key}`)!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(offers[0]);
  });

  it('chooses an option of the crisis on the card itself', () => {
    const { choose, offers } = show(named('ask-crisis'));
    piece(`crisis:${offers[1]!.key}`)!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  it('adds a card to a test, and marks as many equal cards as were added', () => {
    const at = named('ask-contribute');
    const key = at.view.decision!.options[0]!.key;
    const { choose, offers } = show(at, { chosen: [key] });
    const copies = [...document.querySelectorAll<HTMLElement>(`[data-piece="hand:${key}"]`)];
    expect(copies.map((copy) => copy.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...copies.slice(1).map(() => 'false'),
    ]);
    copies[0]!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(offers[0]);
  });

  it('draws from a deck, which tells how many were chosen', () => {
    const at = named('ask-decks');
    const key = at.view.decision!.options[0]!.key;
    const { choose, offers } = show(at, { chosen: [key, key] });
    expect(document.querySelector('.picked')?.textContent).toBe('+2');
    piece(`deck:${key}`)!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(offers[0]);
  });

  it('on a card that is not offered looks at it instead', () => {
    const { choose } = show({ ...named('ask-move') });
    document.querySelector<HTMLElement>('.berth .look .cover')!.click();
    flushSync();
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector('.glass article')).not.toBeNull();
  });
});

describe('what is shown', () => {
  it('nothing glows in the past', () => {
    show(named('ask-act'), { past: true });
    expect(glowing()).toEqual([]);
  });

  it('every character stands in its space, monsters by number', () => {
    const at = named('ask-act');
    show(at);
    const figures = at.view.table.characters.filter(Boolean).length;
    expect(document.querySelectorAll('.figure')).toHaveLength(figures);
    const counts = [...document.querySelectorAll('.monsters b')].map((one) => Number(one.textContent));
    expect(counts.sort()).toEqual(Object.values(at.view.table.deep_ones).sort());
  });

  it('a test that lies open shows its cards with their signs, and its total', () => {
    const at = named('shown');
    show(at);
    expect(document.querySelectorAll('.pool .cards .card')).toHaveLength(at.view.table.shown.length);
    const total = at.view.test!.total!;
    expect(document.querySelector('.pool .total')?.textContent).toContain(String(Math.abs(total)));
  });

  it('nobody sees which card came from whom: before the reveal only numbers', () => {
    show(named('ask-contribute'));
    expect(document.querySelector('.pool .cards')).toBeNull();
    expect(document.querySelectorAll('.pool .added li').length).toBeGreaterThan(1);
  });

  it('my loyalty is told to me alone', () => {
    const at = named('ask-act');
    show(at);
    expect(document.querySelectorAll('.secret')).toHaveLength(at.view.table.loyalty[at.view.seat!]!.cards!.length);
    for (const one of shown.splice(0)) void unmount(one);
    document.body.replaceChildren();
    show(
      {
        ...at,
        view: {
          ...at.view,
          seat: null,
          decision: null,
          table: { ...at.view.table, loyalty: at.view.table.loyalty.map(({ size }) => ({ size })) },
        },
      },
      { me: null, offers: [] },
    );
    expect(document.querySelectorAll('.secret')).toHaveLength(0);
  });

  it('the area of a chosen seat lies over the board, with its own name', () => {
    const at = named('ask-act');
    const other = (at.view.seat! + 1) % at.view.seats;
    const { showRealm } = show(at, { realm: other });
    const panel = document.querySelector<HTMLElement>('.over')!;
    expect(panel.getAttribute('aria-label')).toContain(seats[other]!.name);
    panel.querySelector<HTMLElement>('.close')!.click();
    expect(showRealm).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('a seat is told in a line', () => {
    const at = named('ask-act');
    shown.push(mount(SeatLine, { target: document.body, props: { view: at.view as unknown as View, seat: 0 } }));
    flushSync();
    expect(document.body.textContent).toContain(tell({ id: at.view.table.characters[0]!, domain: 'unfathomable' }));
  });

  it('at the end everybody is unmasked', () => {
    const at = named('over');
    const view = at.view as unknown as View;
    shown.push(mount(Score, { target: document.body, props: { view, seats: seats.slice(0, at.view.seats) } }));
    flushSync();
    expect(document.querySelectorAll('.loyalty').length).toBeGreaterThanOrEqual(at.view.seats);
    expect(document.querySelectorAll('li.won')).toHaveLength(at.view.outcome!.winners.length);
  });
});

describe('table talk', () => {
  it('offers phrases about a test only while there is one, and says them as they are', () => {
    const speak = vi.fn(() => Promise.resolve());
    const talk = (name: string) => {
      const at = named(name);
      const props = { view: at.view as unknown as View, seats: seats.slice(0, at.view.seats), me: at.view.seat, speak };
      shown.push(mount(Talk!, { target: document.body, props }));
      flushSync();
      return [...document.querySelectorAll<HTMLElement>('.phrases .phrase')];
    };
    const during = talk('ask-contribute');
    for (const one of shown.splice(0)) void unmount(one);
    document.body.replaceChildren();
    const quiet = talk('ask-character');
    expect(during.length).toBeGreaterThan(quiet.length);
    quiet[0]!.click();
    expect(speak).toHaveBeenCalledExactlyOnceWith(quiet[0]!.textContent);
    expect(document.querySelectorAll('.rules li').length).toBe(10);
  });
});

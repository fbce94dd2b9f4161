import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { glowingNames, offersOf, stageOf, wire } from '../shared/shown';
import { standInFor } from '../shared/standin';
import { board } from '.';
import Score from './Score.svelte';
import { asJson, asText, counted, listed, without } from './decks/decks.svelte';
import { cards, position, positions, seats } from './fixtures/positions';
import { bySlot, freeSlots, icons, meaning, odds, spots, ways } from './model';
import { soft } from '../shared/soft';
import { pieceOf } from './offers';

const { SeatLine, Card } = board;
const { show, put } = stageOf(board, { cards, seats }, () => standInFor('arkham', cards, [], 'de'));

const text = () => document.body.textContent!;

/** Questions all of whose answers lie on the table. */
const PLACED = [
  'ask-assign', 'ask-commit', 'ask-discard', 'ask-fight', 'ask-mulligan', 'ask-next-hunter', 'ask-remove', 'ask-slots',
  'ask-spawn',
];

describe('every recorded question', () => {
  const asked = positions.filter(({ view }) => view.decision);

  it.each(asked)('$name: what has a piece glows, and nothing else', (at) => {
    show(at);
    const wanted = new Set<string>();
    for (const { key, prompt } of offersOf(at)) {
      const place = pieceOf({ key, prompt }, at.view);
      // A partner's area is drawn when somebody looks at it; until then the answer stays in the list.
      if (place && document.querySelector(`[data-at="${place}"], [data-piece="${place}"]`)) wanted.add(place);
    }
    expect(new Set(glowingNames())).toEqual(wanted);
    expect(text(), 'every word is there').not.toMatch(/board-a-|\{ ?\$/);
  });

  it.each(PLACED)('%s: every answer is a piece', (name) => {
    const at = position(name);
    show(at);
    const pieces = new Set(glowingNames());
    for (const { key, prompt } of offersOf(at)) expect(pieces, key).toContain(pieceOf({ key, prompt }, at.view));
  });

  it('lays the ability of a card in hand on that card', () => {
    const { view } = position('ask-action');
    const [slug] = view.table.hands[view.seat!]!.cards!;
    expect(pieceOf({ key: `${slug}.0`, prompt: 'window-would' }, view)).toBe(`hand:${slug}`);
    expect(pieceOf({ key: `play.${slug}@2`, prompt: 'ask-action' }, view)).toBe(`hand:${slug}@2`);
  });

  it('does not take a card that is looked through for one in hand', () => {
    const { view } = position('ask-action');
    const [slug] = view.table.hands[view.seat!]!.cards!;
    expect(pieceOf({ key: slug!, prompt: 'ask-commit' }, view)).toBe(`hand:${slug}`);
    expect(pieceOf({ key: slug!, prompt: 'ask-scry-order' }, view)).toBeNull();
  });
});

describe('the board', () => {
  it('draws every location, once, and every enemy', () => {
    for (const at of positions) {
      const { view } = at;
      const found = spots(view);
      expect(new Set(found.map(({ x, y }) => `${x}/${y}`)).size, at.name).toBe(view.table.locations.length);
      const high = spots(view, true);
      expect(high.map(({ x, y }) => [y, x])).toEqual(found.map(({ x, y }) => [x, y]));
    }
    const at = position('ask-action');
    show(at);
    for (const { id } of at.view.table.enemies) expect(document.querySelector(`[data-at="${id}"]`), id).not.toBeNull();
  });

  it('draws every connection once', () => {
    const { view } = position('ask-spawn');
    const found = ways(view).map(({ from, to }) => [from, to].sort().join());
    expect(new Set(found).size).toBe(found.length);
    for (const [from, all] of Object.entries(view.connections)) {
      for (const to of all) expect(found).toContain([from, to].sort().join());
    }
  });

  it('shows a running test with its parts and chances', () => {
    const at = position('ask-commit');
    const test = at.view.test!;
    show(at);
    expect(test.parts.reduce((sum, { n }) => sum + n, 0)).toBe(test.value);
    const { good, all, percent } = odds(test.chances);
    expect(all).toBe(at.view.table.bag.length);
    expect(document.querySelector('[data-testid=odds]')!.textContent).toContain(`${percent} %`);
    expect(good).toBe(test.chances.filter(({ passes }) => passes).reduce((sum, { count }) => sum + count, 0));
    expect(document.querySelectorAll('.chances li')).toHaveLength(test.chances.length);
    const asked = { prompt: 'ask-commit', args: {}, chosen: [], view: wire(at), cards, log: [] };
    const told = board.forecast!(asked);
    expect(told).toEqual({ brief: `${percent} %`, words: expect.stringContaining(`${percent} %: `), small: true });
    expect(board.forecast!({ ...asked, key: 'pass' })).toBeNull();
  });

  it('offers cards to buy and the cards that make room', () => {
    show(position('ask-purchase'));
    expect(glowingNames().some((one) => one.startsWith('shop:buy.'))).toBe(true);
    expect(document.querySelector('[data-testid=campaign-log]')).not.toBeNull();
  });
});

describe('what is worked out', () => {
  it('tells what each symbol means, by the side of the scenario card', () => {
    const { view } = position('ask-commit');
    for (const token of ['skull', 'cultist', 'tablet', 'elder-sign']) {
      const text = meaning(cards, view, token, view.test!.seat);
      if (token !== 'elder-sign' || text) expect(tell({ ...text!, domain: 'arkham' }), token).not.toBe('');
    }
    expect(meaning(cards, view, 'skull', 0)).not.toEqual(meaning(cards, { ...view, difficulty: 'hard' }, 'skull', 0));
    expect(meaning(cards, view, '-1', 0)).toBeNull();
  });

  it('sorts by slots and knows which are free', () => {
    const slots: Record<string, string[]> = { knife: ['hand'], cop: ['ally'], training: [], shotgun: ['hand', 'hand'] };
    expect(bySlot(['training', 'knife', 'cop'], (one) => slots[one]!)).toEqual(['cop', 'knife', 'training']);
    expect(freeSlots(['hand', 'hand', 'ally']).map(({ slot }) => slot)).toEqual(['arcane', 'body', 'accessory']);
    expect(freeSlots(['hand']).find(({ slot }) => slot === 'hand')!.n).toBe(1);
  });

  it('reads icons, and breaks long words between syllables', () => {
    expect(icons('WW?')).toEqual(['willpower', 'willpower', 'wild']);
    expect(soft('Notfallausrüstung')).toContain('\u00ad');
    expect(soft('Notfallausrüstung').replaceAll('\u00ad', '')).toBe('Notfallausrüstung');
    expect(soft('Messer')).toBe('Messer');
  });

  it('tells a deck as text and as numbers', () => {
    const deck = { name: 'Mine', investigator: 'roland-banks', cards: ['guts', 'guts', 'beat-cop-2'] };
    expect(counted(deck.cards)).toEqual([['beat-cop-2', 1], ['guts', 2]]);
    const polish: Record<string, string> = { guts: 'Łut', 'beat-cop-2': 'Mur' };
    expect(listed(deck.cards, (slug) => polish[slug]!, 'pl')).toEqual([['guts', 2], ['beat-cop-2', 1]]);
    expect(without(deck.cards, 'guts')).toEqual(['guts', 'beat-cop-2']);
    expect(without(deck.cards, 'knife')).toEqual(deck.cards);
    const level = (slug: string) => Number(cards[slug]!.facts['level']);
    expect(asText(deck, (slug) => slug, level)).toBe('roland-banks\n\n1x beat-cop-2 (2)\n2x guts\n');
    expect(JSON.parse(asJson(deck, cards))).toEqual({
      name: 'Mine', investigator_code: '01001', slots: { [String(cards['beat-cop-2']!.facts['code'])]: 1, '01089': 2 },
    });
  });
});

describe('beside the board', () => {
  it('tells how it ended and what was written down', () => {
    const at = position('over');
    const props = { view: wire(at), seats: seats.slice(0, at.view.seats) };
    put(Score, props);
    flushSync();
    for (const ending of at.view.table.endings) expect(text()).toContain(tell({ id: `ending-${ending}`, domain: 'arkham' }));
    for (const note of at.view.table.notes) expect(text()).toContain(tell({ id: `note-${note}`, domain: 'arkham' }));
  });

  it('tells a seat at one glance', () => {
    const at = position('ask-action');
    put(SeatLine, { view: wire(at), seat: at.view.seat! });
    flushSync();
    expect(text()).toContain(tell({ id: at.view.table.investigators[at.view.seat!]!, domain: 'arkham' }));
  });

  it('draws every card', () => {
    for (const card of Object.values(cards)) put(Card, { card });
    flushSync();
    expect(document.querySelectorAll('article')).toHaveLength(Object.keys(cards).length);
    expect(text()).not.toMatch(/board-a-|\{ ?\$|undefined/);
  });
});

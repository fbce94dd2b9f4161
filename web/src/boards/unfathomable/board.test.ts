import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TalkProps } from '../../lib/board';
import type { Text, View } from '../../lib/wire';
import { tell } from '../../lib/words.svelte';
import { board } from '.';
import { glowing, glowingNames, piece, stageOf, wire } from '../shared/shown';
import Score from './Score.svelte';
import { type Recorded, cards, positions, seats } from './fixtures/positions';
import { standIn } from './fixtures/server';
import { crisisOf } from './model';
import { pieceOf } from './offers';
import type { Known } from './state';

const { SeatLine, Talk } = board;
const { show, put, clear, glass } = stageOf(board, { cards, seats }, standIn);

const named = (name: string) => positions.find((one) => one.name === name)!;

/** Answers that are words: nothing on the table stands for them. */
const WORDS = new RegExp(
  '^(pass|partial|fail|yes|no|enough|nobody|stay|leave|top|bottom|in-order|trade|end-actions|give-nothing|(no-)?attack' +
    '|rampage-basic|deep-one|-?\\d+|advance|retreat|raise|lower|hurt|risk|remove-this)$',
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
      expect(new Set(glowingNames())).toEqual(new Set(expected));
      for (const element of glowing()) {
        const buttons = element.matches('button') ? [element] : [...element.querySelectorAll('button')];
        expect(buttons.length).toBeGreaterThan(0);
        for (const button of buttons) expect(button.getAttribute('aria-label') || button.textContent).toBeTruthy();
      }
    },
  );
});

describe('a click on a piece', () => {
  it('chooses the part of an effect that changes its resource; other parts are words', () => {
    const at = named('ask-lose-resource');
    const { choose, offers } = show(at);
    piece('dial:food')!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(offers.find(({ key }) => key === 'food'));
    const place = (key: string) => pieceOf({ key, prompt: 'choose-effect' }, at.view, cards);
    expect(place('fuel')).toBe('dial:fuel');
    for (const key of ['heal', 'move', 'rescue', 'hurt', 'retreat']) expect(place(key), key).toBeNull();
  });

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
    expect(cards[glass.look!.slug]).toBeDefined();
    expect(glass.look!.pinned).toBe(true);
  });
});

describe('a card', () => {
  function draw(slug: string): string {
    put(board.Card, { card: cards[slug]! });
    flushSync();
    return document.querySelector('.texts')!.textContent.replace(/\s+/g, ' ').trim();
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());

  it('of the mythos has a frame for each option, and its outcomes are sentences', () => {
    draw('bucket-brigade');
    expect(all('.option')).toHaveLength(2);
    expect(all('.option')[1]).toMatch(/^\p{Lu}.*\.$/u);
    expect(all('dd')).toHaveLength(2);
    for (const outcome of all('dd')) expect(outcome).toMatch(/^\p{Lu}.*\.$/u);
    expect(all('.icons span')).toHaveLength(2);
  });

  it('of the mythos that can be kept says so once, and its icons are drawn and not told', () => {
    const words = draw('barricade-the-hatches');
    expect(all('.option')).toHaveLength(1);
    expect(words).toContain(tell(crisisOf(cards['barricade-the-hatches']!).kept[0]!));
    expect(words).not.toContain(tell(cards['barricade-the-hatches']!.text.find(({ id }) => id === 'crisis-icons')!));
  });

  it('of a waypoint shows its distance as a number alone', () => {
    expect(draw('hurricane')).toBe(tell(cards['hurricane']!.text[1]!));
    expect(all('.number')).toEqual(['2']);
  });

  it('of a skill has the name of its ability on it', () => {
    const at = named('ask-contribute');
    const [key] = at.view.table.hands[at.view.seat!]!.cards!;
    const { args } = cards[key!]!.text.find(({ id }) => id === 'skill-ability')!;
    show(at);
    const name = tell({ ...(args!['ability'] as Text), domain: 'unfathomable' });
    expect(name.length).toBeGreaterThan(2);
    expect(document.querySelector(`.fan .ability`)!.textContent.replaceAll('\u00ad', '')).toBe(name);
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

  it('cards tell whether they help where they are added to a test, and at no other question beside it', () => {
    const at = named('ask-contribute');
    show(at);
    expect(document.querySelectorAll('.fan li > .sign')).toHaveLength(at.view.table.hands[at.view.seat!]!.cards!.length);
    clear();
    const decision = { ...at.view.decision!, prompt: { ...at.view.decision!.prompt, id: 'ask-discard' } };
    show({ ...at, view: { ...at.view, decision } });
    expect(document.querySelectorAll('.fan li > .sign')).toHaveLength(0);
  });

  it('a test that lies open shows its cards with their signs, and its total', async () => {
    const at = named('shown');
    show(at);
    await vi.waitFor(() => expect(document.querySelector('.pool')).not.toBeNull());
    expect(document.querySelectorAll('.pool .cards .card')).toHaveLength(at.view.table.shown.length);
    const total = at.view.test!.total!;
    expect(document.querySelector('.pool .total')?.textContent).toContain(String(Math.abs(total)));
  });

  it('nobody sees which card came from whom: before the reveal only numbers', async () => {
    show(named('ask-contribute'));
    await vi.waitFor(() => expect(document.querySelector('.pool')).not.toBeNull());
    expect(document.querySelector('.pool .cards')).toBeNull();
    expect(document.querySelectorAll('.pool .parts li').length).toBeGreaterThan(1);
  });

  it('my loyalty is told to me alone', () => {
    const at = named('ask-act');
    show(at);
    expect(document.querySelectorAll('.secret')).toHaveLength(at.view.table.loyalty[at.view.seat!]!.cards!.length);
    clear();
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
    const { showArea } = show(at, { area: other });
    const panel = document.querySelector<HTMLElement>('.over')!;
    expect(panel.getAttribute('aria-label')).toContain(seats[other]!.name);
    panel.querySelector<HTMLElement>('.close')!.click();
    expect(showArea).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('a seat is told in a line', () => {
    const at = named('ask-act');
    put(SeatLine, { view: wire(at), seat: 0 });
    flushSync();
    expect(document.body.textContent).toContain(tell({ id: at.view.table.characters[0]!, domain: 'unfathomable' }));
  });

  it('what the own seat remembers is told beside it', () => {
    const at = named('ask-act');
    const top = at.view.table.spell_deck - 1;
    const seen: [number, string][] = [
      [0, 'heal'],
      [1, 'foresee'],
      [top, 'dark-pact'],
    ];
    const known: Known[] = [
      { zone: 'spell_deck', slot: -1, at: seen, inside: [] },
      { zone: 'removed_items', slot: -1, at: [], inside: ['shotgun'] },
      { zone: 'loyalty', slot: 1, at: [], inside: ['hybrid'] },
    ];
    show({ ...at, view: { ...at.view, known } } as unknown as Recorded);
    const told = [...document.querySelectorAll('.known li')].map((line) => line.textContent);
    expect(told).toContain('At the bottom of the spells, lowest first: Heal, Foresee');
    expect(told).toContain('Out of the game, as you know: Shotgun');
    expect(told.filter((line) => line?.includes('Dark Pact'))).toHaveLength(1);
    expect(told.filter((line) => line?.includes('Hybrid'))).toHaveLength(1);
  });

  it('at the end everybody is unmasked', () => {
    const at = named('over');
    const view = wire(at);
    put(Score, { view, seats: seats.slice(0, at.view.seats) });
    flushSync();
    expect(document.querySelectorAll('.loyalty').length).toBeGreaterThanOrEqual(at.view.seats);
    expect(document.querySelectorAll('li.won')).toHaveLength(at.view.outcome!.winners.length);
  });
});

describe('table talk', () => {
  const speak = vi.fn(() => Promise.resolve());
  const change = vi.fn(() => Promise.resolve());

  function talk(name: string, more: Partial<TalkProps> = {}): void {
    clear();
    document.body.replaceChildren();
    const { view } = named(name) as unknown as { view: View };
    const props = { view, seats: seats.slice(0, view.seats), me: view.seat, strict: true, speak, change, ...more };
    put(Talk!, props);
    flushSync();
  }
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

  it('offers phrases about a test only while there is one, and sends them as data', () => {
    talk('ask-contribute');
    const during = count('.phrase');
    expect(find('phrase-much')).not.toBeNull();
    talk('ask-character');
    expect(count('.phrase')).toBeLessThan(during);
    expect(find('phrase-much')).toBeNull();
    expect(find('phrase-yes')!.textContent).toBe('Yes.');
    find('phrase-yes')!.click();
    find('phrase-yes')!.click();
    expect(speak).toHaveBeenCalledExactlyOnceWith({ id: 'yes' });
    find('phrase-no')!.click();
    expect(speak).toHaveBeenLastCalledWith({ id: 'no' });
  });

  it('lies folded until it is wanted, and Escape folds it again', () => {
    talk('ask-contribute');
    const details = document.querySelector('details')!;
    expect(details.open).toBe(false);
    details.open = true;
    const left = vi.fn();
    addEventListener('keydown', left);
    find('phrase-yes')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    removeEventListener('keydown', left);
    expect(details.open).toBe(false);
    expect(left).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.querySelector('summary'));
  });

  it('names everybody but oneself where somebody is meant', () => {
    speak.mockClear();
    talk('ask-contribute', { me: 1 });
    expect(find('phrase-distrust-1')).toBeNull();
    expect(find('phrase-distrust-0')!.getAttribute('aria-label')).toBe('I do not trust Mara.');
    find('phrase-distrust-0')!.click();
    expect(speak).toHaveBeenCalledExactlyOnceWith({ id: 'distrust', args: { player: 0 } });
  });

  function unfold(): void {
    const panel = document.querySelector('details')!;
    panel.open = true;
    panel.dispatchEvent(new Event('toggle'));
    flushSync();
  }

  it('tells the rules; the host alone may switch them off', () => {
    talk('ask-contribute');
    expect(count('.rules li')).toBe(0); // clauses are fetched when somebody looks
    unfold();
    expect(count('.rules li')).toBe(13);
    expect(document.querySelector('.rules li')!.textContent).toContain('U-III.2');
    find('talk-switch')!.click();
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
    talk('ask-contribute', { change: null });
    expect(find('talk-switch')).toBeNull();
  });

  it('where they are off one line says so, and the phrases can still be said', () => {
    change.mockClear();
    talk('ask-contribute', { strict: false });
    expect(document.querySelector('summary')!.textContent).toBe('The talk rules are off at this table');
    expect(document.querySelector('details')!.open).toBe(false);
    expect(count('.rules')).toBe(0);
    expect(find('phrase-much')).not.toBeNull();
    find('talk-switch')!.click();
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('whoever only watches reads the rules and says nothing', () => {
    talk('ask-contribute', { speak: null, change: null, me: null });
    unfold();
    expect(count('.rules li')).toBe(13);
    expect(count('button')).toBe(0);
    talk('ask-contribute', { speak: null, change: null, me: null, strict: false });
    expect(document.body.textContent).toContain('The talk rules are off at this table');
    expect(count('button, .rules')).toBe(0);
  });

  it('reminds of the clause that fits the moment', () => {
    const view = (name: string) => named(name).view as unknown as View;
    expect(board.minded!(view('ask-contribute'))).toBe('U-III.6');
    expect(board.minded!(view('shown'))).toBe('U-III.7');
    expect(board.minded!(view('ask-character'))).toBeNull();
  });
});

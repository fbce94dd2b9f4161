import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/wire';
import { tell } from '../../lib/words.svelte';
import { board } from '.';
import { glowing, glowingNames, stageOf } from '../shared/shown';
import { type Recorded, cards, positions, seats } from './fixtures/positions';
import { standIn } from './fixtures/server';
import { pieceOf } from './offers';

const { Card } = board;
const { show, put, clear, glass } = stageOf(board, { cards, seats }, standIn);

/** The player a question speaks of. */
const victimOf = ({ view }: Recorded) =>
  Number((view.decision?.prompt.args?.['player'] as Text | undefined)?.args?.['number']) - 1;
const named = (name: string) => positions.find((one) => one.name === name)!;

/** Answers that are words: nothing on the table stands for them. */
const WORDS = new RegExp(
  '^(pass|skip|end-turn|end-fight|attack-again|second-fight|enough|keep|decline|ignore|stop-loot|yes|no' +
    '|(mix|reward)-.*)$',
);

const expanded = new Set(positions.flatMap(({ name }) => (name.startsWith('expanded-') ? [name.slice(9)] : [])));

describe('the board of every question', () => {
  // With expansions all of the board is there; what the base game has instead of the Border is asked about apart.
  const asked = positions.filter(
    ({ name, view }) =>
      view.decision && view.decision.shape !== 'number' && !(name.startsWith('base-') && expanded.has(name.slice(5))),
  );

  it.each(asked)('$name: exactly what can be chosen glows, as a button with its words', { timeout: 60_000 }, (at) => {
    // A choice among another player's Lords opens that realm, which the shell does.
    const area = at.name.endsWith('ask-disable') ? victimOf(at) : null;
    const { offers } = show(at, { area });
    const expected = new Set<string>();
    for (const offer of offers) {
      const piece = pieceOf(offer, at.view);
      if (WORDS.test(offer.key) || offer.prompt === 'ask-race') {
        expect(piece, offer.key).toBeNull();
        continue;
      }
      expect(piece, offer.key).not.toBeNull();
      expected.add(piece!);
    }
    expect(new Set(glowingNames())).toEqual(expected);
    for (const element of glowing()) {
      const buttons = element.matches('button') ? [element] : [...element.querySelectorAll('button')];
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) expect(button.getAttribute('aria-label') || button.textContent).toBeTruthy();
    }
  });
});

describe('a Lord', () => {
  function powers(slug: string): string[] {
    put(Card, { card: cards[slug]! });
    flushSync();
    return [...document.querySelectorAll('.power > span')].map((one) => one.textContent);
  }

  it('says its powers, not its numbers, which are drawn', () => {
    const [numbers, ...texts] = cards['lord-landlord']!.text;
    expect([numbers!.id, texts.length]).toEqual(['lord-numbers', 2]);
    expect(powers('lord-landlord')).toEqual(texts.map((text) => tell(text)));
  });

  it('without a power says nothing', () => expect(powers('lord-keeper')).toEqual([]));
});

describe('a click on a piece', { timeout: 60_000 }, () => {
  it('chooses its offer', () => {
    const { choose, offers } = show(named('base-ask-recruit'));
    const lord = offers[0]!;
    document.querySelector<HTMLElement>(`[data-piece="${lord.key}"]`)!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(lord);
  });

  it('of several ways chooses the one that was clicked', () => {
    const { choose, offers } = show(named('base-ask-location'));
    const ways = [...document.querySelectorAll<HTMLElement>('[data-piece="location-stack"] .way')];
    const draws = offers.filter(({ key }) => key.startsWith('draw-'));
    expect(ways.map((way) => way.textContent.trim())).toEqual(draws.map(({ key }) => key.slice(5)));
    ways[1]!.click();
    expect(choose).toHaveBeenCalledExactlyOnceWith(draws[1]);
  });

  it('on a card that is not offered looks at it instead', () => {
    const { choose } = show(named('base-ask-buy'));
    document.querySelector<HTMLElement>('[data-zone="court"] .look .cover')!.click();
    flushSync();
    expect(choose).not.toHaveBeenCalled();
    expect(glass.look).toMatchObject({ slug: expect.stringMatching(/^lord-/), pinned: true });
  });

  it('marks as many equal cards as were chosen', () => {
    const at = named('expanded-ask-discard');
    const twice = Object.entries(at.view.decision!.limits!).find(([, n]) => n > 1)![0];
    show(at, { chosen: [twice] });
    const copies = [...document.querySelectorAll(`[data-piece="hand:${twice}"]`)];
    expect(copies.map((copy) => copy.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...copies.slice(1).map(() => 'false'),
    ]);
  });
});

describe('what is shown', { timeout: 60_000 }, () => {
  it('nothing glows in the past', () => {
    show(named('base-ask-action'), { past: true });
    expect(glowing()).toEqual([]);
  });

  it('the price lies on the card that is offered, also for those who are not asked', () => {
    const at = named('base-ask-buy');
    show(
      { ...at, view: { ...at.view, decision: null, table: { ...at.view.table, price: 3 } } },
      { me: at.view.table.active },
    );
    expect(document.querySelector('[data-zone="exploration"] .price')?.textContent).toBe('3 pearls');
  });

  it('the Threat is where the Border is not', () => {
    show(named('base-ask-action'));
    expect(document.querySelector('[aria-current="step"]')).not.toBeNull();
    expect(document.querySelector('[data-at="space-7"]')).toBeNull();
  });

  it('the realm of a chosen seat lies over the board, with its own name', () => {
    const at = named('expanded-ask-action');
    const other = (at.view.seat! + 1) % at.view.seats;
    const { showArea } = show(at, { area: other });
    const panel = document.querySelector<HTMLElement>('.over')!;
    expect(panel.getAttribute('aria-label')).toContain(seats[other]!.name);
    panel.querySelector<HTMLElement>('.close')!.click();
    expect(showArea).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('asks the shell to open the realm a question is about, and to close it afterwards', () => {
    const at = named('expanded-ask-disable');
    const { showArea } = show(at);
    expect(showArea).toHaveBeenCalledExactlyOnceWith(victimOf(at));
    clear();
    expect(showArea).toHaveBeenLastCalledWith(null);
  });
});

import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { glowingNames, offersOf, piece, stageOf, wire } from '../shared/shown';
import { standInFor } from '../shared/standin';
import { board } from '.';
import Score from './Score.svelte';
import { keywordOf, linesOf } from './acts';
import { cards, position, positions, seats } from './fixtures/positions';
import { atTheGates, blockedGod, loss, mover, spacesOf } from './model';
import { pieceOf } from './offers';

const { SeatLine, Card } = board;
const { show, put, clear } = stageOf(board, { cards, seats }, () => standInFor('call_of_madness', cards, [], 'pl'));

/** Answers that are words: nothing on the table stands for them. */
const WORDS = new RegExp(
  '^(own|teammate|nobody|use|decline|rose|rashford|agnes|crane|\\d|pay-(madness|cultists|turn)|pass|end-turn|set-\\d' +
    '|remove-outpost|madness-cycle|depth-[a-z-]+)$',
);
/** Questions all of whose answers lie on the table. */
const PLACED = [
  'ask-bury', 'ask-depth-place', 'ask-divide', 'ask-finals', 'ask-god-card', 'ask-investigator', 'ask-mate-card',
  'ask-own-outpost', 'ask-place-outpost', 'ask-player', 'ask-ritual', 'ask-space', 'ask-starting-card', 'ask-step',
  'ask-tokens',
];

describe('every recorded question', () => {
  const asked = positions.filter(({ view }) => view.decision);

  it.each(asked)('$name: what has a piece glows, and nothing else', (at) => {
    show(at);
    const wanted = new Set<string>();
    for (const { key, prompt } of offersOf(at)) {
      const place = pieceOf({ key, prompt }, at.view);
      if (place) wanted.add(place);
      else if (prompt !== 'ask-next-action') expect(key).toMatch(WORDS);
    }
    expect(new Set(glowingNames())).toEqual(wanted);
    expect(document.body.textContent, 'every word is there').not.toMatch(/board-m-|\{ ?\$/);
  });

  it.each(PLACED)('%s: every answer is a piece', (name) => {
    const at = position(name);
    for (const { key, prompt } of offersOf(at)) expect(pieceOf({ key, prompt }, at.view), key).not.toBeNull();
  });
});

describe('the board', () => {
  it('draws every board with all its spaces', () => {
    const at = position('ask-turn');
    show(at);
    for (let player = 0; player < at.view.seats; player++) {
      const spaces = spacesOf(at.view, player);
      expect(spaces).toHaveLength(12);
      for (const { index, key } of spaces) {
        const one = at.view.table.board[index];
        expect(document.querySelector(`[data-at="${one ? `inv:${one.number}` : key}"]`), key).not.toBeNull();
      }
    }
  });

  it('chooses the space that was clicked', () => {
    const at = position('ask-investigator');
    const { choose } = show(at);
    const { key } = at.view.decision!.options[0]!;
    piece(key)!.click();
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ key }));
  });

  it('leads a step to the space it ends on, and over the edge into the headquarters', () => {
    const { view } = position('ask-step');
    const from = mover(view)!;
    const start = spacesOf(view, from.player).find(({ key }) => key === from.key)!;
    expect(view.table.board[start.index]).not.toBeNull();
    for (const { key, refs } of view.decision!.options) {
      const place = pieceOf({ key, prompt: 'ask-step' }, view);
      if (key === 'stop') expect(place).toBe(from.key);
      else expect(place).toBe(refs[1] ?? `player-${from.player}`);
    }
  });

  it('turns to night with the time marker', () => {
    const day = positions.find(({ view }) => view.decision && !view.table.night)!;
    const night = positions.find(({ view }) => view.decision && view.table.night)!;
    show(day);
    expect(document.querySelector('.madness-night')).toBeNull();
    clear();
    show(night);
    expect(document.querySelector('.madness-night')).not.toBeNull();
  });

  it('shows one seat as much as the view tells: cultists of others stay hidden', () => {
    const at = position('ask-turn');
    show(at);
    expect(at.view.cultists!.filter((n) => n !== null)).toHaveLength(1);
    expect(document.querySelectorAll('.cultists')).toHaveLength(1);
  });
});

describe('what is worked out', () => {
  it('knows who stands at the gates, over outposts too', () => {
    const { view } = structuredClone(position('ask-turn'));
    const [stands] = view.table.board.filter((one) => one !== null);
    view.table.board = view.table.board.map(() => null);
    view.table.outposts = view.table.outposts.map(() => 0);
    view.table.board[6] = stands!;
    expect(atTheGates(view, 0)).toEqual([]);
    view.table.outposts[9] = 1;
    expect(atTheGates(view, 0)).toEqual([stands]);
    const bearer = { ...stands!, madness: { blue: 2, green: 1, red: 1 } };
    expect(loss([bearer], () => 3)).toBe(9);
  });

  it('names the blocked god of the Automa', () => {
    const { view } = position('over-solo');
    const god = blockedGod(view);
    expect(god === null || view.table.gods.includes(god)).toBe(true);
    expect(god).not.toBeNull();
  });

  it('reads every card in signs', () => {
    const played = Object.values(cards).filter(({ slug }) => /^(basic|god)-/.test(slug));
    expect(played).toHaveLength(16 + 54);
    for (const card of played) {
      const lines = linesOf(card);
      expect(lines.length, card.slug).toBeGreaterThan(0);
      for (const line of lines) expect(line.acts.length, card.slug).toBeGreaterThan(0);
    }
    const marks = (slug: string) => linesOf(cards[slug]).map(({ acts }) => acts.map(({ sign, mark }) => sign + mark));
    expect(marks('god-serpents-brood')).toEqual([['strength2', 'strength1'], ['strength1']]);
    expect(marks('god-deep-reef')[0]).toEqual(['depth+1', 'outpost+1']);
    expect(new Set(played.map(keywordOf))).toEqual(new Set(['draw', 'again', null]));
  });
});

describe('beside the board', () => {
  it('tells every line of the score', () => {
    const at = position('over');
    const props = { view: wire(at), seats: seats.slice(0, at.view.seats) };
    put(Score, props);
    flushSync();
    const text = document.body.textContent!;
    for (const { cultists, total, finals } of at.view.scores!) {
      expect(text).toContain(String(cultists));
      expect(text).toContain(String(total));
      for (const [goal, points] of finals) {
        expect(text).toContain(`${tell({ id: goal, domain: 'call_of_madness' })} ${points}`);
      }
    }
  });

  it('measures a player alone against the Automa', () => {
    const at = position('over-solo');
    put(Score, { view: wire(at), seats: seats.slice(0, 1) });
    flushSync();
    expect(document.body.textContent).toContain('Automa');
    expect(document.body.textContent).toContain(String(at.view.cultists![1]));
  });

  it('draws a seat and every card', () => {
    const at = position('ask-turn');
    put(SeatLine, { view: wire(at), seat: 0 });
    for (const card of Object.values(cards)) put(Card, { card });
    flushSync();
    expect(document.querySelectorAll('article')).toHaveLength(Object.keys(cards).length);
    expect(document.body.textContent).not.toMatch(/board-m-|\{ ?\$/);
  });
});

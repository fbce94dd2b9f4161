// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/wire';
import { cards, positions } from './fixtures/positions';
import { flights } from './flights';
import {
  addedByNobody,
  allLoyalties,
  cardTotal,
  changeBy,
  counted,
  crisisOf,
  initials,
  isSkillCard,
  repairedBy,
  spaceFacts,
  testText,
  voyage,
} from './model';
import { PORTRAITS } from './art/portraits';
import { BOXES } from './art/ship';
import { SPACES, type Space, type UnfathomableView } from './state';

const some = () => structuredClone(positions.find(({ name }) => name === 'ask-act')!.view);

describe('a test', () => {
  it('counts supporting cards for it and all others against it, treachery always', () => {
    const pool = ['lore-3', 'strength-2', 'treachery-4', 'will-1'];
    expect(cardTotal(pool, ['lore', 'strength'])).toBe(0);
    expect(counted(pool, ['strength']).map(({ key, sign }) => `${sign > 0 ? '+' : '-'}${key}`)).toEqual([
      '+strength-2',
      '-lore-3',
      '-treachery-4',
      '-will-1',
    ]);
  });

  it('agrees with the total the game tells, wherever nothing was added to it', () => {
    const open = positions.filter(({ view }) => view.test?.total != null && view.table.shown.length);
    expect(open.length).toBeGreaterThan(2);
    for (const { view } of open)
      expect(Math.abs(view.test!.total! - cardTotal(view.table.shown, view.test!.supports))).toBeLessThanOrEqual(9);
  });

  it('knows the cards that no seat added', () => {
    const test = { added: [1, -1, 2] } as NonNullable<UnfathomableView['test']>;
    expect(addedByNobody(test, 5)).toBe(2);
    expect(addedByNobody(test, 3)).toBe(0);
  });

  it('is taken apart into its outcomes', () => {
    const skills = { list: [{ id: 'lore' }, { id: 'will' }], join: 'and' };
    const [passed, partial, failed] = ['effect-none', 'effect-risk', 'effect-fall'].map((id) => ({ id }));
    const sentence = (of?: Text): Text => ({ id: 'sentence', domain: 'unfathomable', args: { of: of! } });
    const told = (clause?: Text) => sentence({ domain: 'unfathomable', ...clause! });
    const words: Text = sentence({
      id: 'effect-test-partial',
      args: { n: 12, least: 8, skills, passed: passed!, partial: partial!, failed: failed! },
    });
    const test = {
      target: 12,
      skills: ['lore', 'will'],
      parts: [
        { part: 'pass', least: 12, text: told(passed) },
        { part: 'partial', least: 8, text: told(partial) },
        { part: 'fail', least: null, text: told(failed) },
      ],
    };
    expect(testText(words)).toEqual(test);
    const simple = sentence({ id: 'effect-test', args: { n: 12, skills, passed: passed!, failed: failed! } });
    expect(testText(simple)).toEqual({ ...test, parts: [test.parts[0], test.parts[2]] });
    expect(testText(sentence({ id: 'effect-none' }))).toBeNull();
  });
});

describe('cards', () => {
  it('every mythos card is taken apart without losing an option', () => {
    const mythos = Object.values(cards).filter((card) => 'choices' in card.facts);
    expect(mythos).toHaveLength(70);
    for (const card of mythos) {
      const { chooser, options, kept } = crisisOf(card);
      expect(options.map(({ key }) => key), card.slug).toEqual(card.facts['choices']);
      for (const { text } of options) {
        expect(['sentence', 'crisis-needs'], card.slug).toContain(text.id);
        expect(text.domain, card.slug).toBe('unfathomable');
      }
      expect(chooser !== null, card.slug).toBe(card.facts['chooser'] !== '');
      expect((chooser ? 1 : 0) + options.length + 1 + kept.length, card.slug).toBe(card.text.length);
      const target = Number(card.facts['target']);
      if (target)
        expect(
          options.some(({ text }) => testText(text)?.target === target),
          card.slug,
        ).toBe(true);
    }
  });

  it('a mythos card that can be kept says what it does then, and no card says its icons', () => {
    const kept = Object.values(cards).filter((card) => 'choices' in card.facts && crisisOf(card).kept.length);
    expect(kept.map(({ slug }) => slug)).toContain('barricade-the-hatches');
    const barricade = crisisOf(cards['barricade-the-hatches']!);
    expect(barricade.options).toHaveLength(1);
    expect(barricade.kept.map(({ id }) => id)).toEqual(['crisis-kept']);
  });

  it('tells skill cards from cards with similar names', () => {
    expect(isSkillCard('lore-5')).toBe(true);
    expect(isSkillCard('greater-banishment-1')).toBe(false);
    expect(isSkillCard('lore')).toBe(false);
  });

  it('damage is repaired with its skill, or with any', () => {
    expect(repairedBy('structural-will')).toBe('will');
    expect(repairedBy('structural-any')).toBe('');
  });

  it('an ability that changes a roll says by how much', () => {
    const effect = {
      id: 'effect-cost',
      args: { cost: { id: 'effect-discard-this' }, effect: { id: 'effect-lower-roll', args: { n: 2 } } },
    };
    const ability = { id: 'ability-of', args: { card: { id: 'will-3' }, ability: { id: 'ability-reaction', args: { effect } } } };
    expect(changeBy(ability)).toBe('−2');
    const parts = { list: [{ id: 'effect-raise-total', args: { n: 2 } }, { id: 'effect-ring-price' }], join: 'then' };
    expect(changeBy({ id: 'effect-sequence', args: { parts } })).toBe('+2');
    expect(changeBy({ id: 'effect-raise-roll', args: { n: { id: 'value-of-that-card' } } })).toBe('');
    expect(changeBy({ id: 'effect-none' })).toBe('');
  });

  it('waypoints add up', () => {
    expect(voyage(['abandoned-depot', 'rainstorm'], cards).map(({ n, sum }) => [n, sum])).toEqual([
      [2, 2],
      [3, 5],
    ]);
  });
});

describe('the ship', () => {
  it('a room with Deep Ones or a traitor is blocked, the Brig never', () => {
    const view = some();
    view.table.deep_ones = { galley: 2, brig: 1 };
    view.table.places = view.table.places.map(() => 'chapel');
    view.table.revealed = view.table.revealed.map(() => null);
    expect(spaceFacts(view, 'galley')).toMatchObject({ blocked: true, deepOnes: 2 });
    expect(spaceFacts(view, 'brig').blocked).toBe(false);
    expect(spaceFacts(view, 'chapel').blocked).toBe(false);
    view.table.revealed[0] = 'hybrid';
    expect(spaceFacts(view, 'chapel').blocked).toBe(true);
  });

  it('has a place for every space, its pieces inside the frame', () => {
    for (const space of SPACES) {
      const { inside } = BOXES[space];
      expect(inside.x >= 0 && inside.x + inside.w <= 430 && inside.y >= 0 && inside.y + inside.h <= 716, space).toBe(
        true,
      );
    }
  });

  it('shows neighbours beside each other: water by deck, deck by deck', () => {
    const touch = (a: Space, b: Space) => {
      const [p, q] = [BOXES[a], BOXES[b]];
      const gap = (x1: number, w1: number, x2: number, w2: number) => Math.max(x1, x2) - Math.min(x1 + w1, x2 + w2);
      return gap(p.x, p.w, q.x, q.w) <= 8 && gap(p.y, p.h, q.y, q.h) <= 8;
    };
    const pairs =
      'w1-w2 w1-w3 w3-w5 w5-w7 w2-w4 w4-w6 w6-w8 w7-w8 w1-d1 w2-d2 w3-d3 w4-d4 w5-d5 w6-d6 w7-d7 w8-d8 d1-d2 d1-d3 d3-d5 d5-d7 d2-d4 d4-d6 d6-d8 d7-d8 d1-bridge d2-bridge d3-chapel d5-cargo_hold d6-galley d7-boiler_room d8-boiler_room bridge-chapel chapel-cargo_hold chapel-sick_bay cargo_hold-galley cargo_hold-boiler_room cargo_hold-brig galley-boiler_room galley-brig';
    for (const pair of pairs.split(' ')) {
      const [a, b] = pair.split('-').map((name) => name.replace('_', '-')) as [Space, Space];
      expect(touch(a, b), pair).toBe(true);
    }
    expect(touch('d1', 'd5')).toBe(false);
    expect(touch('sick-bay', 'galley')).toBe(true);
  });

  it('every character has a picture of its own', () => {
    const all = Object.values(cards).filter(({ slug }) => slug.startsWith('sheet-'));
    expect(all).toHaveLength(10);
    for (const { slug } of all) expect(PORTRAITS[slug.slice(6)]?.length, slug).toBeGreaterThan(4);
    expect(initials('Keilani Tatupu')).toBe('KT');
  });
});

describe('what travels', () => {
  it('a character that moves, a Deep One that comes', () => {
    const before = some();
    const now = structuredClone(before);
    const to: Space = before.table.places[0] === 'd3' ? 'd4' : 'd3';
    now.table.places[0] = to;
    now.table.deep_ones = { ...before.table.deep_ones, w1: (before.table.deep_ones.w1 ?? 0) + 1 };
    expect(flights(before, now)).toEqual([
      { from: 'figure:0', to: 'figure:0', or: '', face: 'from' },
      { from: 'monster-supply', to: 'space:w1', or: '', face: 'deep-one' },
    ]);
  });

  it('cards into a test, without their faces', () => {
    const before = some();
    const test = {
      source: '',
      target: 9,
      partial: 0,
      supports: [],
      openly: false,
      chaos: 2,
      added: [-1, -1],
      whose: [],
      total: null,
      result: '' as const,
    };
    before.test = test;
    const now = { ...structuredClone(before), test: { ...test, added: [-1, 2] } };
    expect(flights(before, now)).toEqual(Array(2).fill({ from: 'seat:1', to: 'pool', or: '', face: 'back' }));
  });
});

it('at the end the revealed card of a seat comes first', () => {
  const view = some();
  view.table.revealed = ['hybrid', null];
  view.loyalties = [['human'], ['human', 'cultist']];
  expect(allLoyalties(view, 0)).toEqual(['hybrid', 'human']);
  expect(allLoyalties(view, 1)).toEqual(['human', 'cultist']);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Considered } from '../../lib/board';
import type { View } from '../../lib/wire';
import { cards, positions } from './fixtures/positions';
import { standIn } from './fixtures/server';
import { forecast } from './forecast';

beforeAll(() => standIn());

const RESISTANCE = [5, 4, 3];
const some = Object.values(cards)[0]!;
const all = { ...cards, 'leviathan-x': { ...some, slug: 'leviathan-x', facts: { resistance: RESISTANCE } } };

/** A fight against a Leviathan that has lost so many life points, of a seat with three pearls. */
function fight(more: Partial<Considered>, lost = 0): Considered {
  const view = structuredClone(positions[0]!.view) as unknown as View & { table: Record<string, unknown[]> };
  Object.assign(view, { seat: 0 });
  view.table['border'] = [null, 'leviathan-x', ...Array.from({ length: 7 }, () => null)];
  view.table['life_lost'] = [0, lost, 0, 0, 0, 0, 0, 0, 0];
  view.table['pearls'] = [3, 0, 0, 0];
  const args = { leviathan: { id: 'leviathan-x' }, ...more.args };
  return { prompt: 'ask-fighter', chosen: [], view, cards: all, ...more, args };
}

describe('a fight', () => {
  it('says what the die must show, by the ally that is sent', () => {
    expect(forecast(fight({ key: 'crab-1' }))).toEqual({ brief: '4+', words: 'Succeeds on 4 or more: 50%' });
    expect(forecast(fight({ key: 'crab-1-dice' }))!.words).toBe('Succeeds on 4 or more: 75%');
    expect(forecast(fight({ key: 'crab-1-pearl' }))!.words).toBe('Succeeds whatever the die shows (with all your pearls)');
    expect(forecast(fight({ key: 'crab-5' }))!.words).toBe('Succeeds whatever the die shows');
    const strong = { ...all, 'leviathan-x': { ...some, facts: { resistance: [9] } } };
    expect(forecast(fight({ key: 'crab-1', cards: strong }))!.words).toBe('Cannot succeed');
    const elsewhere = { leviathan: { id: 'leviathan-y' } };
    expect(forecast(fight({ key: 'crab-1', args: elsewhere }))).toBeNull();
  });

  it('says what pearls would add, and when it kills', () => {
    const left = RESISTANCE.slice(1);
    const at = (n: number, number: number) => forecast(fight({ prompt: 'ask-spend', args: { n }, number }, 1))!.words;
    expect(at(left[0]! - 1, 0)).toBe('Fails; you get 1 pearl');
    expect(at(left[0]! - 1, 1)).toBe('Takes 1 life point');
    expect(at(left[0]! + left[1]! - 1, 1)).toBe('Kills it');
    expect(forecast(fight({ prompt: 'ask-spend', args: { n: 3 } }, 1))!.words).toContain('Life points left: 2.');
  });
});

it('says what the numbers on the stack of Locations mean, while there are some', () => {
  const asked = (...keys: string[]) => {
    const considered = fight({ prompt: 'ask-location' });
    const options = keys.map((key) => ({ key, text: { id: key }, rule: '', refs: [] }));
    considered.view.decision = { id: '1.0', seat: 0, shape: 'pick', prompt: { id: 'ask-location' }, rule: '', options };
    return considered;
  };
  expect(forecast(asked('location-abyss', 'draw-1', 'draw-2'))!.words).toContain('draw so many');
  expect(forecast(asked('location-abyss'))).toBeNull();
});

it('numbers are told as what they do', () => {
  const words = (prompt: string, number: number) => forecast(fight({ prompt, args: { n: 3 }, number }))!.words;
  expect(words('ask-split-tokens', 1)).toBe('1 base, 2 expansion');
  expect(words('ask-martial-law', 2)).toBe('Pay 2 pearls, discard 1');
  expect(forecast(fight({ prompt: 'ask-council', key: 'crab' }))).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/wire';
import { cards, position } from './fixtures/positions';
import {
  ally,
  askedCost,
  lastRoll,
  leviathanFacts,
  lordFacts,
  openInfluence,
  openPrice,
  realmOf,
  reservedBy,
  scoreRows,
} from './model';

describe('cards', () => {
  it('reads an ally from its key', () => {
    expect(ally('crab-3-dice')).toEqual({ key: 'crab-3-dice', race: 'crab', value: 3, mark: 'dice' });
    expect(ally('kraken-2')).toMatchObject({ race: 'kraken', value: 2, mark: '' });
    expect(ally('monster')).toMatchObject({ race: 'monster', value: 0 });
  });

  it('reads the printed facts of Lords and Leviathans', () => {
    expect(lordFacts(cards['lord-jailer'])).toEqual({
      guild: 'soldier',
      race: 'crab',
      cost: 6,
      races: 3,
      keys: 0,
      influence: 7,
    });
    expect(lordFacts(cards['lord-sage']).race).toBeNull();
    expect(leviathanFacts(cards['leviathan-01'])).toEqual({
      races: ['crab', 'jellyfish'],
      resistance: [3, 7, 5],
      tokens: [1, 2, 1],
      penalty: 'allies',
      amount: 3,
      helper: 'jellyfish',
    });
    expect(leviathanFacts(cards['leviathan-17']).helper).toBe('');
  });
});

describe('realms', () => {
  const view = structuredClone(position('base-ask-action'));
  const t = view.table;
  Object.assign(t, {
    free: [['lord-landlord', 'lord-keeper'], [], [], []],
    disabled: [['lord-recruiter'], [], [], []],
    assigned: [[['location-jail', 'lord-shaman']], [], [], []],
    locations: [['location-jail'], [], [], []],
    affiliated: [['crab-2', 'crab-4', 'squid-1'], [], [], []],
    key_tokens: [1, 0, 0, 0],
    wounds: [2, 0, 0, 0],
    nebulis: [1, 0, 0, 0],
    slayer: 0,
    kraken_holder: 1,
  });

  it('counts keys of tokens and of free Lords only', () => {
    expect(realmOf(view, cards, 0)).toMatchObject({ keys: 3, keyTokens: 1, lords: 4 });
  });

  it('puts Lords on the Locations they are assigned to', () => {
    expect(realmOf(view, cards, 0).places).toEqual([
      { slug: 'location-jail', lords: ['lord-shaman'], loot: null, worth: null },
    ]);
  });

  it('adds up the influence everybody sees: Lords, the best ally of each race, figures, wounds, Nebulis', () => {
    expect(openInfluence(view, cards, 0)).toBe(5 + 6 + 4 + 5 + (4 + 1) + 5 - 2 - 1);
    expect(openInfluence(view, cards, 1)).toBe(-5);
  });

  it('takes the influence the server reckons, where it does', () => {
    expect(realmOf({ ...view, influence: [41, 0, 0, 0] }, cards, 0).influence).toBe(41);
  });

  it('shows tokens of others only by number, until the end turns them up', () => {
    const me = view.seat!;
    const other = (me + 1) % view.seats;
    const hidden = structuredClone(view);
    hidden.table.tokens[other] = { size: 2 };
    expect(realmOf(hidden, cards, other).tokens).toEqual({ size: 2, values: null });
    const tokens = view.table.tokens.map(() => [4, 2]);
    expect(realmOf({ ...hidden, tokens }, cards, other).tokens).toEqual({ size: 2, values: [4, 2] });
  });

  it('knows who reserved what', () => {
    const guarded = structuredClone(view);
    guarded.table.sentinel_on = ['', 'crab', ''];
    guarded.table.sentinel_owner = [-1, 2, -1];
    expect(reservedBy(guarded, 'crab')).toBe(2);
    expect(reservedBy(guarded, 'squid')).toBeNull();
    expect(realmOf(guarded, cards, 2).sentinels).toEqual([{ name: 'vigil', on: 'crab' }]);
  });
});

describe('moments', () => {
  it('an ally has a price only while somebody else is asked to buy it', () => {
    const offered = position('base-ask-buy');
    expect(openPrice(offered)).toBe(offered.table.price);
    expect(openPrice(position('base-ask-take'))).toBeNull();
    expect(openPrice({ ...offered, doing: [...offered.doing, 'figure'] })).toBeNull();
  });

  it('finds the last roll and which die counts', () => {
    const line = (id: string, args: Record<string, number>): LogLine => ({
      number: 1,
      text: { id, args },
      rule: '',
      refs: [],
      audience: null,
    });
    const border = line('log-roll-border', { first: 3, second: 4 });
    expect(lastRoll([border])).toEqual({ dice: [3, 4], counts: -1 });
    expect(lastRoll([border, line('log-roll', { n: 5, first: 2, second: 5 })])).toEqual({ dice: [2, 5], counts: 1 });
    expect(lastRoll([line('log-roll', { n: 6, first: 6, second: 0 })])).toEqual({ dice: [6], counts: 0 });
    expect(lastRoll([line('log-turn', { n: 1 })])).toBeNull();
  });

  it('a Lord costs what the question says, not what is printed', () => {
    const view = structuredClone(position('base-ask-recruit'));
    const option = view.decision!.options[0]!;
    option.text.args!['cost'] = 3;
    expect(askedCost(view, option.key)).toBe(3);
    expect(askedCost(view, 'lord-nobody')).toBeNull();
  });

  it('the final score has a row for each part and adds up', () => {
    const over = position('expanded-over');
    const rows = scoreRows(over);
    expect(rows.map(({ part }) => part)).toEqual([
      'lords',
      'allies',
      'tokens',
      'locations',
      'wounds',
      'slayer',
      'nebulis',
      'kraken',
    ]);
    over.outcome!.scores.forEach((total, seat) =>
      expect(rows.reduce((sum, row) => sum + row.scores[seat]!, 0)).toBe(total),
    );
  });
});

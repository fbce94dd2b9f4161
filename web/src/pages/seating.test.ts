import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { BOT_NAMES, defaultTable, usualSeats } from './defaults';
import {
  botNames,
  fit,
  optionsFor,
  optionsWith,
  request,
  resize,
  seatCounts,
  usualOptions,
  type SeatPlan,
} from './seating';

const ABYSS: GameInfo = {
  id: 'abyss',
  version: '1',
  seats: [2, 3, 4, 5],
  options: {
    leviathan: { kind: 'list', default: false, values: [false, true] },
    kraken: { kind: 'list', default: false, values: [false, true] },
  },
  bots: ['random', 'greedy'],
  forms: [
    { options: { leviathan: false, kraken: false }, seats: [2, 3, 4] },
    { options: { leviathan: false, kraken: true }, seats: [4, 3, 2] },
    { options: { leviathan: true, kraken: false }, seats: [2, 3, 4, 5] },
    { options: { leviathan: true, kraken: true }, seats: [2, 3, 4, 5] },
  ],
  conditions: [],
  talk: { phrases: [], rules: [] },
  aid: {},
};
const seat = (who: SeatPlan['who'], name = ''): SeatPlan => ({ who, bot: who === 'bot' ? 'greedy' : '', name });

describe('forms', () => {
  test('say how many may sit down', () => {
    expect(seatCounts(ABYSS, { leviathan: false, kraken: true })).toEqual([2, 3, 4]);
    expect(seatCounts(ABYSS, { leviathan: true, kraken: true })).toEqual([2, 3, 4, 5]);
    expect(seatCounts(ABYSS, { leviathan: 'maybe', kraken: true })).toEqual([]);
  });
  test('let what does not go with the newest choice give way', () => {
    expect(optionsWith(ABYSS, usualOptions(ABYSS), 'leviathan', true, 3)).toEqual({ leviathan: true, kraken: false });
    expect(optionsWith(ABYSS, usualOptions(ABYSS), 'leviathan', 'maybe', 3)).toBeNull();
    const forms = ABYSS.forms.filter(({ options }) => options['leviathan'] || !options['kraken']); // no Kraken alone
    const needy = { ...ABYSS, forms };
    expect(optionsWith(needy, usualOptions(ABYSS), 'kraken', true, 3)).toEqual({ leviathan: true, kraken: true });
    expect(optionsWith(needy, { leviathan: true, kraken: true }, 'leviathan', false, 3)).toEqual(usualOptions(ABYSS));
  });
  test('find the options a number of seats needs, with the fewest changes', () => {
    expect(optionsFor(ABYSS, { leviathan: false, kraken: true }, 5)).toEqual({ leviathan: true, kraken: true });
    expect(optionsFor(ABYSS, { leviathan: false, kraken: false }, 5)).toEqual({ leviathan: true, kraken: false });
    expect(optionsFor(ABYSS, usualOptions(ABYSS), 3)).toEqual(usualOptions(ABYSS));
    expect(optionsFor(ABYSS, usualOptions(ABYSS), 9)).toBeNull();
  });
});

describe('fitting', () => {
  test('takes the last bot away before a person', () => {
    const plan = [seat('me'), seat('bot', 'a'), seat('bot', 'b'), seat('friend'), seat('friend')];
    expect(fit(plan, [2, 3, 4], 'greedy').map((one) => one.name || one.who)).toEqual(['me', 'a', 'friend', 'friend']);
  });
  test('takes the last person where there is no bot', () => {
    const plan = [seat('me', 'a'), seat('friend', 'b'), seat('friend', 'c')];
    expect(fit(plan, [2], 'greedy').map((one) => one.name)).toEqual(['a', 'b']);
  });
  test('fills up with bots', () => {
    expect(resize([seat('me'), seat('friend')], 4, 'greedy').map((one) => one.who)).toEqual([
      'me',
      'friend',
      'bot',
      'bot',
    ]);
  });
  test('leaves alone what fits', () => {
    const plan = [seat('me'), seat('me')];
    expect(fit(plan, [2, 3], 'greedy')).toEqual(plan);
  });
});

describe('names', () => {
  test('go to bots that have none, and to nobody twice', () => {
    const plan = botNames(
      [seat('me', 'Triton'), seat('bot'), seat('bot', 'Otto'), seat('bot')],
      ['Nerea', 'Triton', 'Nori'],
    );
    expect(plan.map((one) => one.name)).toEqual(['Triton', 'Nerea', 'Otto', 'Nori']);
  });
  test('suffice for the largest table', () => {
    expect(BOT_NAMES.length).toBeGreaterThanOrEqual(Math.max(...ABYSS.seats));
  });
});

describe('what the server is asked for', () => {
  test('a table to play at once: me and two of the best bots', () => {
    expect(defaultTable(ABYSS, { name: 'Mara', lang: 'pl' })).toEqual({
      game: 'abyss',
      options: { leviathan: false, kraken: false },
      seats: [
        { who: 'me', bot: '', name: 'Mara', lang: 'pl' },
        { who: 'bot', bot: 'greedy', name: 'Nerea', lang: 'pl' },
        { who: 'bot', bot: 'greedy', name: 'Triton', lang: 'pl' },
      ],
      seed: null,
    });
  });
  test('a game for two only, or for one, has that many seats', () => {
    const duel = { ...ABYSS, seats: [2], options: {}, forms: [{ options: {}, seats: [2] }] };
    expect(usualSeats(duel, '').map((one) => one.who)).toEqual(['me', 'bot']);
    const alone = { ...ABYSS, seats: [1], options: {}, forms: [{ options: {}, seats: [1] }] };
    expect(usualSeats(alone, '').map((one) => one.who)).toEqual(['me']);
  });
  test('names without spaces around them, and no bot for people', () => {
    const asked = request(ABYSS, {}, [{ who: 'friend', bot: 'greedy', name: '  Ola ' }], 'de');
    expect(asked.seats).toEqual([{ who: 'friend', bot: '', name: 'Ola', lang: 'de' }]);
  });
});

import { describe, expect, test } from 'vitest';
import { go, parse, replace, route, Stay, to } from './router.svelte';

describe('addresses', () => {
  test.each([
    ['', { page: 'lobby' }],
    ['#', { page: 'lobby' }],
    ['#/', { page: 'lobby' }],
    ['#/play/abyss', { page: 'play', game: 'abyss' }],
    ['#/new/abyss', { page: 'new', game: 'abyss' }],
    ['#/t/T1/K1', { page: 'table', table: 'T1', key: 'K1' }],
    ['#/t/T1/K1/', { page: 'table', table: 'T1', key: 'K1' }],
    ['#/replay/T1/K1', { page: 'replay', table: 'T1', key: 'K1' }],
    ['#/rules/abyss', { page: 'rules', game: 'abyss' }],
    ['#/rules/abyss/B-EXP-01', { page: 'rules', game: 'abyss', clause: 'B-EXP-01' }],
    ['#/cards/abyss', { page: 'cards', game: 'abyss' }],
    ['#/cards/abyss/lord-jailer', { page: 'cards', game: 'abyss', slug: 'lord-jailer' }],
  ])('%s', (hash, expected) => {
    expect(parse(hash)).toEqual(expected);
  });

  test.each(['#/t/T1', '#/t', '#/play', '#/play/abyss/x', '#/elsewhere', '#/t/T/K/more', '#/rules', '#/%E0%A4%A'])(
    'nowhere: %s',
    (hash) => {
      expect(parse(hash)).toEqual({ page: 'nowhere' });
    },
  );

  test('strange names survive the way there and back', () => {
    expect(parse(to.table('a/b', 'ż?#'))).toEqual({ page: 'table', table: 'a/b', key: 'ż?#' });
    expect(parse(to.cards('abyss', 'lord-jailer'))).toMatchObject({ slug: 'lord-jailer' });
    expect(parse(to.rules('abyss'))).toEqual({ page: 'rules', game: 'abyss' });
  });
});

describe('going', () => {
  test('go leaves a trace in the history, replace does not', async () => {
    go(to.new('abyss'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(route()).toEqual({ page: 'new', game: 'abyss' });
    const before = history.length;
    replace(to.table('T', 'K'));
    expect(route()).toEqual({ page: 'table', table: 'T', key: 'K' });
    expect(history.length).toBe(before);
  });
});

describe('a stay on a page', () => {
  const arrive = (address: string) => {
    replace(address);
    return new Stay();
  };

  test('notes where on its page the reader is, as often as it likes', () => {
    const stay = arrive(to.replay('T', 'K'));
    stay.note(to.replay('T', 'K~4'));
    stay.note(to.replay('T', 'K~5'));
    expect(location.hash).toBe('#/replay/T/K~5');
    expect(stay.over).toBe(false);
  });

  test('is over as soon as the reader goes elsewhere, before anybody has heard of it', () => {
    const stay = arrive(to.replay('T', 'K'));
    location.hash = to.table('T2', 'K2'); // the event comes later
    expect(stay.over).toBe(true);
    stay.note(to.replay('T', 'K~5'));
    stay.go(to.lobby());
    stay.replace(to.lobby());
    expect(location.hash).toBe('#/t/T2/K2');
  });

  test('is over when its page is gone, even if the reader has come back to the address', () => {
    const stay = arrive(to.play('abyss'));
    stay.end();
    stay.replace(to.table('T', 'K'));
    expect(route()).toEqual({ page: 'play', game: 'abyss' });
  });

  test('takes the reader on while they are there', () => {
    arrive(to.play('abyss')).replace(to.table('T', 'K'));
    expect(route()).toEqual({ page: 'table', table: 'T', key: 'K' });
  });
});

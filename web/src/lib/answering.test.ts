// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { Answering } from './answering.svelte';
import type { Decision, Option, Shape } from './wire';

const option = (key: string, id = key): Option => ({ key, text: { id }, rule: '', refs: [key] });

function ask(shape: Shape, keys: (string | Option)[], more: Partial<Decision> = {}): Answering {
  const options = keys.map((key) => (typeof key === 'string' ? option(key) : key));
  return new Answering({ id: '1.0', seat: 0, shape, prompt: { id: 'ask' }, rule: '', options, ...more });
}

describe('pick', () => {
  test('one click is the answer', () => {
    const asked = ask('pick', ['buy', 'pass']);
    expect(asked.single).toBe(true);
    expect(asked.answerOf('buy')).toBe('buy');
  });

  test('the first answer is bright', () => {
    expect(ask('pick', ['buy', 'pass']).main()?.key).toBe('buy');
    expect(ask('pick', ['end-turn', 'lord-opportunist.0']).main()?.key).toBe('end-turn');
    expect(ask('pick', ['keep', 'bread#2']).main({ bread: {} })?.key).toBe('keep');
  });

  test('none is bright among things of a kind, and passing never is', () => {
    expect(ask('pick', [option('crab-3', 'ally-plain'), option('squid-3', 'ally-plain')]).main()).toBeNull();
    expect(ask('pick', ['lord-hermit', 'lord-elder']).main()).toBeNull();
    expect(ask('pick', ['wine', 'bread#2']).main({ wine: {}, bread: {} })).toBeNull();
    expect(ask('pick', [option('rose', 'character-rose'), option('crane', 'character-crane')]).main()).toBeNull();
    expect(ask('pick', ['pass', 'buy']).main()).toBeNull();
  });

  test('passing is what its words say, not its key', () => {
    expect(ask('pick', ['buy', 'pass']).passing).toBe(true);
    expect(ask('pick', [option('pass', 'outcome-pass'), option('fail', 'outcome-fail')]).passing).toBe(false);
    expect(ask('pick', [option('pass', 'outcome-pass'), 'reroll']).main()?.key).toBe('pass');
  });
});

describe('pick_some', () => {
  test('between least and most different ones, in the order of the question', () => {
    const asked = ask('pick_some', ['a', 'b', 'c'], { least: 1, most: 2 });
    expect(asked.ready).toBe(false);
    asked.toggle('c');
    asked.toggle('a');
    expect(asked.canAdd('b')).toBe(false);
    asked.toggle('b');
    expect(asked.answer).toEqual(['a', 'c']);
    expect(asked.ready).toBe(true);
    asked.toggle('c');
    expect(asked.answer).toEqual(['a']);
    asked.clear();
    expect(asked.ready).toBe(false);
  });

  test('none may be an answer', () => {
    const asked = ask('pick_some', ['a', 'b'], { least: 0, most: 2 });
    expect(asked.ready).toBe(true);
    expect(asked.answer).toEqual([]);
  });

  test('exactly one is one click', () => {
    const asked = ask('pick_some', ['a', 'b'], { least: 1, most: 1 });
    expect(asked.single).toBe(true);
    expect(asked.answerOf('b')).toEqual(['b']);
  });
});

describe('split', () => {
  const limits = { crab: 2, squid: 1 };

  test('is one sum over all options', () => {
    const asked = ask('split', ['crab', 'squid'], { least: 1, most: 3, limits });
    asked.add('crab');
    expect(asked.parts).toEqual([{ keys: ['crab', 'squid'], least: 1, most: 3, n: 1 }]);
  });

  test('counts up to the limit of each and the most in all', () => {
    const asked = ask('split', ['crab', 'squid'], { least: 2, most: 2, limits });
    asked.toggle('squid');
    expect(asked.canAdd('squid')).toBe(false);
    asked.toggle('crab');
    expect(asked.answer).toEqual({ crab: 1, squid: 1 });
    expect(asked.ready).toBe(true);
    expect(asked.canAdd('crab')).toBe(false);
    asked.remove('squid');
    asked.add('crab');
    expect(asked.answer).toEqual({ crab: 2 });
    expect(asked.chosen).toEqual(['crab', 'crab']);
  });

  test('a click on something exhausted gives all of it back', () => {
    const asked = ask('split', ['crab', 'squid'], { least: 1, most: 3, limits });
    asked.toggle('crab');
    asked.toggle('crab');
    asked.toggle('crab');
    expect(asked.count('crab')).toBe(0);
  });

  describe('of several sums', () => {
    const keys = ['damage/dog', 'damage/me', 'horror/dog', 'horror/me'];
    const hurt = (most = 2) =>
      ask('split', keys, {
        least: 3,
        most: 1 + most,
        limits: { 'damage/dog': 1, 'damage/me': 5, 'horror/dog': 2, 'horror/me': 5 },
        sums: [
          { keys: keys.slice(0, 2), least: 2, most },
          { keys: keys.slice(2), least: 1, most: 1 },
        ],
      });

    test('each has room of its own', () => {
      const asked = hurt();
      asked.add('horror/me');
      expect(['horror/me', 'horror/dog'].map((key) => asked.canAdd(key))).toEqual([false, false]);
      asked.add('horror/dog');
      asked.add('damage/dog');
      expect(asked.canAdd('damage/dog')).toBe(false);
      expect(asked.canAdd('damage/me')).toBe(true);
      expect(asked.parts.map(({ n, least, most }) => [n, least, most])).toEqual([[1, 2, 2], [1, 1, 1]]);
      asked.add('damage/me');
      expect(asked.answer).toEqual({ 'damage/dog': 1, 'damage/me': 1, 'horror/me': 1 });
    });

    test('all of them must be full enough, whatever they are together', () => {
      const asked = hurt(3);
      for (let n = 0; n < 3; n++) asked.add('damage/me');
      expect([asked.chosen.length, asked.ready]).toEqual([3, false]);
      asked.add('horror/dog');
      expect(asked.ready).toBe(true);
      asked.remove('damage/me');
      expect(asked.ready).toBe(true);
      asked.remove('damage/me');
      expect(asked.ready).toBe(false);
    });

    test('one click is never the whole answer', () => {
      const sums = [{ keys: ['a'], least: 0, most: 0 }, { keys: ['b'], least: 1, most: 1 }];
      expect(ask('split', ['a', 'b'], { least: 1, most: 1, limits: { a: 1, b: 1 }, sums }).single).toBe(false);
    });
  });

  test('exactly one is one click', () => {
    expect(ask('split', ['crab', 'squid'], { least: 1, most: 1, limits }).answerOf('crab')).toEqual({ crab: 1 });
  });
});

describe('order', () => {
  test('needs all, in the order of the clicks', () => {
    const asked = ask('order', ['a', 'b', 'c']);
    asked.toggle('c');
    asked.toggle('a');
    expect(asked.ready).toBe(false);
    asked.toggle('b');
    expect(asked.ready).toBe(true);
    expect(asked.answer).toEqual(['c', 'a', 'b']);
    asked.toggle('a');
    expect(asked.chosen).toEqual(['c', 'b']);
  });
});

describe('number', () => {
  test('few are buttons', () => {
    expect(ask('number', [], { least: 0, most: 3 }).numbers).toEqual([0, 1, 2, 3]);
  });

  test('many are typed, and must be whole and in range', () => {
    const asked = ask('number', [], { least: 0, most: 40 });
    expect(asked.numbers).toBeNull();
    expect(asked.answer).toBe(0);
    asked.number = 41;
    expect(asked.ready).toBe(false);
    asked.number = 2.5;
    expect(asked.ready).toBe(false);
    asked.number = 40;
    expect(asked.ready).toBe(true);
    expect(asked.answer).toBe(40);
  });
});

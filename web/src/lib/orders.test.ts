import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGames } from './catalog.svelte';
import { conditionsFor, adding, answerWords, conditionWords, questionWords, rememberQuestion, removing, termWords } from './orders';
import type { Answer, Decision, StandingOrder } from './wire';
import { loadDomain, setLang } from './words.svelte';

const give = (answer: Answer, condition = '', times = 0, question = 'ask-x'): StandingOrder => ({
  question, answer, condition, times,
});
const CLEAR = { question: 'ask-x', answer: null, condition: '', times: 0 };

describe('which order comes first', () => {
  const always = give('pass');
  const thrice = give('use', '', 3);
  const rich = give('buy', 'rich');

  test('the first order of a question is just given', () => {
    expect(adding([give('pass', '', 0, 'ask-y')], always)).toEqual([always]);
  });

  test('a wider order is given behind those there are', () => {
    expect(adding([rich, thrice], always)).toEqual([always]);
  });

  test('a narrower order comes before wider ones', () => {
    expect(adding([thrice, always], rich)).toEqual([CLEAR, rich, thrice, always]);
    expect(adding([rich, always], thrice)).toEqual([CLEAR, rich, thrice, always]);
  });

  test('an order replaces one under the same condition', () => {
    expect(adding([rich, always], give('sell', 'rich'))).toEqual([CLEAR, give('sell', 'rich'), always]);
    expect(adding([always], give('use'))).toEqual([CLEAR, give('use')]);
    expect(adding([thrice, always], give('use', '', 1))).toEqual([CLEAR, give('use', '', 1), always]);
  });

  test('taking one back leaves the others', () => {
    const other = give('pass', '', 0, 'ask-y');
    expect(removing([rich, other, thrice, always], thrice)).toEqual([CLEAR, rich, always]);
    expect(removing([always], always)).toEqual([CLEAR]);
  });
});

describe('orders in words', () => {
  beforeAll(async () => {
    const info = {
      id: 'toy', version: '1', seats: [2], options: {}, bots: [], forms: [], talk: { phrases: [], rules: [] },
      conditions: [
        { id: 'rich', text: { id: 'if-rich', domain: 'toy' }, fits: ['ask-x'] },
        { id: 'not-rich', text: { id: 'condition-not', domain: 'toy', args: { inner: { id: 'if-rich' } } }, fits: [] },
      ],
    };
    const words = 'pass = Pass\nif-rich = you are rich\nask-x = Buy for { $n }?\nbuy = Buy it\ncondition-not = not { $inner }';
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(path.endsWith('/games') ? Response.json([info]) : new Response(words)),
    );
    await setLang('en');
    await loadDomain('toy');
    await loadGames();
  });
  beforeEach(() => localStorage.clear());

  test('only conditions that mean something at a question are offered', () => {
    expect(conditionsFor('toy', 'ask-x').map(({ id }) => id)).toEqual(['rich', 'not-rich']);
    expect(conditionsFor('toy', 'window-x').map(({ id }) => id)).toEqual(['not-rich']);
  });

  const decision: Decision = {
    id: '1.0', seat: 0, shape: 'pick', rule: '', prompt: { id: 'ask-x', domain: 'toy', args: { n: 2 } },
    options: [{ key: 'buy', text: { id: 'buy', domain: 'toy' }, rule: '', refs: [] }],
  };

  test('a question and its answer are told as they were put', () => {
    expect(questionWords('toy', 'ask-x', {})).toBe('a kind of question');
    expect(answerWords('toy', give('buy'), {})).toBe('an answer of your choice');
    rememberQuestion('toy', decision);
    expect(questionWords('toy', 'ask-x', {})).toBe('“Buy for 2?”');
    expect(answerWords('toy', give('buy'), {})).toBe('Buy it');
    expect(questionWords('toy', '*', {})).toBe('all questions about abilities');
  });

  test('answers of every shape', () => {
    rememberQuestion('toy', decision);
    expect(answerWords('toy', give('pass'), {})).toBe('Pass');
    expect(answerWords('toy', give(['buy', 'pass']), {})).toBe('Buy it, Pass');
    expect(answerWords('toy', give({ buy: 2 }), {})).toBe('2 × Buy it');
    expect(answerWords('toy', give({}), {})).toBe('nothing');
    expect(answerWords('toy', give(4), {})).toBe('4');
  });

  test('conditions and their opposites, and how often', () => {
    expect(conditionWords('toy', 'rich')).toBe('if you are rich');
    expect(conditionWords('toy', 'not-rich')).toBe('unless you are rich');
    expect(termWords('toy', give('pass'))).toBe('always');
    expect(termWords('toy', give('pass', 'not-rich', 1))).toBe('the next time, unless you are rich');
    expect(termWords('toy', give('pass', 'rich', 5))).toBe('the next 5 times, if you are rich');
  });

  test('what was stored by something else does no harm', () => {
    localStorage.setItem('fathom.questions', 'nonsense');
    expect(questionWords('toy', 'ask-x', {})).toBe('a kind of question');
  });
});

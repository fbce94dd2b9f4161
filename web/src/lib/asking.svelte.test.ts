import { flushSync } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ServerError } from './api';
import { Asking } from './asking.svelte';
import type { Board, Considered } from './board';
import { set } from './settings.svelte';
import type { TableStore } from './table.svelte';
import type { Decision, State } from './wire';
import { loadDomain, setLang } from './words.svelte';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no-gold = Not enough gold\nreveal = Reveal\npass = Pass')));
  await setLang('en');
  await loadDomain('toy');
});
beforeEach(() => set('confirm', 'final'));

const decision: Decision = {
  id: '1.0', seat: 0, shape: 'pick', prompt: { id: 'ask', domain: 'toy', args: { n: 3 } }, rule: '',
  options: ['reveal', 'pass'].map((key) => ({ key, text: { id: key, domain: 'toy' }, rule: '', refs: [] })),
};

function ask(board: Partial<Board>, answer = vi.fn<TableStore['answer']>(() => Promise.resolve())) {
  const state = { view: { game: 'toy', seat: 0, decision }, seats: [], refused: [], plan: [], ahead: {} } as unknown as State;
  const store = { decision, shown: { state }, queue: [], log: [], sending: false, answer, skip: () => {} };
  let asking!: Asking;
  const stop = $effect.root(() => {
    asking = new Asking(store as unknown as TableStore, () => board as Board);
  });
  flushSync();
  return { asking, answer, stop };
}

test('what ends something for good is asked once more, unless somebody wants no such questions', () => {
  const { asking, answer, stop } = ask({ final: ({ key }) => key === 'reveal' });
  const [reveal, pass] = asking.offers as [(typeof asking.offers)[0], (typeof asking.offers)[0]];
  asking.choose(reveal);
  expect(asking.doubt?.key).toBe('reveal');
  expect(answer).not.toHaveBeenCalled();
  asking.choose(reveal);
  expect(answer).toHaveBeenCalledExactlyOnceWith(decision, 'reveal');
  expect(asking.doubt).toBeNull();
  asking.choose(pass);
  expect(answer).toHaveBeenLastCalledWith(decision, 'pass');
  set('confirm', 'never');
  asking.choose(reveal);
  expect(answer).toHaveBeenCalledTimes(3);
  stop();
});

test('a refusal stands beside its question, and is gone with the next try', async () => {
  const refuse = () => Promise.reject(new ServerError('illegal', { id: 'no-gold', domain: 'toy' }, 'T-1'));
  const { asking, answer, stop } = ask({}, vi.fn<TableStore['answer']>(refuse));
  asking.choose(asking.offers[0]!);
  await vi.waitFor(() => expect(asking.refusal).toEqual({ question: '1.0', words: 'Not enough gold', rule: 'T-1' }));
  answer.mockResolvedValue();
  asking.choose(asking.offers[1]!);
  expect(asking.refusal).toBeNull();
  stop();
});

test('offers carry what they need, the question what it needs', () => {
  const forecast = ({ key, args }: Considered) => (key === 'pass' ? null : { brief: '3+', words: `${key ?? 'all'} ${String(args['n'])}` });
  const { asking, stop } = ask({ forecast });
  expect(asking.offers.map((offer) => offer.forecast?.words)).toEqual(['reveal 3', undefined]);
  expect(asking.forecast()?.words).toBe('all 3');
  stop();
});

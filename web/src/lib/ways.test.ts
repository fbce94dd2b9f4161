import { expect, test } from 'vitest';
import type { Offer } from './board';
import { waysOf } from './ways';

const offer = (key: string, label = key): Offer => ({ key, label, refs: [], rule: '', prompt: 'ask-act' });
const verb = ({ key }: Pick<Offer, 'key'>) => (key.startsWith('play.') ? 'Play a card' : null);

test('few answers are told one by one, several of a kind as one', () => {
  const ways = waysOf([offer('draw', 'Draw 1 card'), offer('play.a'), offer('play.b'), offer('play.c')], verb);
  expect(ways.map(({ words, offers }) => [words, offers.length])).toEqual([['Draw 1 card', 1], ['Play a card', 3]]);
});

test('the only answer of a kind says more than its kind', () => {
  expect(waysOf([offer('play.a', 'Play: Machete (cost 3)')], verb)[0]!.words).toBe('Play: Machete (cost 3)');
});

test('but where it says very much, its kind is told', () => {
  expect(waysOf([offer('play.a', `Play: ${'and then '.repeat(9)}`)], verb)[0]!.words).toBe('Play a card');
});

test('what would be a long list explains nothing', () => {
  expect(waysOf(['a', 'b', 'c', 'd', 'e'].map((key) => offer(key)), undefined)).toEqual([]);
});

test('a whole text is read on the board, not told a second time', () => {
  expect(waysOf([offer('a', 'Test 9: '.repeat(20)), offer('b', 'Stay')], undefined)).toEqual([]);
});

test('several cards that do the same are told once, by what they do', () => {
  const does = 'Discard this card to roll the die again.';
  const ways = waysOf([offer('a', `Strength 1 – Training: ${does}`), offer('b', `Strength 2 – Training: ${does}`), offer('c', 'Stay')], undefined);
  expect(ways.map(({ words, offers }) => [words, offers.length])).toEqual([[does, 2], ['Stay', 1]]);
});

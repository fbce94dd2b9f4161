import { beforeAll, expect, it } from 'vitest';
import type { Considered } from '../../lib/board';
import type { View } from '../../lib/wire';
import { positions } from './fixtures/positions';
import { standIn } from './fixtures/server';
import { forecast } from './forecast';

beforeAll(() => standIn());

function considered(more: Partial<Considered>, change: Record<string, unknown> = {}): Considered {
  const view = { ...structuredClone(positions[0]!.view), ...change } as unknown as View;
  return { prompt: 'ask-defender', args: {}, chosen: [], view, cards: {}, ...more };
}
const test = { target: 9, partial: 6, supports: ['strength'], total: 7 };

it('an attack says what the die must show', () => {
  expect(forecast(considered({ key: 'deep-one' }))).toEqual({ brief: '4+', words: 'Succeeds on 4 or more: 63%' });
  expect(forecast(considered({ key: 'player-1' }))!.words).toBe('Succeeds on 6 or more: 38%');
  expect(forecast(considered({ key: 'pass' }))).toBeNull();
});

it('a test says what it needs and what the chosen cards count', () => {
  const words = (chosen: string[]) => forecast(considered({ prompt: 'ask-contribute', chosen }, { test }))!.words;
  expect(words([])).toBe('Target 9. You add nothing yet.');
  expect(words(['strength-3', 'will-1'])).toBe('Target 9. Your chosen cards come to 2.');
});

it('numbers are told as what they do', () => {
  const words = (number: number) => forecast(considered({ prompt: 'ask-well-equipped', number }, { test }))!.words;
  expect(words(2)).toBe('Total 9 of 9: success');
  expect(words(0)).toBe('Total 7 of 9: partial success');
  expect(words(-2)).toBe('Total 5 of 9: failure');
  const ritual = (positions[0]!.view.table as unknown as { ritual: number }).ritual;
  expect(forecast(considered({ prompt: 'ask-disrupt', number: 2 }))!.words).toBe(`Ritual track: space ${ritual + 2}`);
});

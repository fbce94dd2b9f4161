// @vitest-environment node
import { expect, it } from 'vitest';
import { soft } from './hyphens';

const files = import.meta.glob<string>('../../../../src/fathom/games/unfathomable/locale/*.{de,en,pl}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('long words of small cards break where they may, and stay the same words', () => {
  expect(soft('Kampfausbildung')).toBe('Kampf\u00adausbil\u00addung');
  expect(soft('Determination')).toBe('Determi\u00adnation');
  expect(soft('Mittel gegen Kampfausbildungen')).toBe('Mittel gegen Kampfausbildungen');
  expect(soft('Trafne spostrzeżenie').replaceAll('\u00ad', '')).toBe('Trafne spostrzeżenie');
});

it('every word it knows is one of the game', async () => {
  const source = (await import('./hyphens?raw')).default as string;
  const listed = [...source.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].map(([word]) => word.replaceAll('-', ''));
  const words = Object.values(files).join('\n');
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((word) => !words.includes(word))).toEqual([]);
});

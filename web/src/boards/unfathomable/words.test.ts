import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../locale/boards/unfathomable.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './*.ts', '!./**/*.test.ts', '!./dev/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('all words of the board are used', () => {
  const english = Object.entries(files).find(([path]) => path.endsWith('.en.ftl'))![1];
  const ids = [...english.matchAll(/^(board-u-[a-z-]+) =/gm)].map((found) => found[1]!);
  const code = Object.values(sources).join('\n');
  expect(ids.filter((id) => !code.includes(`'${id}'`))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { ally } from './model';
import { allyText } from './words';

const files = import.meta.glob<string>('../../locale/boards/abyss.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './*.ts', '!./**/*.test.ts', '!./dev/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ids = (source: string) => [...source.matchAll(/^(board-[a-z-]+) =/gm)].map((found) => found[1]!).sort();

describe('the words of the board', () => {
  const languages = Object.entries(files);
  const english = ids(languages.find(([path]) => path.endsWith('.en.ftl'))![1]);

  it('exist in three languages', () => {
    expect(languages).toHaveLength(3);
    for (const [path, source] of languages) expect(ids(source), path).toEqual(english);
  });

  it('are all used, and all that is used exists', () => {
    const code = Object.values(sources).join('\n');
    const used = new Set(
      [...code.matchAll(/['"`](board-[a-z-]+)(\$\{)?/g)].map((found) => (found[2] ? `${found[1]}*` : found[1]!)),
    );
    const made = [...used].filter((id) => id.endsWith('*')).map((id) => id.slice(0, -1));
    const known = (id: string) => used.has(id) || made.some((start) => id.startsWith(start));
    expect(english.filter((id) => !known(id))).toEqual([]);
    expect([...used].filter((id) => !id.endsWith('*') && !english.includes(id))).toEqual([]);
  });

  it('name an ally as the log does', () => {
    expect(allyText(ally('crab-3-dice'), 'abyss')).toEqual({
      id: 'ally-dice',
      domain: 'abyss',
      args: { race: { id: 'crab' }, value: 3 },
    });
    expect(allyText(ally('squid-5'), 'abyss').id).toBe('ally-plain');
    expect(allyText(ally('monster'), 'abyss')).toEqual({ id: 'monster', domain: 'abyss' });
  });
});

// @vitest-environment node
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const locales = import.meta.glob<string>(['../locale/*.ftl', '../locale/boards/*.ftl'], {
  query: '?raw', import: 'default', eager: true,
});
const code = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true,
});

function ids(owner: string, lang: string): string[] {
  const source = locales[`${owner}.${lang}.ftl`] ?? '';
  return new FluentResource(source).body.map((message) => message.id).sort();
}

/** Lines that look like a message but were not understood. */
function heads(owner: string, lang: string): string[] {
  const source = locales[`${owner}.${lang}.ftl`] ?? '';
  return [...source.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((head) => head[1]!).sort();
}

const owners = [...new Set(Object.keys(locales).map((path) => /(.*)\.\w+\.ftl$/.exec(path)![1]!))];
const known = new Set(owners.flatMap((owner) => ids(owner, 'en')));

describe.each(owners)('%s', (owner) => {
  test.each(['pl', 'de'])('says everything in %s too', (lang) => {
    expect(ids(owner, lang)).toEqual(ids(owner, 'en'));
  });

  test.each(['en', 'pl', 'de'])('has no broken or double message in %s', (lang) => {
    expect(ids(owner, lang)).toEqual(heads(owner, lang));
    expect(new Set(ids(owner, lang)).size).toBe(ids(owner, lang).length);
  });
});

test('every message the code names is there', () => {
  const missing = Object.entries(code).flatMap(([path, source]) =>
    [...source.matchAll(/['"`]((?:shell|board|pages)-[a-z0-9-]*[a-z0-9])['"`]/g)]
      .map((found) => found[1]!)
      .filter((id) => !known.has(id) && !path.endsWith('.css'))
      .map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});

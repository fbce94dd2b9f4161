import { expect, test } from 'vitest';

const english = import.meta.glob<string>('../locale/pages.en.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no message of the pages is left over', () => {
  const source = Object.values(code).join('\n');
  const whole = new Set([...source.matchAll(/['"`](pages-[a-z0-9-]+)['"`]/g)].map((found) => found[1]!));
  const made = [...new Set([...source.matchAll(/`(pages-[^`]*\$\{[^`]*)`/g)].map((found) => found[1]!))].map(
    (template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`),
  );
  const ids = [...Object.values(english)[0]!.matchAll(/^(pages-[\w-]+) =/gm)].map((found) => found[1]!);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !whole.has(id) && !made.some((pattern) => pattern.test(id)))).toEqual([]);
});

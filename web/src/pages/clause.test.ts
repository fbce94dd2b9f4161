import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LANGS, type ClauseInfo } from '../lib/wire';
import { loadPageWords, setLang } from '../lib/words.svelte';
import ClauseItem from './ClauseItem.svelte';

let mounted: Record<string, unknown> | null = null;

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

function marks(ruling: boolean, uncertain: boolean): string {
  const texts = { en: 'Words.', pl: 'Słowa.', de: 'Worte.' };
  const clause: ClauseInfo = { id: 'T-1', chapter: '', kind: '', enforceable: true, ruling, uncertain, texts };
  mounted = mount(ClauseItem, { target: document.body, props: { game: 'toy', clause, open: false } });
  return document.querySelector('.marks')?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
}

const WORDS = { en: 'uncertain reading', pl: 'niepewna wykładnia', de: 'unsichere Auslegung' };

test.each(LANGS)('a clause whose reading is uncertain says so (%s)', async (lang) => {
  await loadPageWords();
  await setLang(lang);
  expect(marks(false, true)).toBe(WORDS[lang]);
});

test('a clause that is certain and no ruling has no marks; a ruling may be uncertain too', async () => {
  await setLang('en');
  expect(marks(false, false)).toBe('');
  await unmount(mounted!);
  expect(marks(true, true)).toBe('our ruling uncertain reading');
});

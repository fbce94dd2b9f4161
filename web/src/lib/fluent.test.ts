// @vitest-environment node
import { describe, expect, test } from 'vitest';
import examples from '../../../tests/fluent_examples.json';
import { Lexicon, MissingText } from './fluent';
import type { Lang, Text } from './wire';

interface Example {
  about: string;
  lang: Lang;
  text: Text;
  words: string;
  case?: string;
  names?: Record<number, string>;
}

const kernel = import.meta.glob<string>('../../../src/fathom/kernel/locale/*.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const toy = import.meta.glob<string>('../../../tests/toygame/locale/*.ftl', {
  query: '?raw', import: 'default', eager: true,
});

function sources(files: Record<string, string>, lang: Lang): string[] {
  return Object.keys(files).sort().filter((path) => /(\w+)\.ftl$/.exec(path)?.[1] === lang).map((path) => files[path]!);
}

const lexicons = new Map<string, Lexicon>();
function lexicon(domain: string, lang: Lang): Lexicon {
  const name = `${domain}/${lang}`;
  if (!lexicons.has(name)) {
    const texts = [...sources(kernel, lang), ...(domain === 'kernel' ? [] : sources(toy, lang))];
    lexicons.set(name, new Lexicon(domain, lang, texts, (other) => lexicon(other, lang)));
  }
  return lexicons.get(name)!;
}

function own(source: string, lang: Lang = 'en'): Lexicon {
  return new Lexicon('own', lang, [source]);
}

describe('the same words as the kernel in Python', () => {
  test.each(examples as unknown as Example[])('$lang: $about', ({ lang, text, words, case: kase, names }) => {
    const home = lexicon(text.domain || 'kernel', lang);
    expect(kase === undefined ? home.render(text, names) : home.phrase(text, kase, names)).toBe(words);
  });
});

describe('a defect is an error, never a raw id', () => {
  const words = own(
    'thing = Thing\ncounted = { COUNT($n, "thing") }\nneeds = { $missing }\nonly-forms =\n    .nom = x\n',
  );

  test.each([
    ['a message', { id: 'nowhere' }],
    ['a noun', { id: 'counted', args: { n: 2 } }],
    ['an argument', { id: 'needs' }],
    ['a value', { id: 'only-forms' }],
    ['a domain', { id: 'far', domain: 'other' }],
  ])('missing: %s', (_, text) => {
    expect(() => words.phrase(text)).toThrow(MissingText);
  });

  test('also deep inside a phrase', () => {
    const lexicon = own('outer = { FORM($inner, "nom") }');
    expect(() => lexicon.phrase({ id: 'outer', args: { inner: { id: 'nowhere' } } })).toThrow(MissingText);
  });
});

describe('forms', () => {
  test('a missing case falls back to the value', () => {
    expect(own('thing = Thing').phrase({ id: 'thing' }, 'acc')).toBe('Thing');
  });

  test('a later file wins over an earlier one', () => {
    expect(new Lexicon('own', 'en', ['a = one', 'a = two']).phrase({ id: 'a' })).toBe('two');
  });

  test('no isolation marks around arguments', () => {
    expect(own('hello = Hello, { $name }!').phrase({ id: 'hello', args: { name: 'Mara' } })).toBe('Hello, Mara!');
  });
});

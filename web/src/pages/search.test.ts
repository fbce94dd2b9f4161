// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { ClauseInfo } from '../lib/wire';
import { fold, wordsOf } from '../lib/fold';
import { ClauseIndex, segments } from './search';

function clause(id: string, en: string, pl: string, de: string, chapter = 'turn'): ClauseInfo {
  return { id, chapter, kind: 'procedure', enforceable: true, ruling: false, texts: { en, pl, de } } as never;
}

const CLAUSES = [
  clause(
    'B-CMP-03',
    'Lord deck holds 35 cards: 7 Soldiers.',
    'Talia Lordów liczy 35 kart: 7 Żołnierzy.',
    'Der Stapel der Edlen: 7 Soldaten.',
  ),
  clause(
    'B-EXP-01',
    'Reveal the top Exploration card.',
    'Odkryj wierzchnią kartę Eksploracji.',
    'Decke die oberste Karte auf.',
    'explore',
  ),
  clause(
    'B-EXP-02',
    'A revealed Ally is offered to opponents.',
    'Odkrytego sojusznika oferuje się przeciwnikom.',
    'Ein aufgedeckter Verbündeter wird angeboten.',
    'explore',
  ),
  clause(
    'B-LOC-01',
    'Three keys: take a Location.',
    'Trzy klucze: weź Miejsce.',
    'Drei Schlüssel: Nimm einen Ort. Großer Spaß.',
    'locations',
  ),
  clause(
    'L-ALY-01',
    'Warlord allies are not Lords.',
    'Wodzowie nie są Lordami.',
    'Kriegsherren sind keine Edlen.',
    'new-allies',
  ),
];
const TITLES: Record<string, string> = {
  explore: 'Exploring',
  turn: 'The turn',
  locations: 'Locations',
  'new-allies': 'New allies',
};
const index = new ClauseIndex(CLAUSES, (chapter, lang) => (lang === 'en' ? TITLES[chapter]! : ''));
const ids = (query: string, lang: 'en' | 'pl' | 'de' = 'en') => index.find(query, lang).map((one) => one.clause.id);

describe('folding', () => {
  test('drops case and every accent of our languages', () => {
    expect(fold('ŻÓŁĆ gęślą jaźń')).toBe('zolc gesla jazn');
    expect(fold('Größe Übermaß')).toBe('grosse ubermass');
  });
  test('keeps ids in one piece', () => {
    expect(wordsOf('  b-exp-02,  "Lord" - ')).toEqual(['b-exp-02', 'lord']);
  });
});

describe('finding', () => {
  test('works without accents and in a language the reader does not have on', () => {
    expect(ids('zolnierz')).toEqual(['B-CMP-03']);
    expect(index.find('zolnierz', 'en')[0]!.lang).toBe('pl');
    expect(ids('schlussel')).toEqual(['B-LOC-01']);
    expect(ids('grosser spass', 'pl')).toEqual(['B-LOC-01']);
  });
  test('wants every word, in one language', () => {
    expect(ids('revealed opponents')).toEqual(['B-EXP-02']);
    expect(ids('revealed Miejsce')).toEqual([]);
  });
  test('knows ids whole, in part and without hyphens', () => {
    expect(ids('b-exp-02')).toEqual(['B-EXP-02']);
    expect(ids('bexp02')).toEqual(['B-EXP-02']);
    expect(ids('exp')).toEqual(['B-EXP-01', 'B-EXP-02']);
    expect(ids('EXP 01')).toEqual(['B-EXP-01']);
  });
  test('puts whole words before beginnings before insides', () => {
    expect(ids('lord')).toEqual(['B-CMP-03', 'L-ALY-01']);
    expect(ids('ally')[0]).toBe('B-EXP-02');
  });
  test('prefers the language of the reader', () => {
    expect(index.find('karte', 'de')[0]).toMatchObject({ clause: { id: 'B-EXP-01' }, lang: 'de' });
    expect(index.find('karte', 'pl')[0]).toMatchObject({ clause: { id: 'B-EXP-01' }, lang: 'pl' });
  });
  test('puts what was found in the language of the reader first', () => {
    const two = new ClauseIndex([clause('X-1', 'arm', 'x', 'x'), clause('X-2', 'x', 'x', 'arm')]);
    expect(two.find('arm', 'de').map((one) => one.clause.id)).toEqual(['X-2', 'X-1']);
    expect(two.find('arm', 'en').map((one) => one.clause.id)).toEqual(['X-1', 'X-2']);
  });
  test('forgives an ending that the text does not have', () => {
    expect(ids('sojusznikami', 'pl')).toEqual(['B-EXP-02']);
    expect(ids('Verbündeten', 'de')).toEqual(['B-EXP-02']);
  });
  test('finds the clauses of a chapter by its title, after the others', () => {
    expect(ids('exploring')).toEqual(['B-EXP-01', 'B-EXP-02']);
    expect(ids('location')).toEqual(['B-LOC-01']);
  });
  test('finds nothing for nothing', () => {
    expect(ids('')).toEqual([]);
    expect(ids('  ?! ')).toEqual([]);
    expect(ids('zzzz')).toEqual([]);
  });
});

describe('marking', () => {
  test('marks what was found, with its accents', () => {
    expect(segments('7 Żołnierzy, 6 Kupców', 'zolnierz')).toEqual([
      { text: '7 ', hit: false },
      { text: 'Żołnierz', hit: true },
      { text: 'y, 6 Kupców', hit: false },
    ]);
  });
  test('stays in step where one letter becomes two', () => {
    expect(segments('Großer Spaß', 'spass').filter((piece) => piece.hit)).toEqual([{ text: 'Spaß', hit: true }]);
    expect(
      segments('Großer Spaß', 'spass')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('Großer Spaß');
  });
  test('leaves a text without a query whole', () => {
    expect(segments('A Lord', '')).toEqual([{ text: 'A Lord', hit: false }]);
  });
});

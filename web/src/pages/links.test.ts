// @vitest-environment node
import { expect, test } from 'vitest';
import { atMoment, linkTo, linkToClause, readLink, readMoment } from './links';
import { gameOfRecord } from './records';

const BASE = 'https://fathom.example/';

test('a link that was made can be read', () => {
  expect(readLink(linkTo('abc', 'k_E-y', 't', BASE))).toEqual({ table: 'abc', key: 'k_E-y', replay: false });
  expect(readLink(linkTo('abc', 'k_E-y', 'replay', BASE))).toEqual({ table: 'abc', key: 'k_E-y', replay: true });
});

test('the key never stands before the #', () => {
  expect(linkTo('abc', 'secret', 't', BASE).split('#')[0]).toBe(BASE);
});

test('words and punctuation around a pasted link do no harm', () => {
  const table = { table: 'abc', key: 'key', replay: false };
  expect(readLink(`Come and play: ${BASE}#/t/abc/key. See you!`)).toEqual(table);
  expect(readLink('  #/t/abc/key/ ')).toEqual(table);
  expect(readLink('/t/abc/key')).toEqual(table);
  expect(readLink(`<${BASE}#/t/abc/key>`)).toEqual(table);
});

test('what is no link to a table is not taken for one', () => {
  for (const text of ['', 'hello', BASE, `${BASE}#/rules/abyss/B-EXP-01`, '#/t/abc', '#/t/%E0%A4%A/x']) {
    expect(readLink(text)).toBeNull();
  }
});

test('a replay may open at a moment', () => {
  expect(readMoment(atMoment('k_E-y', 137))).toEqual({ key: 'k_E-y', number: 137 });
  expect(readMoment('k_E-y')).toEqual({ key: 'k_E-y', number: null });
  expect(linkTo('abc', atMoment('key', 4), 'replay', BASE)).toBe(`${BASE}#/replay/abc/key~4`);
});

test('a clause has an address', () => {
  expect(linkToClause('abyss', 'B-EXP-02', BASE)).toBe(`${BASE}#/rules/abyss/B-EXP-02`);
});

test('a record is known by its game', () => {
  expect(gameOfRecord('{"format": 1, "game": "abyss"}')).toBe('abyss');
  for (const text of ['', 'x', '[]', 'null', '{"game": 3}', '"abyss"']) expect(gameOfRecord(text)).toBeNull();
});

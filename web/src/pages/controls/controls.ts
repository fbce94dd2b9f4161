// Data of an option that is put together by hand: what it is worth now, and what it is after a choice.

import type { Field, GameOptions, Json } from '../../lib/wire';

export type Data = Record<string, Json>;

/** What a control needs to know of the table that is about to be opened. */
export interface Around {
  game: string;
  option: string;
  options: GameOptions;
  /** How the seats are called. */
  seats: string[];
  /** The most bytes the data may have. */
  most: number;
}

/** Does it make a difference at this table? */
export function matters(field: Field, options: GameOptions, seats: number): boolean {
  const fits = Object.entries(field.when).every(([name, values]) => values.includes(options[name]!));
  return fits && (field.seats.length === 0 || field.seats.includes(seats));
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name]!)]));
}

/** Equal data; the order of members does not matter. */
export function same(one: Json, other: Json): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

export const listOf = (value: Json): Json[] => (Array.isArray(value) ? value : []);
export const dataOf = (value: Json | undefined): Data =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** The list with another value at this place. What is usual at the end is left out. */
export function placed(list: readonly Json[], at: number, value: Json, usual: (at: number) => Json): Json[] {
  const length = Math.max(list.length, at + 1);
  const out = Array.from({ length }, (_, n) => (n === at ? value : (list[n] ?? usual(n))));
  while (out.length && same(out.at(-1)!, usual(out.length - 1))) out.pop();
  return out;
}

/** With a value or without it, in the order of all values. */
export function toggled(chosen: readonly Json[], value: Json, all: readonly Json[]): Json[] {
  const has = chosen.some((one) => same(one, value));
  return all.filter((one) => (same(one, value) ? !has : chosen.some((other) => same(other, one))));
}

/** Without the members of these names. */
export function without(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}

/** What somebody has made and kept in this browser for such an option, such as decks. */
export function kept(game: string, option: string): { name: string; data: Data }[] {
  try {
    const stored = JSON.parse(localStorage.getItem(`fathom.${option}.${game}`) ?? '[]') as Json;
    return listOf(stored).flatMap((one) => {
      const { name, ...data } = dataOf(one);
      return typeof name === 'string' && Object.keys(data).length ? [{ name, data }] : [];
    });
  } catch {
    return [];
  }
}

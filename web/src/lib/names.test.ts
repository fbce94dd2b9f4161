import { expect, test } from 'vitest';
import { seatMark } from './names';

test('a seat is known by the first letter of its name, and by its number where it has none', () => {
  const names = { 0: 'mara', 2: 'Łucja' };
  expect([0, 1, 2].map((seat) => seatMark(names, seat))).toEqual(['M', '2', 'Ł']);
});

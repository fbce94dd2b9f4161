// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { correction, MASKS, qr } from './qr';

/** Reads a code as a camera would, without correcting anything: format, mask, cells in their order, blocks, bytes. */
function read(rows: boolean[][]): { text: string; version: number; mask: number } {
  const size = rows.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 15; i++) {
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    if (rows[along]![8]) format |= 1 << i;
  }
  format ^= 0x5412;
  const mask = (format >> 10) & 7;
  expect(format >> 13, 'level M').toBe(0);
  const centres = version === 1 ? [] : [6, ...Array.from({ length: Math.floor(version / 7) + 1 }, (_, i, n = Math.floor(version / 7) + 1) =>
    size - 7 - (n - 1 - i) * Math.ceil((size - 13) / n / 2) * 2)];
  const fixed = (r: number, c: number): boolean => {
    if (r === 6 || c === 6) return true;
    if ((r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9)) return true;
    if (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true;
    return centres.some((y) => centres.some((x) => {
      const corner = (y < 9 && (x < 9 || x > size - 10)) || (y > size - 10 && x < 9);
      return !corner && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2;
    }));
  };
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1]) if (!fixed(r, c)) bits.push(rows[r]![c] !== MASKS[mask]!(r, c) ? 1 : 0);
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  const cut: Record<number, number[]> = { 1: [16], 2: [28], 3: [44], 4: [32, 32], 5: [43, 43], 6: [27, 27, 27, 27], 7: [31, 31, 31, 31],
    8: [38, 38, 39, 39], 9: [36, 36, 36, 37, 37], 10: [43, 43, 43, 43, 44] };
  const sizes = cut[version]!;
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...sizes); i++) sizes.forEach((n, b) => i < n && blocks[b]!.push(words[at++]!));
  const count = (words.length - at) / sizes.length;
  const checks: number[][] = sizes.map(() => []);
  for (let i = 0; i < Math.floor(count); i++) sizes.forEach((_, b) => checks[b]!.push(words[at++]!));
  blocks.forEach((block, b) => expect(correction(block, checks[b]!.length)).toEqual(checks[b]));
  const stream = blocks.flat().map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const long = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + long), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(4 + long + i * 8, 12 + long + i * 8), 2));
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), version, mask };
}

describe('a QR code', () => {
  test('corrects as the standard shows', () => {
    // The worked example of version 1-M: "HELLO WORLD".
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test.each([1, 12, 20, 40, 60, 80, 100, 120, 150, 180, 210])('of %i bytes reads back', (n) => {
    const text = `https://x/${'aB3-_'.repeat(50)}`.slice(0, n);
    expect(read(qr(text)).text).toBe(text);
  });

  test('of a link in other letters reads back, and takes the smallest square', () => {
    expect(read(qr('https://tisch.example/#/t/aß€/ł'))).toMatchObject({ text: 'https://tisch.example/#/t/aß€/ł', version: 3 });
  });

  test('has its three eyes, its timing and the dark cell', () => {
    const rows = qr('https://table.example/#/t/abc/def');
    const n = rows.length;
    for (const [top, left] of [[0, 0], [0, n - 7], [n - 7, 0]] as const) {
      expect(rows.slice(top, top + 7).map((row) => row.slice(left, left + 7).map((dark) => (dark ? '#' : '.')).join(''))).toEqual([
        '#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######',
      ]);
    }
    expect(rows[6]!.slice(8, n - 8).every((dark, i) => dark === (i % 2 === 0))).toBe(true);
    expect(rows[n - 8]![8]).toBe(true);
  });

  test('is refused where no version is large enough', () => {
    expect(() => qr('x'.repeat(214))).toThrow(RangeError);
  });
});

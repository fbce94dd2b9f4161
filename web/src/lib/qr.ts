/**
 * A QR code of a link: bytes, error correction M, versions 1 to 10 (up to 213 bytes), the mask with the fewest
 * penalties. Small enough to be our own: a link to a seat is a secret and no foreign code should see it.
 */

/** Per version: codewords in all, and how the data is cut into blocks: [blocks, data codewords] pairs, then EC per block. */
const VERSIONS: readonly { total: number; ec: number; blocks: readonly (readonly [number, number])[] }[] = [
  { total: 26, ec: 10, blocks: [[1, 16]] },
  { total: 44, ec: 16, blocks: [[1, 28]] },
  { total: 70, ec: 26, blocks: [[1, 44]] },
  { total: 100, ec: 18, blocks: [[2, 32]] },
  { total: 134, ec: 24, blocks: [[2, 43]] },
  { total: 172, ec: 16, blocks: [[4, 27]] },
  { total: 196, ec: 18, blocks: [[4, 31]] },
  { total: 242, ec: 22, blocks: [[2, 38], [2, 39]] },
  { total: 292, ec: 22, blocks: [[3, 36], [2, 37]] },
  { total: 346, ec: 26, blocks: [[4, 43], [1, 44]] },
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];

// ---- arithmetic in the field of 256 elements

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The Reed-Solomon codewords of a block. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1]! ^= times(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) generator.forEach((factor, j) => (rest[i + j]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** The codewords of a text, cut into blocks, corrected and woven together as they stand in the code. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { ec, blocks } = VERSIONS[version - 1]!;
  const room = blocks.reduce((sum, [n, size]) => sum + n * size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0; data.length < room; pad ^= 1) data.push(pad ? 0x11 : 0xec);

  const parts: number[][] = [];
  let at = 0;
  for (const [n, size] of blocks) {
    for (let i = 0; i < n; i++) parts.push(data.slice(at, (at += size)));
  }
  const checks = parts.map((part) => correction(part, ec));
  const out: number[] = [];
  for (let i = 0; i < Math.max(...parts.map((part) => part.length)); i++) {
    for (const part of parts) if (i < part.length) out.push(part[i]!);
  }
  for (let i = 0; i < ec; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

// ---- the square

type Grid = (boolean | null)[][];

function frame(version: number): { grid: Grid; fixed: boolean[][] } {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = dark;
  };
  const finder = (top: number, left: number) => {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring <= 3);
      }
    }
  };
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = ALIGNMENT[version - 1]!;
  for (const row of centres) {
    for (const column of centres) {
      if (grid[row]![column] !== null && !(row === 6 || column === 6)) continue;
      if ((row < 9 && (column < 9 || column > size - 10)) || (row > size - 10 && column < 9)) continue;
      for (let r = -2; r <= 2; r++) {
        for (let c = -2; c <= 2; c++) set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
    }
  }
  set(size - 8, 8, true);
  // Room for the format and, from version 7 on, the version.
  for (let i = 0; i < 9; i++) {
    if (grid[8]![i] === null) set(8, i, false);
    if (grid[i]![8] === null) set(i, 8, false);
  }
  for (let i = size - 8; i < size; i++) {
    if (grid[8]![i] === null) set(8, i, false);
    if (grid[i]![8] === null) set(i, 8, false);
  }
  if (version >= 7) {
    const code = (version << 12) | remainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((code >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  return { grid, fixed: grid.map((row) => row.map((cell) => cell !== null)) };
}

function remainder(value: number, bits: number, polynomial: number): number {
  const top = 31 - Math.clz32(polynomial);
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= top; i = 31 - Math.clz32(rest)) rest ^= polynomial << (i - top);
  return rest;
}

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The cells of the data, in the order in which they are filled. */
function* zigzag(size: number, fixed: readonly boolean[][]): Generator<[number, number]> {
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (!fixed[row]![column]) yield [row, column];
    }
  }
}

function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const code = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((code >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[along]![8] = dark;
    const across = i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i;
    grid[8]![across] = dark;
  }
  grid[size - 8]![8] = true;
}

function penalty(grid: Grid): number {
  const size = grid.length;
  let points = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]!))];
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run++;
      else {
        if (run >= 5) points += run - 2;
        run = 1;
      }
    }
    const text = line.map((cell) => (cell ? 1 : 0)).join('');
    for (const pattern of ['10111010000', '00001011101']) {
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) points += 40;
    }
  }
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (grid[r]![c]) dark++;
      const cell = grid[r]![c];
      if (r && c && grid[r - 1]![c] === cell && grid[r]![c - 1] === cell && grid[r - 1]![c - 1] === cell) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The rows of the code, dark cells true. A text that is too long for the largest version is refused. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ blocks }, i) => {
    const room = blocks.reduce((sum, [n, size]) => sum + n * size, 0);
    return bytes.length + (i < 9 ? 2 : 3) <= room;
  }) + 1;
  if (!version) throw new RangeError(`${bytes.length} bytes are too many for a code`);
  const bits = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (word >> i) & 1));
  let best: Grid | null = null;
  let least = Infinity;
  for (const [number, mask] of MASKS.entries()) {
    const { grid, fixed } = frame(version);
    let at = 0;
    for (const [row, column] of zigzag(grid.length, fixed)) {
      grid[row]![column] = (bits[at++] === 1) !== mask(row, column);
    }
    writeFormat(grid, number);
    const points = penalty(grid);
    if (points < least) [best, least] = [grid, points];
  }
  return best!.map((row) => row.map(Boolean));
}

/** The dark cells as one path of an svg, with the quiet zone of four cells that readers need. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = qr(text);
  const path = rows
    .flatMap((row, r) => row.map((dark, c) => (dark ? `M${c + 4} ${r + 4}h1v1h-1z` : '')))
    .join('');
  return { path, size: rows.length + 8 };
}

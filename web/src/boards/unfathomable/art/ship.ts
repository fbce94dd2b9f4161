/** Where everything lies on the ship seen from above, bow up: boxes in a frame of 430 by 716. */
import type { Space } from '../state';

export const WIDE = 430;
export const LONG = 716;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Corners: top left, top right, bottom right, bottom left; a pair is an ellipse. */
  round: string;
  /** The part of the box that no other space covers, where its pieces stand. */
  inside: { x: number; y: number; w: number; h: number };
  level: 'water' | 'deck' | 'room';
}

const MID = WIDE / 2;
const BOW = 20;
const PORT_SIDE = 62;
const ROWS = [196, 332, 468, 626] as const;
const DECK = 60;
const IN = PORT_SIDE + DECK;
const BRIDGE_TOP = 112;
const BOILER_END = 560;
const SMALL = 48;

function box(
  level: Box['level'],
  x: number,
  y: number,
  w: number,
  h: number,
  round = '4',
  inside?: Box['inside'],
): Box {
  return { level, x, y, w, h, round, inside: inside ?? { x, y, w, h } };
}

/** The same on the other side of the keel. */
function mirrored({ x, y, w, h, round, inside, level }: Box): Box {
  const [a, b, c, d] = round.split(' ').length === 4 ? round.split(' ') : [round, round, round, round];
  return {
    level,
    x: WIDE - x - w,
    y,
    w,
    h,
    round: `${b} ${a} ${d} ${c}`,
    inside: { ...inside, x: WIDE - inside.x - inside.w },
  };
}

const [r1, r2, r3, r4] = ROWS;
const half = MID - PORT_SIDE;

const port: Partial<Record<Space, Box>> = {
  w1: box('water', 2, 2, MID - 3, r1 - 3, '16 6 4 6', { x: 6, y: 6, w: 104, h: 88 }),
  w3: box('water', 2, r1 + 1, PORT_SIDE - 4, r2 - r1 - 2, '6 4 4 6'),
  w5: box('water', 2, r2 + 1, PORT_SIDE - 4, r3 - r2 - 2, '6 4 4 6'),
  w7: box('water', 2, r3 + 1, MID - 3, 652 - r3 - 3, '6 4 6 12', { x: 6, y: 556, w: 66, h: 90 }),
  d1: box('deck', PORT_SIDE, BOW, half - 1, r1 - BOW - 1, `${half}/${r1 - BOW} 3 4 4`, {
    x: 112,
    y: 54,
    w: 100,
    h: 56,
  }),
  d3: box('deck', PORT_SIDE, r1 + 1, DECK, r2 - r1 - 2, '4'),
  d5: box('deck', PORT_SIDE, r2 + 1, DECK, r3 - r2 - 2, '4'),
  d7: box('deck', PORT_SIDE, r3 + 1, half - 1, r4 - r3 - 1, `4 4 3 96/110`, {
    x: 92,
    y: BOILER_END + 2,
    w: 120,
    h: 56,
  }),
  chapel: box('room', IN + 2, r1 + 2, MID - IN - 4, r2 - r1 - 4, '7', {
    x: IN + 2,
    y: r1 + 2,
    w: MID - IN - 4,
    h: r2 - r1 - SMALL - 4,
  }),
  'cargo-hold': box('room', IN + 2, r2 + 2, MID - IN - 4, r3 - r2 - 4, '7', {
    x: IN + 2,
    y: r2 + 2,
    w: MID - IN - 4,
    h: r3 - r2 - SMALL - 4,
  }),
};

export const BOXES: Record<Space, Box> = {
  ...(port as Record<Space, Box>),
  w2: mirrored(port.w1!),
  w4: mirrored(port.w3!),
  w6: mirrored(port.w5!),
  w8: mirrored(port.w7!),
  d2: mirrored(port.d1!),
  d4: mirrored(port.d3!),
  d6: mirrored(port.d5!),
  d8: mirrored(port.d7!),
  'captains-cabin': mirrored(port.chapel!),
  galley: mirrored(port['cargo-hold']!),
  bridge: box('room', IN + 6, BRIDGE_TOP, WIDE - 2 * IN - 12, r1 - BRIDGE_TOP - 2, '60/40 60/40 7 7'),
  'sick-bay': box('room', MID - 58, r2 - SMALL - 2, 116, SMALL, '9'),
  brig: box('room', MID - 58, r3 - SMALL - 2, 116, SMALL, '9'),
  'boiler-room': box('room', IN + 6, r3 + 2, WIDE - 2 * IN - 12, BOILER_END - r3 - 4, '7 7 30 30'),
  deep: box('water', 2, 654, WIDE - 4, LONG - 656, '10'),
};

/** The rooms that lie on top of others are drawn last. */
export const ORDER: readonly Space[] = [
  'w1',
  'w2',
  'w3',
  'w4',
  'w5',
  'w6',
  'w7',
  'w8',
  'deep',
  'd1',
  'd2',
  'd3',
  'd4',
  'd5',
  'd6',
  'd7',
  'd8',
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'galley',
  'boiler-room',
  'sick-bay',
  'brig',
];

/** The outline of the hull. */
export const HULL = `M${MID} ${BOW - 12}C${MID + 96} ${BOW + 20} ${WIDE - PORT_SIDE + 8} ${BOW + 96} ${WIDE - PORT_SIDE + 8} ${r1}V${r3 + 40}C${WIDE - PORT_SIDE + 8} ${r4 - 24} ${MID + 90} ${r4 + 10} ${MID} ${r4 + 10}S${PORT_SIDE - 8} ${r4 - 24} ${PORT_SIDE - 8} ${r3 + 40}V${r1}C${PORT_SIDE - 8} ${BOW + 96} ${MID - 96} ${BOW + 20} ${MID} ${BOW - 12}Z`;

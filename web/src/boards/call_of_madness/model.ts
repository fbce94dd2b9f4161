/** What the board works out from a view: spaces, who stands before the headquarters, signs and colours. */
import type { View } from '../../lib/wire';
import type { Drawing } from '../shared/drawing';
import type { Call_of_madnessView, Colour, God } from './view';

export type MadnessView = Call_of_madnessView;
export type Investigator = NonNullable<MadnessView['table']['board'][number]>;

/** The view of a table of this game. */
export function madnessView(view: View): MadnessView {
  return view as unknown as MadnessView;
}

export const COLUMNS = 3;
export const COLOURS: readonly Colour[] = ['blue', 'green', 'red'];
/** The player who is no seat, where one plays alone. */
export const AUTOMA = 1;
/** What a blue token costs when its bearer enters. */
const BLUE = 3;
/** The gods by their number, as `blocked` tells it. */
const GODS: readonly God[] = ['guide', 'serpents', 'toad', 'digger', 'sleeper', 'yellow', 'deep', 'flame', 'goat'];

/** All players: the seats, and the Automa. */
export function players(view: MadnessView): number[] {
  return view.table.madness.map((_, player) => player);
}

export function isAutoma(view: MadnessView, player: number): boolean {
  return Boolean(view.solo) && player === AUTOMA;
}

export interface Space {
  /** Its number through all boards, and the key answers know it by. */
  index: number;
  key: string;
  row: number;
  column: number;
}

/** The spaces of a board, row by row from the top. */
export function spacesOf(view: MadnessView, player: number): Space[] {
  const per = view.table.board.length / view.table.madness.length;
  return Array.from({ length: per }, (_, at) => {
    const [row, column] = [Math.floor(at / COLUMNS) + 1, (at % COLUMNS) + 1];
    return { index: player * per + at, key: `${player}-r${row}c${column}`, row, column };
  });
}

export function blockedGod(view: MadnessView): God | null {
  return GODS[view.table.blocked] ?? null;
}

export function total(pool: Record<Colour, number> | undefined): number {
  return pool ? COLOURS.reduce((sum, colour) => sum + pool[colour], 0) : 0;
}

/** Those whom the next step leads into the headquarters: nothing but outposts lies below them. */
export function atTheGates(view: MadnessView, player: number): Investigator[] {
  const spaces = spacesOf(view, player);
  const found: Investigator[] = [];
  for (let column = 1; column <= COLUMNS; column++) {
    const up = spaces.filter((space) => space.column === column).reverse();
    const nearest = up.find(({ index }) => !view.table.outposts[index] || view.table.board[index]);
    const standing = nearest && view.table.board[nearest.index];
    if (standing) found.push(standing);
  }
  return found;
}

/** How many cultists it costs if these enter the headquarters. */
export function loss(entering: readonly Investigator[], strength: (tile: string) => number): number {
  return entering.reduce((sum, one) => sum + strength(one.tile) + BLUE * one.madness.blue, 0);
}

/** Where somebody stands who is being moved step by step, told by the question itself. */
export function mover(view: MadnessView): { player: number; key: string } | null {
  const { decision } = view;
  if (decision?.prompt.id !== 'ask-step') return null;
  const it = argument(decision.prompt, 'it');
  const space = argument(it, 'space');
  const owner = argument(space, 'player');
  const [number, row, column] = [argument(owner, 'number'), argument(space, 'row'), argument(space, 'column')];
  const player = typeof number === 'number' ? number - 1 : AUTOMA;
  return space ? { player, key: `${player}-r${String(row)}c${String(column)}` } : null;
}

function argument(text: unknown, name: string): unknown {
  const args = (text as { args?: Record<string, unknown> } | null | undefined)?.args;
  return args?.[name];
}

export const SIGNS = {
  life: { fill: 'M16 28S4 20 4 12a6.500 6.500 0 0 1 12-3.500A6.500 6.500 0 0 1 28 12c0 8-12 16-12 16z' },
  strength: { fill: 'M21 3l8 0 0 8-13 13-3-3-5 7-4-4 7-5-3-3z' },
  blue: { fill: 'M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
  green: { fill: 'M16 3 30 28H2z' },
  red: { fill: 'M16 2 29 16 16 30 3 16z' },
  fire: { fill: 'M17 2c1 6 9 9 9 18a10 10 0 0 1-20 0c0-4 2-7 4-9 0 3 1 4 3 5 2-4 1-9 4-14z' },
  outpost: { fill: 'M6 29V12H4V4h5v3h4V4h6v3h4V4h5v8h-2v17h-7v-7a3 3 0 0 0-6 0v7z' },
  depth: { line: 'M2 11c4-5 6-5 9 0s6 5 9 0 6-5 10 0M2 21c4-5 6-5 9 0s6 5 9 0 6-5 10 0', width: 3.400 },
  cultist: { fill: 'M16 2c7 3 9 9 9 14 0 3 2 6 4 13H3c2-7 4-10 4-13 0-5 2-11 9-14zm0 9c-3 0-5 2-5 5s2 6 5 6 5-3 5-6-2-5-5-5z' },
  headquarters: { line: 'M4 28V13L16 4l12 9v15zM12 28V18h8v10', width: 2.600 },
  corruption: { line: 'M16 3c7 4 10 9 10 15a10 10 0 0 1-20 0C6 12 9 7 16 3zM11 19l5-4 5 4M16 15v10', width: 2.600 },
  cards: { line: 'M6 6h13v20H6zM22 9l5 1-4 17', width: 2.600 },
  draw: { line: 'M4 8h12v18H4zM24 10v12M18 16h12', width: 2.600 },
  again: { line: 'M4 8h12v18H4zM20 16h10M25 11l5 5-5 5', width: 2.600 },
  discard: { line: 'M8 5h16v22H8zM12 12l8 8M20 12l-8 8', width: 2.600 },
  altar: { line: 'M5 28h22M8 28V15h16v13M4 15h24M16 11V4M12 7l4-3 4 3', width: 2.600 },
  goal: { line: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM16 16h.1', width: 2.600 },
  event: { fill: 'M18 2 6 18h8l-2 12 14-17h-9z' },
  sun: { line: 'M16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3', width: 2.600 },
  moon: { fill: 'M20 3a13 13 0 1 0 9 19A12 12 0 0 1 20 3z' },
  bag: { line: 'M11 8 8 4h16l-3 4M11 8h10c5 4 7 9 7 13 0 5-4 7-12 7S4 26 4 21c0-4 2-9 7-13z', width: 2.400 },
  figure: { fill: 'M16 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 15h10l3 14H8z' },
  toppled: { fill: 'M3 16a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM15 11l14-3v16l-14-3z' },
  automa: { line: 'M6 10h20v16H6zM16 10V4M12 17h.1M20 17h.1M12 22h8', width: 3 },
  gates: { line: 'M16 3v18M9 15l7 8 7-8M5 28h22', width: 3.200 },
  step: { line: 'M16 27V6M8 14l8-8 8 8', width: 3.400 },
  reinforce: { line: 'M16 5v22M5 16h22', width: 4 },
  destroy: { line: 'M16 4a10 10 0 0 1 10 10c0 4-2 6-3 8v5H9v-5c-1-2-3-4-3-8A10 10 0 0 1 16 4zM12 14h.1M20 14h.1M13 27v-4M19 27v-4', width: 3 },
  flip: { line: 'M5 13a11 11 0 0 1 20-3M27 4v7h-7M27 19a11 11 0 0 1-20 3M5 28v-7h7', width: 3 },
  offering: { line: 'M4 14h24c0 7-5 12-12 12S4 21 4 14zM10 30h12M16 10V4M10 9l-1-3M22 9l1-3', width: 2.800 },
  ritual: { line: 'M16 3l8 24L4 12h24L8 27z', width: 2.400 },
  person: { fill: 'M16 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM4 29c0-7 5-11 12-11s12 4 12 11z' },
  badge: { fill: 'M16 2l4 9 10 .500-8 6.500 3 10-9-6-9 6 3-10-8-6.500L12 11z' },
  pad: { line: 'M8 4h16v24H8zM12 11h8M12 16h8M12 21h5', width: 2.600 },
  cap: { fill: 'M16 5 31 12l-15 7L1 12zM7 17l9 4 9-4v6c-5 4-13 4-18 0z' },
  cross: { fill: 'M13 2h6v8h8v6h-8v14h-6V16H5v-6h8z' },
  lens: { line: 'M13 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM20 19l9 9', width: 3.400 },
  hat: { fill: 'M9 18 10 7c4-3 8 1 12-1l2 12 6 2c-6 7-22 7-28 0z' },
  book: { line: 'M16 8C12 4 7 4 3 5v20c4-1 9-1 13 3 4-4 9-4 13-3V5c-4-1-9-1-13 3zM16 8v20', width: 2.600 },
  eye: { line: 'M2 16c7-11 21-11 28 0-7 11-21 11-28 0zM16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', width: 2.600 },
  helmet: { fill: 'M4 19C4 10 9 5 16 5s12 5 12 14h2v4H2v-4z' },
  key: { line: 'M10 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14 16l14 12M23 23l3-3M19 20l3-3', width: 3 },
  snake: { line: 'M6 27c8 3 20 1 20-5s-16-4-16-10 10-8 16-4M26 8h.1', width: 3.400 },
  toad: { fill: 'M8 8a4 4 0 0 1 7 1h2a4 4 0 0 1 7-1c3 2 2 5 1 6 3 3 4 8 3 13h-6l-1-4h-8l-1 4H4c-1-5 0-10 3-13-1-1-2-4 1-6z' },
  pick: { line: 'M4 10C11 2 21 2 28 10M16 5v24', width: 3.400 },
  sleep: { line: 'M3 15c7 9 19 9 26 0M8 21l-2 4M16 23v5M24 21l2 4', width: 3 },
  crown: { fill: 'M3 8l7 7 6-11 6 11 7-7-3 19H6z' },
  wave: { line: 'M2 24c5 0 6-4 6-8 0-7 6-11 12-9-5 1-6 7-2 9 4 3 8 0 12 0M2 29h28', width: 3 },
  goat: { line: 'M8 3c-4 6 0 10 5 11M24 3c4 6 0 10-5 11M12 13h8l1 7-5 9-5-9zM14 18h.1M18 18h.1', width: 2.800 },
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

/** The sign of an investigator's trade; those of somebody's own content are just people. */
const TRADES: Record<string, SignName> = {
  'inv-patrolman': 'badge', 'inv-reporter': 'pad', 'inv-student': 'cap', 'inv-priest': 'cross', 'inv-detective': 'lens',
  'inv-gangster': 'hat', 'inv-professor': 'book', 'inv-agent': 'eye', 'inv-soldier': 'helmet',
};

export function trade(tile: string): Drawing {
  return SIGNS[TRADES[tile] ?? 'person'];
}

export const GOD_SIGN: Record<string, SignName> = {
  guide: 'key', serpents: 'snake', toad: 'toad', digger: 'pick', sleeper: 'sleep', yellow: 'crown', deep: 'wave',
  flame: 'fire', goat: 'goat',
};

/** The colour of a god, or of a character, on the cards. */
export const TONE: Record<string, string> = {
  guide: '#5b4a9c', serpents: '#2f6b3a', toad: '#6b6420', digger: '#7a4a24', sleeper: '#1f5c66', yellow: '#8a6a10',
  deep: '#1f4e8c', flame: '#a2361c', goat: '#6a2f56', rose: '#8c2f4a', rashford: '#3c5a3a', agnes: '#54467a',
  crane: '#2f5673', goal: '#4a5a20', event: '#7a4a10', automa: '#46484f', tile: '#5a5248', depth: '#1f5566',
  corruption: '#4f2a5e',
};

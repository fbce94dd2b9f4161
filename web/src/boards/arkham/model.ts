/** What the board works out from a view: where locations are drawn, what lies on a card, signs and colours of kinds. */
import type { CardInfo, Text, View } from '../../lib/wire';
import type { Drawing } from '../shared/drawing';
import type { ArkhamView, Chance, Piece } from './view';

/** The view of a table of this game. */
export function arkhamView(view: View): ArkhamView {
  return view as unknown as ArkhamView;
}

/** The printed card of a piece: `machete#3` is a machete. */
export function slugOf(id: string): string {
  return id.split('#')[0]!;
}

/** Where locations lie on the map, in units of one place: wide rather than high, as screens are. */
const PLACES: Record<string, [number, number]> = {
  study: [1, 0.5], attic: [0, 0], cellar: [0, 1], hallway: [1, 0.5], parlor: [2, 0.5],
  northside: [0, 0], 'downtown-first-bank-of-arkham': [1, 0], 'downtown-arkham-asylum': [1, 0], easttown: [2, 0],
  'miskatonic-university': [0, 1], rivertown: [1, 1], graveyard: [2, 1], 'st-marys-hospital': [0, 2],
  'southside-historical-society': [1, 2], 'southside-mas-boarding-house': [1, 2], 'your-house': [2, 2],
  'main-path': [1, 0], 'ritual-site': [1, 1],
};
const AROUND: readonly [number, number][] = [[0, 0], [2, 0], [0, 1], [2, 1], [3, 0], [3, 1]];

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Every location with its place; those without one of their own lie around the middle. On a phone the map is high. */
export function spots(view: ArkhamView, high = false): Spot[] {
  let next = 0;
  const found = view.table.locations.map((id) => {
    const [x, y] = PLACES[slugOf(id)] ?? AROUND[next++ % AROUND.length]!;
    return { id, x, y };
  });
  const [left, top] = [Math.min(...found.map(({ x }) => x)), Math.min(...found.map(({ y }) => y))];
  return found.map(({ id, x, y }) => (high ? { id, x: y - top, y: x - left } : { id, x: x - left, y: y - top }));
}

/** The connections, each once. */
export function ways(view: ArkhamView): { from: string; to: string; oneWay?: boolean }[] {
  const found: { from: string; to: string; oneWay?: boolean }[] = [];
  for (const [from, all] of Object.entries(view.connections)) {
    for (const to of all) {
      const back = view.connections[to]?.includes(from) ?? false;
      if (!back) found.push({ from, to, oneWay: true });
      else if (from < to) found.push({ from, to });
    }
  }
  return found;
}

export function enemiesAt(view: ArkhamView, place: string): Piece[] {
  return view.table.enemies.filter(({ id }) => view.table.where[id] === place);
}

/** Enemies that are drawn on the map: those engaged with the player at home lie in the area before them. */
export function roaming(view: ArkhamView, place: string, home: number): Piece[] {
  return enemiesAt(view, place).filter(({ id }) => view.table.engaged[id] !== home);
}

export function seatsAt(view: ArkhamView, place: string): number[] {
  return view.table.places.flatMap((at, seat) => (at === place && !view.table.status[seat] ? [seat] : []));
}

export function attachedTo(view: ArkhamView, host: string): Piece[] {
  return view.table.attached.filter(({ id }) => view.table.hosts[id] === host);
}

/** What a figure is known by beside its face: the first letter of a name, which may begin with a quotation mark. */
export const initial = (name: string): string => /\p{L}/u.exec(name)?.[0] ?? '?';

export const SKILLS = ['willpower', 'intellect', 'combat', 'agility'] as const;
export type Skill = (typeof SKILLS)[number];
const LETTERS: Record<string, SignName> = { W: 'willpower', I: 'intellect', C: 'combat', A: 'agility', '?': 'wild' };

/** The skill icons of a card, as signs. */
export function icons(of: string): SignName[] {
  return [...of].flatMap((letter) => LETTERS[letter] ?? []);
}

export const SLOTS: Record<string, number> = { ally: 1, hand: 2, arcane: 2, body: 1, accessory: 1 };

/** Cards in the order of their slots; what takes none comes last. */
export function bySlot<T>(pieces: readonly T[], slots: (piece: T) => readonly string[]): T[] {
  const names = Object.keys(SLOTS);
  const rank = (piece: T) => (slots(piece).length ? names.indexOf(slots(piece)[0]!) : names.length);
  return [...pieces].sort((one, other) => rank(one) - rank(other));
}

/** The slots that are still free, by name. */
export function freeSlots(taken: readonly string[]): { slot: string; n: number }[] {
  return Object.entries(SLOTS)
    .map(([slot, n]) => ({ slot, n: n - taken.filter((one) => one === slot).length }))
    .filter(({ n }) => n > 0);
}

const NUMBER = /^[+-]?\d+$/;
export const isNumber = (token: string): boolean => NUMBER.test(token);
/** What stands on a token that has a number. */
export const printed = (token: string): string => token.replace('-', '−');
const TOKEN_SIGNS: Record<string, SignName> = {
  skull: 'skull', cultist: 'cultist', tablet: 'tablet', 'elder-thing': 'elderThing', 'auto-fail': 'autoFail',
  'elder-sign': 'elderSign',
};
/** What stands on a token: a number, or a sign. */
export function face(token: string): string | Drawing {
  const sign = TOKEN_SIGNS[token];
  return sign ? SIGNS[sign] : printed(token);
}

/** What a symbol means, in the words of the scenario card or of the investigator who tests. */
export function meaning(cards: Record<string, CardInfo>, view: ArkhamView, token: string, seat: number): Text | null {
  const { scenario, investigators } = view.table;
  if (token === 'elder-sign') {
    const texts = cards[investigators[seat] ?? '']?.text ?? [];
    return (texts.find(({ id }) => id === 'says-elder-sign')?.args?.['symbol'] as Text | undefined) ?? null;
  }
  const side = ['hard', 'expert'].includes(String(view.difficulty)) ? 'hard' : 'easy';
  const line = (cards[scenario]?.text ?? []).find(
    ({ args }) => args?.['side'] === side && (args['token'] as Text | undefined)?.id === `token-${token}`,
  );
  return (line?.args?.['symbol'] as Text | undefined) ?? null;
}

/** How likely a test succeeds, in tokens; `more` if what a token does may change it. */
export function odds(chances: readonly Chance[]): { good: number; all: number; percent: number; more: boolean } {
  const all = chances.reduce((sum, { count }) => sum + count, 0);
  const good = chances.reduce((sum, { count, passes }) => sum + (passes ? count : 0), 0);
  return { good, all, percent: all ? Math.round((100 * good) / all) : 0, more: chances.some(({ more }) => more) };
}

export const SIGNS = {
  willpower: { line: 'M16 4c6 0 10 4 10 9 0 4-2 6-4 8v7H11v-4H8v-5l-3-1 3-5c0-5 3-9 8-9zM13 13c2-3 6-3 6 0s-4 3-3 6', width: 2.4 },
  intellect: { line: 'M4 7c5-2 9-1 12 1 3-2 7-3 12-1v18c-5-2-9-1-12 1-3-2-7-3-12-1zM16 8v18', width: 2.4 },
  combat: { body: 'M6 14h4V9h3v4h1V7h3v6h1V8h3v5h1v-3h3v10c0 5-4 8-9 8-6 0-10-4-10-9z' },
  agility: { body: 'M19 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM11 12l7-1 4 4 5 1-1 3-6-1-2-2-2 4 4 4-2 7h-3l1-6-4-3-3 5H3v-3h4z' },
  wild: { line: 'M10 12a6 6 0 1 1 9 5c-2 1-3 2-3 5M16 27h.1', width: 3.4 },
  skull: { body: 'M16 3c8 0 12 5 12 11 0 4-2 6-4 8v6H8v-6c-2-2-4-4-4-8C4 8 8 3 16 3z', faint: 'M11 14h.1M21 14h.1M16 19v2' },
  cultist: { body: 'M16 3c6 4 9 10 9 16v9H7v-9C7 13 10 7 16 3z', faint: 'M16 12v10M12 17h8' },
  tablet: { line: 'M8 28V11c0-5 3-7 8-7s8 2 8 7v17zM12 13h8M12 18h8M12 23h5', width: 2.6 },
  elderThing: { line: 'M16 4v24M16 10c-8-2-10 3-9 7M16 10c8-2 10 3 9 7M16 17c-6 0-9 4-8 9M16 17c6 0 9 4 8 9', width: 2.6 },
  autoFail: { line: 'M16 28c-2-9-8-10-9-18 4 2 5 6 6 10 0-6 1-11 3-16 2 5 3 10 3 16 1-4 2-8 6-10-1 8-7 9-9 18z', width: 2.6 },
  elderSign: { line: 'M16 3l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1zM16 13v6', width: 2.6 },
  discard: { line: 'M7 9h18v18H7zM11 5h10M12 14l8 8M20 14l-8 8', width: 2.4 },
  health: { body: 'M16 28S5 20 5 12.5A6 6 0 0 1 16 9a6 6 0 0 1 11 3.500C27 20 16 28 16 28z' },
  damage: { body: 'M16 3c5 8 9 12 9 17a9 9 0 0 1-18 0c0-5 4-9 9-17z' },
  horror: { body: 'M16 4a11 11 0 0 1 11 11c0 5-3 8-4 9v4H9v-4c-1-1-4-4-4-9A11 11 0 0 1 16 4z', faint: 'M11 15h.1M21 15h.1' },
  sanity: { body: 'M16 4c7 0 11 5 11 10 0 4-2 6-4 8v6H12v-4H9v-5l-4-1 3-5c0-5 3-9 8-9z' },
  clue: { line: 'M13 5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM19 19l8 8', width: 3 },
  doom: { line: 'M16 4v8M16 20v8M4 16h8M20 16h8M8 8l5 5M19 19l5 5M24 8l-5 5M13 19l-5 5', width: 2.6 },
  uses: { body: 'M12 4h8v4l2 3v17H10V11l2-3z' },
  resource: { line: 'M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM16 10v12M12.5 13h5a2.500 2.500 0 0 1 0 5h-3', width: 2.600 },
  cards: { body: 'M7 6h12v18H7zM21 9l4 1-4 17-10-2.500' },
  action: { body: 'M18 3 7 18h7l-2 11 12-16h-7z' },
  map: { line: 'M4 8l8-3 8 3 8-3v19l-8 3-8-3-8 3zM12 5v19M20 8v19', width: 2.200 },
  act: { line: 'M8 4h16v24H8zM12 10h8M12 15h8M12 20h5', width: 2.200 },
  agenda: { line: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM16 9v7l5 4', width: 2.400 },
  enemy: { body: 'M16 3c7 0 11 5 11 11 0 4-2 6-4 8l-1 6H10l-1-6c-2-2-4-4-4-8C5 8 9 3 16 3z', faint: 'M11.500 14h.1M20.500 14h.1' },
  area: { line: 'M5 9h22v16H5zM5 14h22', width: 2.400 },
  bag: { line: 'M11 8 8 4h16l-3 4M11 8h10c5 4 7 9 7 13 0 5-4 7-12 7S4 26 4 21c0-4 2-9 7-13z', width: 2.400 },
  person: { body: 'M16 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM4 29c0-7 5-11 12-11s12 4 12 11z' },
  event: { line: 'M16 4l3.500 8.500L28 13l-6.500 5.500L24 28l-8-5-8 5 2.500-9.500L4 13l8.500-.5z', width: 2.200 },
  skill: { line: 'M16 4v24M6 16h20M9 9l14 14M23 9 9 23', width: 2.200 },
  treachery: { line: 'M16 4 29 27H3zM16 12v8M16 23.500h.1', width: 2.600 },
  location: { body: 'M4 14 16 4l12 10v14h-9v-8h-6v8H4z' },
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

/** The motif of a kind of card. */
export const MOTIF: Record<string, SignName> = {
  investigator: 'person', asset: 'area', event: 'event', skill: 'skill', treachery: 'treachery', enemy: 'enemy',
  location: 'location', act: 'act', agenda: 'agenda', scenario: 'bag',
};

/** The colour of a class, or of a kind of encounter card. */
export const TONE: Record<string, string> = {
  guardian: '#1f4e8c', seeker: '#8a6a10', rogue: '#2b6b3f', mystic: '#5b3a94', survivor: '#96352b', neutral: '#55575c',
  treachery: '#6a2f56', enemy: '#7a2424', location: '#3f5a52', act: '#7a5b1e', agenda: '#40356b', scenario: '#3a3a40',
};

/** What is done with an enemy, or assigned to somebody: short enough to be signs on the card. */
const VERBS: Record<string, SignName> = { fight: 'combat', evade: 'agility', engage: 'area', damage: 'damage', horror: 'horror' };

export function verbSign(key: string): SignName | undefined {
  return VERBS[key.split(/[./]/)[0]!];
}

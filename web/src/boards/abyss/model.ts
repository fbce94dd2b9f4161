/** From the view to what the board draws. Pure functions, no words and no pictures. */
import type { CardInfo, LogLine } from '../../lib/wire';
import { type Guild, RACES, type Race } from './art/palette';
import { type AbyssView, SENTINELS } from './state';

export type Cards = Record<string, CardInfo>;

export interface Ally {
  key: string;
  race: Race | 'kraken' | 'monster';
  value: number;
  /** What it can do in a fight: spend pearls, or roll two dice. */
  mark: '' | 'pearl' | 'dice';
}

/** "crab-3-dice" and its like; "monster" is a card of the Exploration deck too. */
export function ally(key: string): Ally {
  const [race, value, mark] = key.split('-');
  return { key, race: race as Ally['race'], value: Number(value ?? 0), mark: (mark ?? '') as Ally['mark'] };
}

export interface LordFacts {
  guild: Guild;
  race: Race | null;
  cost: number;
  races: number;
  keys: number;
  influence: number;
}

const number = (value: unknown, otherwise = 0) => (typeof value === 'number' ? value : otherwise);
const numbers = (value: unknown) => (Array.isArray(value) ? value.map((one) => number(one)) : []);

export function lordFacts(card: CardInfo | undefined): LordFacts {
  const facts = card?.facts ?? {};
  return {
    guild: (facts['guild'] as Guild | undefined) ?? 'ambassador',
    race: RACES[number(facts['race'], -1)] ?? null,
    cost: number(facts['cost']),
    races: number(facts['races']),
    keys: number(facts['keys']),
    influence: number(facts['influence']),
  };
}

export interface LeviathanFacts {
  races: Race[];
  resistance: number[];
  tokens: number[];
  penalty: 'wounds' | 'pearls' | 'allies' | 'lord';
  amount: number;
  /** The race besides crabs that may fight it, or "". */
  helper: Race | '';
}

export function leviathanFacts(card: CardInfo | undefined): LeviathanFacts {
  const facts = card?.facts ?? {};
  const races = numbers(facts['races']).map((race) => RACES[race]!);
  return {
    races,
    resistance: numbers(facts['resistance']),
    tokens: numbers(facts['tokens']),
    penalty: (facts['penalty'] as LeviathanFacts['penalty'] | undefined) ?? 'wounds',
    amount: number(facts['amount']),
    helper: races.find((race) => race !== 'crab') ?? '',
  };
}

export interface Place {
  slug: string;
  lords: string[];
  /** Values of the Loot on it; null where there can be none. */
  loot: number[] | null;
  worth: number | null;
}

export interface Realm {
  seat: number;
  free: string[];
  disabled: string[];
  places: Place[];
  affiliated: string[];
  pearls: number;
  nebulis: number;
  wounds: number;
  keyTokens: number;
  /** Keys that count now: tokens and those of free Lords that are not disabled. */
  keys: number;
  hand: number;
  lords: number;
  tokens: { size: number; values: number[] | null };
  expansion: { size: number; kinds: string[] | null };
  slain: string[];
  kraken: boolean;
  slayer: boolean;
  /** This seat's Sentinels, each with what it stands on ("" while it waits). */
  sentinels: { name: string; on: string }[];
  influence: number;
}

export function realmOf(view: AbyssView, cards: Cards, seat: number): Realm {
  const t = view.table;
  const free = t.free[seat] ?? [];
  const disabled = t.disabled[seat] ?? [];
  const assigned = t.assigned[seat] ?? [];
  const shown = view.tokens?.[seat] ?? t.tokens[seat]?.cards ?? null;
  return {
    seat,
    free,
    disabled,
    places: (t.locations[seat] ?? []).map((slug) => ({
      slug,
      lords: assigned.filter(([place]) => place === slug).map(([, lord]) => lord),
      loot: t.loot[slug] ?? null,
      worth: view.worth?.[slug] ?? null,
    })),
    affiliated: t.affiliated[seat] ?? [],
    pearls: t.pearls[seat] ?? 0,
    nebulis: t.nebulis[seat] ?? 0,
    wounds: t.wounds[seat] ?? 0,
    keyTokens: t.key_tokens[seat] ?? 0,
    keys: (t.key_tokens[seat] ?? 0) + free.reduce((sum, lord) => sum + lordFacts(cards[lord]).keys, 0),
    hand: t.hands[seat]?.size ?? 0,
    lords: free.length + disabled.length + assigned.length,
    tokens: { size: shown?.length ?? t.tokens[seat]?.size ?? 0, values: shown },
    expansion: { size: t.expansion_tokens[seat]?.size ?? 0, kinds: t.expansion_tokens[seat]?.cards ?? null },
    slain: t.slain[seat] ?? [],
    kraken: t.kraken_holder === seat,
    slayer: t.slayer === seat,
    sentinels: SENTINELS.flatMap((name, i) =>
      t.sentinel_owner[i] === seat ? [{ name, on: t.sentinel_on[i] ?? '' }] : [],
    ),
    influence: view.influence?.[seat] ?? openInfluence(view, cards, seat),
  };
}

/** The influence printed on what lies open: Lords, the best affiliated ally of each race, figures, wounds, Nebulis. */
export function openInfluence(view: AbyssView, cards: Cards, seat: number): number {
  const t = view.table;
  const lords = [
    ...(t.free[seat] ?? []),
    ...(t.disabled[seat] ?? []),
    ...(t.assigned[seat] ?? []).map(([, lord]) => lord),
  ];
  const best = new Map<string, number>();
  for (const key of t.affiliated[seat] ?? []) {
    const { race, value } = ally(key);
    best.set(race, Math.max(best.get(race) ?? 0, value));
  }
  const figures = (t.slayer === seat ? 5 : 0) - (t.kraken_holder === seat ? 5 : 0);
  return (
    lords.reduce((sum, lord) => sum + lordFacts(cards[lord]).influence, 0) +
    [...best.values()].reduce((sum, value) => sum + value, 0) +
    figures -
    (t.wounds[seat] ?? 0) -
    (t.nebulis[seat] ?? 0)
  );
}

/** Who reserved this with a Sentinel, or null. */
export function reservedBy(view: AbyssView, key: string): number | null {
  const at = view.table.sentinel_on.indexOf(key);
  return at < 0 ? null : (view.table.sentinel_owner[at] ?? null);
}

/** The price of the ally that is being offered to the others right now, or null. */
export function openPrice(view: AbyssView): number | null {
  const { active, track, price } = view.table;
  const offered = view.doing.at(-1) === 'explore' && view.waiting.some((seat) => seat !== active) && track.length > 0;
  return offered ? price : null;
}

export interface Roll {
  dice: number[];
  /** The die that counts when two were rolled for one attack; -1 when both count. */
  counts: number;
}

/** The last roll told in these lines, or null. */
export function lastRoll(lines: readonly LogLine[]): Roll | null {
  for (const { text } of [...lines].reverse()) {
    const first = number(text.args?.['first']);
    const second = number(text.args?.['second']);
    if (text.id === 'log-roll-border') return { dice: [first, second], counts: -1 };
    if (text.id === 'log-roll') {
      return second ? { dice: [first, second], counts: second > first ? 1 : 0 } : { dice: [first], counts: 0 };
    }
  }
  return null;
}

/** What a Lord costs the asked seat, where the question says so: powers of Lords change the printed cost. */
export function askedCost(view: AbyssView, lord: string): number | null {
  const option = view.decision?.options.find((one) => one.key === lord);
  const cost = option?.text.id === 'lord-option' ? option.text.args?.['cost'] : undefined;
  return typeof cost === 'number' ? cost : null;
}

export interface ScoreRow {
  part: string;
  scores: number[];
}

/** The final score: a row per part that any seat has, and the sums. */
export function scoreRows(view: AbyssView): ScoreRow[] {
  const scores = view.scores ?? [];
  const parts = Object.keys(scores[0] ?? {});
  return parts.map((part) => ({ part, scores: scores.map((one) => one[part as keyof typeof one] ?? 0) }));
}

/** A number as people write it, with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** How long the longest word of a name is: it decides how large the name can be set without being cut. */
export function longestWord(name: string): number {
  return Math.max(8, ...name.split(/[\s-]/).map((word) => word.length));
}

/** What the board tells that is not in so many words in the view. Pure. */
import { isListed } from '../../lib/fluent';
import { clauseOf, inner, sentenceOf } from '../../lib/texts';
import type { CardInfo, Text } from '../../lib/wire';
import {
  DECKS,
  MONARCHS,
  type Monarch,
  ROOMS,
  type Skill,
  SKILLS,
  type SkillTest,
  type Space,
  type UnfathomableView,
} from './state';

/** "lore-3" is the lore card of value 3. */
export function skillCard(key: string): { skill: Skill; value: number } {
  const [skill, value] = key.split('-');
  return { skill: skill as Skill, value: Number(value) };
}

export function isSkillCard(key: string): boolean {
  return /^[a-z]+-[1-5]$/.test(key) && SKILLS.some((skill) => key.startsWith(`${skill}-`));
}

export interface SpaceFacts {
  space: Space;
  deepOnes: number;
  monarchs: Monarch[];
  /** Seats whose characters stand here. */
  figures: number[];
  passengers: number;
  /** The damage card that lies here, or "". */
  damage: string;
  /** Deep Ones or traitors keep humans from using it. */
  blocked: boolean;
}

export function spaceFacts(view: UnfathomableView, space: Space): SpaceFacts {
  const t = view.table;
  const deck = DECKS.indexOf(space as (typeof DECKS)[number]);
  const room = ROOMS.indexOf(space as (typeof ROOMS)[number]);
  const deepOnes = t.deep_ones[space] ?? 0;
  const figures = t.places.flatMap((place, seat) => (place === space && t.characters[seat] ? [seat] : []));
  return {
    space,
    deepOnes,
    monarchs: MONARCHS.filter((monarch) => t[monarch] === space),
    figures,
    passengers: deck >= 0 ? (t.passengers[deck] ?? 0) : 0,
    damage: (room >= 0 && t.damage[room]) || '',
    blocked: room >= 0 && space !== 'brig' && (deepOnes > 0 || figures.some((seat) => t.revealed[seat] !== null)),
  };
}

/** The skill that repairs a damage card, or "" for any. */
export function repairedBy(damage: string): Skill | '' {
  const skill = damage.replace('structural-', '');
  return SKILLS.find((one) => one === skill) ?? '';
}

/** The cards of a test as they count: supporting ones first, each with its sign. */
export function counted(cards: readonly string[], supports: readonly Skill[]): { key: string; sign: 1 | -1 }[] {
  const signed = cards.map((key) => ({
    key,
    sign: supports.includes(skillCard(key).skill) ? (1 as const) : (-1 as const),
  }));
  return [...signed.filter(({ sign }) => sign > 0), ...signed.filter(({ sign }) => sign < 0)];
}

/** The total as the open cards make it, without what abilities added. */
export function cardTotal(cards: readonly string[], supports: readonly Skill[]): number {
  return counted(cards, supports).reduce((sum, { key, sign }) => sum + sign * skillCard(key).value, 0);
}

/** Cards nobody counted for: they came from the chaos deck, or by an ability. */
export function addedByNobody(test: SkillTest, pool: number): number {
  return Math.max(0, pool - test.added.reduce((sum, n) => sum + Math.max(0, n), 0));
}

export type Part = 'pass' | 'partial' | 'fail';
export interface TestText {
  target: number;
  skills: Skill[];
  parts: { part: Part; least: number | null; text: Text }[];
}

/** A printed test taken apart, so that its target and outcomes can stand by themselves; null for other texts. */
export function testText(words: Text): TestText | null {
  const test = clauseOf(words);
  const args = test.args ?? {};
  if (test.id !== 'effect-test' && test.id !== 'effect-test-partial') return null;
  const target = Number(args['n']);
  const list = (args['skills'] as { list?: Text[] } | undefined)?.list ?? [];
  const outcome = (part: Part, arg: string, least: number | null) => {
    const text = inner(test, arg);
    return text ? [{ part, least, text: sentenceOf(text) }] : [];
  };
  return {
    target,
    skills: list.map((one) => one.id as Skill),
    parts: [
      ...outcome('pass', 'passed', target),
      ...outcome('partial', 'partial', Number(args['least'])),
      ...outcome('fail', 'failed', null),
    ],
  };
}

/** An option of a mythos card in a frame of its own, where the "or" before it says nothing new. */
function withoutOr(option: Text): Text {
  if (option.id === 'crisis-or-needs') return { ...option, id: 'crisis-needs' };
  return (option.id === 'crisis-or' && inner(option, 'option')) || option;
}

/** A mythos card taken apart: who chooses, its options by key, what it does while it is kept. Its icons are drawn. */
export function crisisOf(card: CardInfo): {
  chooser: Text | null;
  options: { key: string; text: Text }[];
  kept: Text[];
} {
  const keys = (card.facts['choices'] as string[] | undefined) ?? [];
  const named = (id: string) => card.text.filter((text) => text.id === id);
  const options = card.text.filter(({ id }) => !/^crisis-(chooser|kept|icons)$/.test(id));
  return {
    chooser: named('crisis-chooser')[0] ?? null,
    options: keys.map((key, i) => ({ key, text: withoutOr(options[i]!) })),
    kept: named('crisis-kept'),
  };
}

/** Up to two letters of a name: "Keilani Tatupu" is KT. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return (words.length > 1 ? `${words[0]![0]}${words.at(-1)![0]}` : (words[0] ?? '').slice(0, 2)).toUpperCase();
}

/** Each waypoint with how far it brings the ship, and the distance after it. */
export function voyage(
  row: readonly string[],
  cards: Record<string, CardInfo>,
): { slug: string; n: number; sum: number }[] {
  let sum = 0;
  return row.map((slug) => {
    const n = Number(cards[slug]?.facts['distance'] ?? 0);
    sum += n;
    return { slug, n, sum };
  });
}

/** At the end: every loyalty card of a seat, the revealed one first. */
export function allLoyalties(view: UnfathomableView, seat: number): string[] {
  const revealed = view.table.revealed[seat];
  return [...(revealed ? [revealed] : []), ...(view.loyalties?.[seat] ?? [])];
}

/** By how much an ability changes a roll or a total, "+2" or "−2"; "" for other abilities and numbers yet unknown. */
export function changeBy(words: Text): string {
  const way = /^effect-(raise|lower)-(?:roll|total)$/.exec(words.id)?.[1];
  if (way) {
    const n = words.args?.['n'];
    return typeof n === 'number' ? `${way === 'lower' ? '−' : '+'}${n}` : '';
  }
  for (const arg of Object.values(words.args ?? {})) {
    const parts = typeof arg !== 'object' ? [] : isListed(arg) ? arg.list : [arg];
    const found = parts.map(changeBy).find(Boolean);
    if (found) return found;
  }
  return '';
}

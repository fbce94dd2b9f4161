/**
 * Which piece on the board stands for which offer.
 *
 * A piece has a name: `space:d1`, `figure:2`, `monarch:dagon`, `passengers:d3`, `damage:galley`, `deck:lore`,
 * `track:ritual`, `dial:food`, `crisis:a`, `hand:lore-2`, `loyalty:hybrid`, `tray:…` for what is laid out for
 * choosing, or the slug of a card that exists once, wherever it lies. An offer without a piece stays in the list.
 */
import type { Offer } from '../../lib/board';
import { byPiece } from '../shared/desk.svelte';
import { isSkillCard } from './model';
import { MONARCHS, RESOURCES, SKILLS, SPACES, type UnfathomableView } from './state';

const has = (list: readonly string[], key: string) => list.includes(key);

/** Questions about what is laid out for the asked seat and is no card. */
const LAID_OUT: Record<string, 'characters' | 'tokens'> = {
  'ask-character': 'characters',
  'ask-passenger': 'tokens',
};

/** Verbs whose targets can be clicked at once, and the questions those answer. */
export const DIRECT: Readonly<Record<string, string>> = { move: 'ask-move', attack: 'ask-defender' };

/** The kind of action an answer is, where there may be several of the kind. */
export function verbOf({ key, prompt }: Pick<Offer, 'key' | 'prompt'>): string | null {
  if (prompt !== 'ask-act') return null;
  const card = key.split('.')[0]!;
  if (isSkillCard(card)) return 'skill';
  if (card.startsWith('room-')) return 'room';
  return key.includes('.') ? 'card' : null;
}

type Cards = Readonly<Record<string, unknown>>;

/** The piece an offer glows on, or null. */
export function pieceOf(offer: Pick<Offer, 'key' | 'prompt'>, view: UnfathomableView, cards: Cards): string | null {
  const { key, prompt } = offer;
  const t = view.table;
  const seat = view.seat ?? -1;
  const here = t.places[seat] ?? null;
  if (LAID_OUT[prompt]) return `tray:${key}`;
  if (prompt === 'ask-crisis') return `crisis:${key}`;
  if (prompt === 'ask-track') return `track:${key}`;
  // The parts of an effect are named by what they do; those that change a resource by the resource.
  if (prompt === 'choose-effect') return has(RESOURCES, key) ? `dial:${key}` : null;
  switch (key) {
    case 'move':
      return `figure:${seat}`;
    case 'rescue':
    case 'defeat-passenger':
      return `passengers:${here}`;
    case 'repair':
      return `damage:${here}`;
    case 'reveal':
      return 'loyalty';
    case 'my-space':
      return `space:${here}`;
    case 'deep-one':
      return here && t.deep_ones[here] ? `deep-ones:${here}` : null;
    case 'supply':
      return 'passenger-supply';
    case 'mythos-deck':
    case 'waypoint-deck':
      return `deck:${key.split('-')[0]}`;
  }
  if (key === 'attack' && prompt === 'ask-act') return here && t.deep_ones[here] ? `deep-ones:${here}` : null;
  if (has(SPACES, key)) return `space:${key}`;
  if (has(SKILLS, key)) return `deck:${key}`;
  if (has(RESOURCES, key)) return `dial:${key}`;
  if (has(MONARCHS, key)) return `monarch:${key}`;
  if (key.startsWith('player-')) return `figure:${key.split('-')[1]}`;
  if (key.startsWith('loyalty-')) return `loyalty:${key.slice(8)}`;
  // An ability is named after its card: "lore-5.0", "room-chapel.0".
  const card = key.split('.')[0]!;
  if (isSkillCard(card)) return `hand:${card}`;
  if (card.startsWith('room-')) return `space:${card.slice(5)}`;
  if (/^(sheet|feat|title)-/.test(card)) return card;
  // Cards of my own area glow there; those of a deck or of somebody else are laid out.
  if ([t.items, t.kept, t.spells].some((zone) => zone[seat]?.includes(card))) return card;
  return card in cards ? `tray:${card}` : null;
}

export function offersByPiece(offers: readonly Offer[], view: UnfathomableView, cards: Cards): Map<string, Offer[]> {
  return byPiece(offers, (offer) => pieceOf(offer, view, cards));
}

export interface Tray {
  kind: 'cards' | 'characters' | 'tokens' | '';
  keys: string[];
}

/** What is laid out for the asked seat alone. */
export function trayOf(view: UnfathomableView, cards: Cards): Tray {
  const { prompt, options } = view.decision ?? { prompt: { id: '' }, options: [] };
  const pieces = options.map(({ key }) => pieceOf({ key, prompt: prompt.id }, view, cards));
  const keys = [...new Set(pieces.flatMap((piece) => (piece?.startsWith('tray:') ? [piece.slice(5)] : [])))];
  return { kind: keys.length ? (LAID_OUT[prompt.id] ?? 'cards') : '', keys };
}

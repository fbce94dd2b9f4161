/**
 * Which piece on the board stands for which offer.
 *
 * Spaces and players are pieces by their keys ("0-r2c1", "player-1"), cards on the altar and in R'lyeh and goals by
 * their slots, a card in hand is `hand:<slot>`, a final goal `final:<slot>`, a power card `power:<god>`, the own piles
 * `deck` and `discard`, madness in the own pool `token:<colour>`, the own corruption `corruption`. Everything else is
 * words and stays in the list.
 */
import type { Offer } from '../../lib/board';
import { byPiece } from '../shared/desk.svelte';
import { COLOURS, type MadnessView, mover } from './model';

const SPACE = /^\d-r\d+c\d+$/;
const PILES: Record<string, string> = { 'madness-draw': 'deck', 'madness-recall': 'discard' };

/** A step: the space it ends on, the headquarters, or where the investigator stands. */
function stepPiece(key: string, view: MadnessView): string | null {
  const from = mover(view);
  if (!from) return null;
  if (key === 'stop') return from.key;
  const refs = view.decision?.options.find((option) => option.key === key)?.refs ?? [];
  return refs.find((ref) => SPACE.test(ref)) ?? `player-${from.player}`;
}

/** The piece an offer glows on, or null. */
export function pieceOf({ key, prompt }: Pick<Offer, 'key' | 'prompt'>, view: MadnessView): string | null {
  const t = view.table;
  const seat = view.seat ?? -1;
  if (prompt === 'ask-step') return stepPiece(key, view);
  if (SPACE.test(key) || /^player-\d$/.test(key)) return key;
  if (key in PILES) return PILES[key]!;
  if (key === 'power') return t.figures[seat] ? `power:${t.figures[seat]}` : null;
  if (/^corruption-\d+$/.test(key)) return 'corruption';
  if (COLOURS.some((colour) => colour === key)) return `token:${key}`;
  if (t.hands[seat]?.cards?.includes(key)) return `hand:${key}`;
  if (t.finals[seat]?.cards?.includes(key)) return `final:${key}`;
  if (t.goals.includes(key) || t.god_decks.some(({ top }) => top === key)) return key;
  if (t.rlyeh[seat]?.includes(key)) return key;
  if (view.discard?.includes(key)) return 'discard';
  return null;
}

export function offersByPiece(offers: readonly Offer[], view: MadnessView): Map<string, Offer[]> {
  return byPiece(offers, (offer) => pieceOf(offer, view));
}

/**
 * Which piece on the board stands for which offer.
 *
 * A piece has a name: `deck`, `track:2`, `council:crab`, `court`, `hand:crab-3`, `seat:1`, a border space, or the slug
 * of a card that exists once (a Lord, a Location), wherever it lies. An offer without a piece stays in the list.
 */
import type { Offer } from '../../lib/board';
import { byPiece } from '../shared/desk.svelte';
import { RACES } from './art/palette';
import type { AbyssView } from './state';

/** Where allies lie that a question is about; elsewhere it is the hand. */
const ALLIES_AT: Record<string, string> = {
  'ask-affiliate': 'laid',
  'ask-lose-affiliated': 'affiliated',
  'ask-heal': 'tray',
};
const STACK_QUESTIONS = new Set(['ask-stack', 'ask-discard-stack', 'ask-send-kraken', 'ask-sentinel']);
const ALLY = /^(jellyfish|crab|seahorse|shellfish|squid|kraken)-\d/;

/** Verbs whose targets can be clicked at once, and the questions those answer. */
export const DIRECT: Readonly<Record<string, string>> = { support: 'ask-stack', recruit: 'ask-recruit' };

/** The piece an offer glows on, or null. */
export function pieceOf(offer: Pick<Offer, 'key' | 'prompt'>, view: AbyssView): string | null {
  const { key, prompt } = offer;
  const { track } = view.table;
  const last = track.length ? `track:${track.length - 1}` : null;
  switch (key) {
    case 'explore':
    case 'explore-on':
      return 'deck';
    case 'support':
      return 'council';
    case 'recruit': {
      // The only Lord there is: nobody is asked which one.
      const [only, ...others] = view.table.court.filter((lord) => lord !== null);
      return only && !others.length ? only : 'court';
    }
    case 'plot':
      return 'lord-deck';
    case 'take':
    case 'fight':
      return last;
    case 'sentinel':
      return 'sentinel';
    case 'draw-loot':
      return 'loot-deck';
    case 'key':
      return 'key';
  }
  if (key.startsWith('buy-')) return last;
  if (key.startsWith('draw-')) return 'location-stack';
  if (key.startsWith('space-')) return key;
  if (key.startsWith('token-')) return key;
  if (key.startsWith('player-')) return `seat:${key.split('-')[1]}`;
  // A power is named after its Lord: "lord-slaver.0".
  if (key.startsWith('lord-')) return key.split('.')[0]!;
  if (key.startsWith('location-')) return key;
  if (ALLY.test(key)) return `${ALLIES_AT[prompt] ?? 'hand'}:${key}`;
  if (RACES.some((race) => race === key) && STACK_QUESTIONS.has(prompt)) return `council:${key}`;
  return null;
}

export function offersByPiece(offers: readonly Offer[], view: AbyssView): Map<string, Offer[]> {
  return byPiece(offers, (offer) => pieceOf(offer, view));
}

export interface Tray {
  kind: 'locations' | 'allies' | 'players' | '';
  /** The answers that are laid out for choosing. */
  keys: string[];
  pieces: string[];
}

const TRAYS: Record<string, { kind: Tray['kind']; of: (key: string) => boolean }> = {
  'ask-smokers': { kind: 'locations', of: (key) => key.startsWith('location-') },
  'ask-heal': { kind: 'allies', of: (key) => ALLY.test(key) },
  'ask-steal': { kind: 'players', of: (key) => key.startsWith('player-') },
  'ask-border-guard': { kind: 'players', of: (key) => key.startsWith('player-') },
  'ask-give-nebulis': { kind: 'players', of: (key) => key.startsWith('player-') },
  'ask-figure': { kind: 'players', of: (key) => key.startsWith('player-') },
};

/** What is laid out for the asked seat alone: tiles of the stack, cards of the discard, players to choose from. */
export function trayOf(view: AbyssView): Tray {
  const decision = view.decision;
  const tray = decision && TRAYS[decision.prompt.id];
  if (!decision || !tray) return { kind: '', keys: [], pieces: [] };
  const keys = decision.options.map((option) => option.key).filter(tray.of);
  const pieces = keys.map((key) => pieceOf({ key, prompt: decision.prompt.id }, view)!);
  return { kind: tray.kind, keys, pieces: [...new Set(pieces)] };
}

/** The seat whose realm a question is about: one chooses among another player's Lords. */
export function realmAsked(view: AbyssView): number | null {
  const prompt = view.decision?.prompt;
  if (prompt?.id !== 'ask-disable') return null;
  const player = prompt.args?.['player'];
  const number = typeof player === 'object' && 'args' in player ? player.args?.['number'] : undefined;
  return typeof number === 'number' ? number - 1 : null;
}

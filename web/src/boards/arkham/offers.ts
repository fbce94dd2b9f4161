/**
 * Which piece on the board stands for which offer.
 *
 * Locations, enemies and cards in play are pieces by their ids, a card in hand is `hand:<slug>` (a further copy
 * `hand:<slug>@2`), an investigator
 * `player-<seat>`, the own deck `deck`, the own resources `resources`;
 * between scenarios a card to buy is `shop:<key>` and one of the own deck `list:<slug>`. An offer without a piece stays in the list.
 */
import type { Offer } from '../../lib/board';
import { byPiece } from '../shared/desk.svelte';
import type { ArkhamView } from './view';

const VERB = /^(move|fight|engage|evade|play|fast|use|free|damage|horror)[./]/;
/** Questions about cards that do not lie on the table: one of the same name in hand does not stand for them. */
const ELSEWHERE = /^ask-(scry|search|new-investigator|which-skill|skill|trauma|results|token|ending)/;
/** Which ability of a card, and which of several equal cards. */
const ABILITY = /\.\d+$/;
const COPY = /@\d+$/;

/** The kind of action an answer is, where there may be several of the kind. */
export function verbOf(key: string): string | null {
  return /^(move|fight|engage|evade|play|fast|use|free)\./.exec(key)?.[1] ?? null;
}

/** Everything that lies open on the table and has a name. */
function lying(view: ArkhamView): Set<string> {
  const t = view.table;
  const pieces = [...t.enemies, ...t.attached, ...t.loose, ...t.play.flat(), ...t.threat.flat()].map(({ id }) => id);
  return new Set([...t.locations, ...pieces, ...[t.act, t.agenda].filter((one) => one !== null)]);
}

/** The piece an offer glows on, or null. */
export function pieceOf({ key, prompt }: Pick<Offer, 'key' | 'prompt'>, view: ArkhamView): string | null {
  if (prompt === 'ask-purchase') return key === 'done' ? null : `shop:${key}`;
  if (prompt === 'ask-remove') return `list:${key}`;
  if (ELSEWHERE.test(prompt)) return null;
  const t = view.table;
  const seat = view.seat ?? -1;
  if (key === 'investigate') return t.places[seat] ?? null;
  if (key === 'draw') return 'deck';
  if (key === 'resource') return 'resources';
  if (key === 'advance') return t.act;
  if (/^player-\d$/.test(key)) return key;
  const open = lying(view);
  const hand = t.hands[seat]?.cards ?? [];
  const rest = key.replace(VERB, '');
  const own = rest.replace(ABILITY, '');
  for (const name of [rest, own, own.replace(COPY, '')]) {
    if (open.has(name)) return name;
    const owner = t.investigators.indexOf(name);
    if (owner >= 0) return `player-${owner}`;
    if (hand.includes(name)) return `hand:${own}`;
  }
  return null;
}

export function offersByPiece(offers: readonly Offer[], view: ArkhamView): Map<string, Offer[]> {
  return byPiece(offers, (offer) => pieceOf(offer, view));
}

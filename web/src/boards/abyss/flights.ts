/**
 * What travelled between two views: from which place on the table to which. Pure; shared/stage.ts makes it move.
 *
 * A place is named like a piece (see offers.ts); `seat:2` is the line of that seat in the list of seats, where
 * everything goes that the looking player cannot see.
 */
import type { Flight } from '../shared/stage';
import { RACES } from './art/palette';
import { ally } from './model';
import { type AbyssView, SPACES } from './state';

/** A stack of cards flies as at most so many. */
const MOST = 4;

/** Cards of `list` beyond those of `other`, as often as they are more. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((key) => {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Takes one such key out of a list; says whether it was there. */
function takeOut(list: string[], key: string): boolean {
  const at = list.indexOf(key);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

export function flights(before: AbyssView, now: AbyssView): Flight[] {
  return [...allies(before, now), ...uniqueCards(before, now), ...leviathans(before, now), ...pearls(before, now)];
}

function allies(before: AbyssView, now: AbyssView): Flight[] {
  const [a, b] = [before.table, now.table];
  const me = now.seat ?? -1;
  const out: Flight[] = [];
  const home = `seat:${me}`;
  const gained = beyond(b.hands[me]?.cards ?? [], a.hands[me]?.cards ?? []);
  const lost = beyond(a.hands[me]?.cards ?? [], b.hands[me]?.cards ?? []);
  const grown = b.hands.map(({ size }, seat) => (seat === me ? 0 : size - (a.hands[seat]?.size ?? 0)));
  const stacks = b.council.map((size, race) => size - (a.council[race] ?? 0));

  // The track: what is still there stays, what was there leaves, what is new comes from the deck.
  let kept = 0;
  a.track.forEach((key, i) => {
    if (kept < b.track.length && b.track[kept] === key) {
      kept += 1;
      return;
    }
    const from = `track:${i}`;
    const buyer = grown.findIndex((more) => more > 0);
    const race = RACES.indexOf(ally(key).race as (typeof RACES)[number]);
    const stack = race >= 0 ? race : stacks.findIndex((more) => more > 0);
    if (key === 'monster') out.push({ from, to: 'discard', or: 'deck', face: 'from' });
    else if (takeOut(gained, key)) out.push({ from, to: `hand:${key}`, or: home, face: 'from' });
    else if ((stacks[stack] ?? 0) > 0) {
      stacks[stack]! -= 1;
      out.push({ from, to: `council:${RACES[stack]}`, or: 'council', face: 'from' });
    } else if (buyer >= 0) {
      grown[buyer]! -= 1;
      out.push({ from, to: `seat:${buyer}`, or: '', face: 'from' });
    } else out.push({ from, to: 'discard', or: 'deck', face: 'from' });
  });
  for (let i = kept; i < b.track.length; i++) out.push({ from: 'deck', to: `track:${i}`, or: '', face: 'to' });

  // Stacks that were taken, by me with their faces and by others without.
  const emptied = stacks.map((more, race) => (more < 0 ? RACES[race]! : null)).filter((race) => race !== null);
  const source = emptied.length ? `council:${emptied[0]}` : b.discard < a.discard ? 'discard' : 'deck';
  for (const key of gained) {
    const own = emptied.find((race) => race === ally(key).race);
    out.push({ from: own ? `council:${own}` : source, to: `hand:${key}`, or: home, face: 'to' });
  }
  if (emptied.length) {
    grown.forEach((more, seat) => {
      for (let i = 0; i < Math.min(more, MOST); i++)
        out.push({ from: source, to: `seat:${seat}`, or: '', face: 'back' });
    });
  }

  // Payments: hand, then table, then affiliated or discarded.
  const laid = beyond(b.laid, a.laid);
  const joined = b.affiliated.map((zone, seat) => beyond(zone, a.affiliated[seat] ?? []));
  for (const key of lost) {
    if (takeOut(laid, key)) out.push({ from: `hand:${key}`, to: `laid:${key}`, or: 'court', face: 'from' });
    else if (takeOut(joined[me] ?? [], key))
      out.push({ from: `hand:${key}`, to: `affiliated:${key}`, or: home, face: 'from' });
    else out.push({ from: `hand:${key}`, to: 'discard', or: 'deck', face: 'from' });
  }
  for (const key of laid) out.push({ from: `seat:${b.active}`, to: `laid:${key}`, or: '', face: 'to' });
  for (const key of beyond(a.laid, b.laid)) {
    const seat = joined.findIndex((zone) => takeOut(zone, key));
    if (seat < 0) out.push({ from: `laid:${key}`, to: 'discard', or: 'deck', face: 'from' });
    else
      out.push({
        from: `laid:${key}`,
        to: seat === me ? `affiliated:${key}` : `seat:${seat}`,
        or: `seat:${seat}`,
        face: 'from',
      });
  }
  return out;
}

/** Where every Lord and Location lies: the seat that has it, or -1 for the middle of the table. */
function whereabouts(view: AbyssView): Map<string, number> {
  const t = view.table;
  const found = new Map<string, number>();
  for (const slug of [...t.court, ...t.available, ...t.drawn]) if (slug) found.set(slug, -1);
  for (let seat = 0; seat < view.seats; seat++) {
    for (const slug of [...t.free[seat]!, ...t.disabled[seat]!, ...t.locations[seat]!]) found.set(slug, seat);
    for (const [, lord] of t.assigned[seat]!) found.set(lord, seat);
  }
  return found;
}

function uniqueCards(before: AbyssView, now: AbyssView): Flight[] {
  const was = whereabouts(before);
  const out: Flight[] = [];
  for (const [slug, seat] of whereabouts(now)) {
    const origin = was.get(slug);
    const or = seat >= 0 ? `seat:${seat}` : '';
    if (origin === undefined)
      out.push({ from: slug.startsWith('lord-') ? 'lord-deck' : 'location-stack', to: slug, or, face: 'to' });
    else if (origin !== seat) out.push({ from: slug, to: slug, or, face: 'from' });
  }
  return out;
}

function leviathans(before: AbyssView, now: AbyssView): Flight[] {
  const out: Flight[] = [];
  now.table.border.forEach((slug, i) => {
    const old = before.table.border[i] ?? null;
    if (slug && slug !== old) out.push({ from: 'leviathan-deck', to: SPACES[i]!, or: '', face: 'to' });
    const killer = old
      ? now.table.slain.findIndex((zone, seat) => zone.includes(old) && !before.table.slain[seat]?.includes(old))
      : -1;
    if (killer >= 0) out.push({ from: SPACES[i]!, to: `seat:${killer}`, or: '', face: 'from' });
  });
  return out;
}

/** Pearls that changed hands. Those of the Treasury only count up where they go. */
function pearls(before: AbyssView, now: AbyssView): Flight[] {
  const change = now.table.pearls.map((n, seat) => n - (before.table.pearls[seat] ?? 0));
  const payers = change.flatMap((n, seat) => (n < 0 ? [seat] : []));
  const takers = change.flatMap((n, seat) => (n > 0 ? [seat] : []));
  if (payers.length !== 1 || takers.length !== 1) return [];
  const [payer, taker] = [payers[0]!, takers[0]!];
  const n = Math.min(-change[payer]!, change[taker]!, MOST);
  return Array.from({ length: n }, () => ({
    from: `seat:${payer}`,
    to: `seat:${taker}`,
    or: '',
    face: 'pearl',
  }));
}

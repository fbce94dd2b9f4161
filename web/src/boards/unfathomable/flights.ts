/**
 * What travelled between two views: figures, monsters and passengers on the ship, cards to and from hands and tests.
 * Pure; shared/stage.ts makes it move. Places are named like pieces (see offers.ts); `seat:2` is a line of the list.
 */
import type { Flight } from '../shared/stage';
import { MONARCHS, type Space, SPACES, type UnfathomableView } from './state';

/** A stack of cards flies as at most so many. */
const MOST = 4;

function beyond(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((key) => {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

export function flights(before: UnfathomableView, now: UnfathomableView): Flight[] {
  return [...figures(before, now), ...monsters(before, now), ...test(before, now), ...hands(before, now)];
}

function figures(before: UnfathomableView, now: UnfathomableView): Flight[] {
  const out: Flight[] = [];
  now.table.places.forEach((place, seat) => {
    const was = before.table.places[seat];
    if (place && was && was !== place) out.push({ from: `figure:${seat}`, to: `figure:${seat}`, or: '', face: 'from' });
  });
  for (const monarch of MONARCHS) {
    if (before.table[monarch] !== now.table[monarch])
      out.push({ from: `monarch:${monarch}`, to: `monarch:${monarch}`, or: '', face: 'from' });
  }
  return out;
}

/** Deep Ones go from where they are fewer to where they are more; what is left came from the supply or went there. */
function monsters(before: UnfathomableView, now: UnfathomableView): Flight[] {
  const change = new Map<Space, number>();
  for (const space of SPACES) {
    const n = (now.table.deep_ones[space] ?? 0) - (before.table.deep_ones[space] ?? 0);
    if (n) change.set(space, n);
  }
  const less = [...change].flatMap(([space, n]) => Array<Space>(Math.max(0, -n)).fill(space));
  const more = [...change].flatMap(([space, n]) => Array<Space>(Math.max(0, n)).fill(space));
  const out: Flight[] = [];
  for (let i = 0; i < Math.max(less.length, more.length); i++) {
    const from = less[i] ? `space:${less[i]}` : 'monster-supply';
    const to = more[i] ? `space:${more[i]}` : 'monster-supply';
    out.push({ from, to, or: '', face: 'deep-one' });
  }
  return out;
}

function test(before: UnfathomableView, now: UnfathomableView): Flight[] {
  const [was, is] = [before.test?.added ?? [], now.test?.added ?? []];
  return is.flatMap((n, seat) =>
    Array.from({ length: Math.min(MOST, n - Math.max(0, was[seat] ?? 0)) }, () => ({
      from: `seat:${seat}`,
      to: 'pool',
      or: '',
      face: 'back',
    })),
  );
}

/** Cards the looking player draws or lays down; of others only that they draw. */
function hands(before: UnfathomableView, now: UnfathomableView): Flight[] {
  const me = now.seat ?? -1;
  const [was, is] = [before.table.hands[me]?.cards ?? [], now.table.hands[me]?.cards ?? []];
  const added = (now.test?.added[me] ?? 0) > 0 && (before.test?.added[me] ?? -1) < 0;
  const out: Flight[] = [];
  for (const key of beyond(is, was))
    out.push({ from: `deck:${key.split('-')[0]}`, to: `hand:${key}`, or: `seat:${me}`, face: 'to' });
  for (const key of beyond(was, is))
    if (!added) out.push({ from: `hand:${key}`, to: `deck:${key.split('-')[0]}`, or: 'pool', face: 'from' });
  return out;
}

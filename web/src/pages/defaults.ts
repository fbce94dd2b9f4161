// The table that "play now" opens: you and bots, without a question asked.

import { history } from '../lib/history.svelte';
import type { GameInfo, GameOptions, Lang, NewTable } from '../lib/wire';
import { bestBot, botNames, request, seatCounts, usualOptions, type SeatPlan } from './seating';

/** Bots get proper names that read the same in every language. */
export const BOT_NAMES: readonly string[] = ['Nerea', 'Triton', 'Ondine', 'Nori', 'Kelpie'];

/** Three at the table where the game allows it: enough to haggle, quick enough for a first game. */
const USUAL_SEATS = 3;

/** You on the first seat and bots on the others. */
export function usualSeats(info: GameInfo, name: string): SeatPlan[] {
  const counts = seatCounts(info, usualOptions(info));
  const seats = counts.includes(USUAL_SEATS) ? USUAL_SEATS : (counts[0] ?? info.seats[0] ?? 1);
  const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ who: 'bot', bot: bestBot(info), name: '' }));
  return botNames([{ who: 'me', bot: '', name }, ...bots], BOT_NAMES);
}

/** The option with which a game teaches itself. */
const LEARNING = 'learning';

/** Whether a game has a learning game to begin with. */
export function teaches(info: GameInfo): boolean {
  return info.options[LEARNING]?.kind === 'list';
}

/** Whoever has not finished this game yet is offered its learning game, where it has one. */
export function firstOptions(info: GameInfo): GameOptions {
  const usual = usualOptions(info);
  const first = teaches(info) && !history().some((one) => one.game === info.id);
  const options = first ? { ...usual, [LEARNING]: true } : usual;
  return seatCounts(info, options).length ? options : usual;
}

/** What `POST /api/tables` is asked for. */
export function defaultTable(info: GameInfo, me: { name: string; lang: Lang }): NewTable {
  return request(info, firstOptions(info), usualSeats(info, me.name), me.lang);
}

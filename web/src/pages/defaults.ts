// The table that "play now" opens: you and bots, without a question asked.

import type { GameInfo, Lang, NewTable } from '../lib/wire';
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

/** What `POST /api/tables` is asked for. */
export function defaultTable(info: GameInfo, me: { name: string; lang: Lang }): NewTable {
  return request(info, usualOptions(info), usualSeats(info, me.name), me.lang);
}

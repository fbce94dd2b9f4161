// The same table once more: who sat where, and with which options.

import type { GameInfo, GameOptions, Lang, NewTable, Summary } from '../lib/wire';
import { bestBot, listed, request, seatCounts, usualOptions, type SeatPlan } from './seating';

/** Who sits where: this browser's seats are mine again, other people are invited, bots stay what they are. */
export function planOf(summary: Summary, mine: readonly number[], info: GameInfo): SeatPlan[] {
  return summary.seats.map((seat) => {
    if (seat.who === 'bot') return { who: 'bot', bot: info.bots.includes(seat.bot) ? seat.bot : bestBot(info), name: seat.name };
    return { who: mine.includes(seat.seat) ? 'me' : 'friend', bot: '', name: seat.name };
  });
}

/** The listed options of that table. Data of somebody's own is not told to clients, so it is the usual again. */
export function optionsOf(summary: Summary, info: GameInfo): GameOptions {
  const options = usualOptions(info);
  for (const [name, { values }] of listed(info)) {
    const value = summary.options[name];
    const known = values.find((one) => one === value);
    if (known !== undefined) options[name] = known;
  }
  return seatCounts(info, options).includes(summary.seats.length) ? options : usualOptions(info);
}

export function again(summary: Summary, mine: readonly number[], info: GameInfo, lang: Lang): { plan: SeatPlan[]; table: NewTable } {
  const plan = planOf(summary, mine, info);
  return { plan, table: request(info, optionsOf(summary, info), plan, lang) };
}

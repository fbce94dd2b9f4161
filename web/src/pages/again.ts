// The same table once more: who sat where, and with which options.

import type { GameInfo, GameOptions, Json, Lang, NewTable, Summary } from '../lib/wire';
import { bestBot, dataOptions, listed, request, seatCounts, usualOptions, type SeatPlan } from './seating';

/** Who sits where: this browser's seats are mine again, other people are invited, bots stay what they are. */
export function planOf(summary: Summary, mine: readonly number[], info: GameInfo): SeatPlan[] {
  return summary.seats.map((seat) => {
    if (seat.who === 'bot') return { who: 'bot', bot: info.bots.includes(seat.bot) ? seat.bot : bestBot(info), name: seat.name };
    return { who: mine.includes(seat.seat) ? 'me' : 'friend', bot: '', name: seat.name };
  });
}

/** The listed options of that table. */
export function optionsOf(summary: Summary, info: GameInfo): GameOptions {
  const options = usualOptions(info);
  for (const [name, { values }] of listed(info)) {
    const value = summary.options[name];
    const known = values.find((one) => one === value);
    if (known !== undefined) options[name] = known;
  }
  return seatCounts(info, options).includes(summary.seats.length) ? options : usualOptions(info);
}

/** The data of that table that is not the usual: only its record tells it, since some of it was secret while they played. */
export function dataOf(record: string, info: GameInfo): Record<string, Json> {
  const { options } = JSON.parse(record) as { options: Record<string, Json> };
  const own = dataOptions(info).filter(([name, data]) => name in options && !isSame(options[name]!, data.default));
  return Object.fromEntries(own.map(([name]) => [name, options[name]!]));
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Wish {
  plan: SeatPlan[];
  table: NewTable;
}

export function again(summary: Summary, mine: readonly number[], info: GameInfo, lang: Lang, data: Record<string, Json> = {}): Wish {
  const plan = planOf(summary, mine, info);
  return { plan, table: request(info, { ...optionsOf(summary, info), ...data }, plan, lang) };
}

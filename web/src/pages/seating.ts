// Who sits where at a table that is about to be opened, within what the game allows.

import type { DataOption, GameInfo, GameOptions, Json, Lang, ListOption, NewSeat, NewTable, OptionValue } from '../lib/wire';

export type Who = NewSeat['who'];
export const WHO: readonly Who[] = ['me', 'friend', 'bot'];
/** The server takes no longer name. */
export const NAME_MOST = 40;

export interface SeatPlan {
  who: Who;
  bot: string;
  name: string;
}

/** The options of a game that have a list of values. */
export function listed(info: GameInfo): [string, ListOption][] {
  return Object.entries(info.options).filter((entry): entry is [string, ListOption] => entry[1].kind === 'list');
}

/** The options of a game that are data. */
export function dataOptions(info: GameInfo): [string, DataOption][] {
  return Object.entries(info.options).filter((entry): entry is [string, DataOption] => entry[1].kind === 'data');
}

/** The listed options a game is played with when nobody chooses; data is the usual where none is sent. */
export function usualOptions(info: GameInfo): GameOptions {
  return Object.fromEntries(listed(info).map(([name, option]) => [name, option.default]));
}

/** How many people may sit down with these options; empty where the game knows no such combination. */
export function seatCounts(info: GameInfo, options: GameOptions): number[] {
  const form = info.forms.find((form) => listed(info).every(([name]) => form.options[name] === options[name]));
  return form ? [...form.seats].sort((a, b) => a - b) : [];
}

/** The nearest combination that passes: first by how many seats must change, then by how many other options. */
function nearest(info: GameInfo, options: GameOptions, passes: (form: GameInfo['forms'][number]) => boolean, seats: number): GameOptions | null {
  const changes = (form: GameOptions): number => listed(info).filter(([name]) => form[name] !== options[name]).length;
  const far = (form: GameInfo['forms'][number]): number => (form.seats.includes(seats) ? 0 : 100) + changes(form.options);
  const able = info.forms.filter(passes).sort((a, b) => far(a) - far(b));
  return able[0] ? { ...able[0].options } : null;
}

/**
 * The options once this one has this value: what does not go with it gives way, so that every control does something.
 * Null where the game knows no such value at all.
 */
export function optionsWith(info: GameInfo, options: GameOptions, name: string, value: OptionValue, seats: number): GameOptions | null {
  const next = { ...options, [name]: value };
  if (seatCounts(info, next).length) return next;
  return nearest(info, next, ({ options: form }) => form[name] === value, seats);
}

/** The values of all options that make this number of seats possible, beginning with the fewest changes. */
export function optionsFor(info: GameInfo, options: GameOptions, seats: number): GameOptions | null {
  return nearest(info, options, (form) => form.seats.includes(seats), seats);
}

/** The bot that is offered first: the best one the game has. The server names them from weak to strong. */
export function bestBot(info: GameInfo): string {
  return info.bots.at(-1) ?? '';
}

/** The same people, with more bots or fewer seats, so that their number is one the game allows. */
export function fit(plan: readonly SeatPlan[], counts: readonly number[], bot: string): SeatPlan[] {
  if (counts.length === 0 || counts.includes(plan.length)) return [...plan];
  const target = counts.find((n) => n >= plan.length) ?? counts.at(-1)!;
  const out = [...plan];
  while (out.length > target) {
    // The last bot goes first: people were put there on purpose.
    const last = out.map((seat) => seat.who).lastIndexOf('bot');
    out.splice(last >= 0 ? last : out.length - 1, 1);
  }
  while (out.length < target) out.push({ who: 'bot', bot, name: '' });
  return out;
}

/** Another number of seats, chosen by hand. */
export function resize(plan: readonly SeatPlan[], seats: number, bot: string): SeatPlan[] {
  return fit(plan, [seats], bot);
}

/** Names for bots that have none, so that a log of three bots can be told apart. */
export function botNames(plan: readonly SeatPlan[], names: readonly string[]): SeatPlan[] {
  const free = names.filter((name) => !plan.some((seat) => seat.name === name));
  return plan.map((seat) => (seat.who === 'bot' && !seat.name ? { ...seat, name: free.shift() ?? '' } : seat));
}

/** What the server is asked for. */
export function request(
  info: GameInfo,
  options: Record<string, Json>,
  plan: readonly SeatPlan[],
  lang: Lang,
): NewTable {
  return {
    game: info.id,
    options,
    seats: plan.map((seat) => seatRequest(seat, lang)),
    seed: null,
  };
}

export function seatRequest(seat: SeatPlan, lang: Lang): NewSeat {
  return { who: seat.who, bot: seat.who === 'bot' ? seat.bot : '', name: seat.name.trim(), lang };
}

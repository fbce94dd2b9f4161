/** How the people at the table, and the games, are called. */
import type { Names } from './fluent';
import { knows, say, tell } from './words.svelte';
import type { GameOptions, SeatInfo, Text } from './wire';

/** For tell(): seats that have a display name. The others stay "Player 2". */
export function namesOf(seats: readonly SeatInfo[]): Names {
  return Object.fromEntries(seats.filter((seat) => seat.name).map((seat) => [seat.seat, seat.name]));
}

export function playerText(seat: number): Text {
  return { id: 'player-name', domain: 'kernel', args: { number: seat + 1 } };
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.name || tell(playerText(seat));
}

/** Everybody's name as it stands in sentences, for finding it there. */
export function spokenNames(seats: readonly SeatInfo[]): Names {
  return Object.fromEntries(seats.map((seat) => [seat.seat, seatName(seats, seat.seat)]));
}

export function gameTitle(game: string): string {
  const id = `shell-game-${game}`;
  return knows(id) ? say(id) : game;
}

/** The options that make this table special, in words: those that are switched on, and values other than yes/no. */
export function optionTitles(game: string, options: GameOptions): string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const id = `shell-option-${game}-${name}`;
      const title = knows(id) ? say(id) : name;
      return value === true ? title : `${title}: ${value}`;
    });
}

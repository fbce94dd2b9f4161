/** How the people at the table, and the games, are called. */
import type { Names } from './fluent';
import { isUsual } from './catalog.svelte';
import { called, tell } from './words.svelte';
import type { SeatInfo, TableOptions, Text } from './wire';

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

/** A seat in one character: the first letter of its name, the number of who has none. */
export function seatMark(names: Names, seat: number): string {
  return [...(names[seat] ?? '')][0]?.toUpperCase() ?? String(seat + 1);
}

/** Everybody's name as it stands in sentences, for finding it there. */
export function spokenNames(seats: readonly SeatInfo[]): Names {
  return Object.fromEntries(seats.map((seat) => [seat.seat, seatName(seats, seat.seat)]));
}

export function gameTitle(game: string): string {
  return called(game, 'game-title', game);
}

/** What the game is about, in a sentence. */
export function gameIs(game: string): string {
  return called(game, 'game-is', '');
}

export function chapterTitle(game: string, chapter: string): string {
  return called(game, `chapter-${chapter}`, chapter);
}

export function deckTitle(game: string, deck: string): string {
  return called(game, `deck-${deck}`, deck);
}

export function optionTitle(game: string, name: string): string {
  return called(game, `option-${name}`, name);
}

/** What an option changes, in a sentence. */
export function optionIs(game: string, name: string): string {
  return called(game, `option-${name}-is`, '');
}

export function optionValue(game: string, name: string, value: string): string {
  return called(game, `option-${name}-${value}`, value);
}

/**
 * The options that make this table special, in words: those that are switched on, values other than the usual, and data
 * of somebody's own. What has a name (a scenario, a degree of difficulty) needs no other words.
 */
export function optionTitles(game: string, options: TableOptions): string[] {
  return Object.entries(options)
    .filter(([name, value]) =>
      typeof value === 'object' ? !value.usual : value !== false && !isUsual(game, name, value),
    )
    .map(([name, value]) => {
      const title = optionTitle(game, name);
      if (value === true || typeof value === 'object') return title;
      const words = optionValue(game, name, String(value));
      return /^\p{Lu}/u.test(words) ? words : `${title}: ${words}`;
    });
}

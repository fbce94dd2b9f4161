// What one page leaves for the next table: options that are chosen already.

import type { Json } from './wire';

const place = (game: string) => `fathom.along.${game}`;

export function takeAlong(game: string, options: Record<string, Json>): void {
  sessionStorage.setItem(place(game), JSON.stringify(options));
}

/** What was left, once. */
export function takenAlong(game: string): Record<string, Json> {
  const left = sessionStorage.getItem(place(game));
  sessionStorage.removeItem(place(game));
  return left ? (JSON.parse(left) as Record<string, Json>) : {};
}

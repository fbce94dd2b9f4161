/** Which games somebody has met in this browser: what is new is introduced once. */
const STORED = 'fathom.met';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let met = $state.raw(read());

/** Whoever has finished a game of it, or closed the introduction, needs none. */
export function isNew(game: string): boolean {
  return !met.includes(game);
}

export function meet(game: string): void {
  if (!isNew(game)) return;
  met = [...met, game];
  try {
    localStorage.setItem(STORED, JSON.stringify(met));
  } catch {
    // Introduced again next time, then.
  }
}

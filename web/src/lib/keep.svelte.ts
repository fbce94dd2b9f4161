/** My tables, kept in this browser: without accounts a key that is lost is a seat that is lost. */
import type { NewSeat, Opened, Role } from './wire';

const TABLES = 'fathom.tables';
const NAME = 'fathom.name';
const MOST = 200;

export interface Kept {
  table: string;
  game: string;
  keys: {
    host?: string;
    watch?: string;
    /** Seats played in this browser. More than one: a hot seat. */
    seats: Record<number, string>;
    /** Seats of friends, for the host to hand out. */
    friends: Record<number, string>;
  };
  /** How I am called there. */
  name: string;
  /** ISO time. */
  lastSeen: string;
  /** What the lobby says while the server is not asked. */
  over?: boolean;
}

function isKept(value: unknown): value is Kept {
  const kept = value as Kept | null;
  return (
    typeof kept === 'object' && kept !== null && typeof kept.table === 'string' && typeof kept.game === 'string' &&
    typeof kept.keys === 'object' && kept.keys !== null && typeof kept.keys.seats === 'object'
  );
}

function read(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

let tables = $state.raw<Kept[]>(read());
addEventListener('storage', (event) => {
  if (event.key === TABLES || event.key === null) tables = read();
});

function write(next: Kept[]): void {
  tables = next.sort((a, b) => b.lastSeen.localeCompare(a.lastSeen)).slice(0, MOST);
  try {
    localStorage.setItem(TABLES, JSON.stringify(tables));
  } catch {
    // A full or forbidden storage costs the list in the lobby, not the game: the link still opens it.
  }
}

function change(table: string, game: string, edit: (kept: Kept) => void): Kept {
  const all = read();
  const old = all.find((kept) => kept.table === table);
  const kept: Kept = old
    ? structuredClone(old)
    : { table, game, keys: { seats: {}, friends: {} }, name: '', lastSeen: '' };
  kept.keys.friends ??= {};
  kept.lastSeen = new Date().toISOString();
  edit(kept);
  write([kept, ...all.filter((other) => other.table !== table)]);
  return kept;
}

/** Newest first; reactive, and shared between the tabs of this browser. */
export function myTables(): readonly Kept[] {
  return tables;
}

export function kept(table: string): Kept | undefined {
  return tables.find((other) => other.table === table);
}

/** A table opened here: the host's keys, the seats that are mine, and those to hand out. */
export function rememberOpened(game: string, opened: Opened, seats: readonly NewSeat[], name = ''): Kept {
  return change(opened.table, game, (kept) => {
    kept.keys.host = opened.host;
    kept.keys.watch = opened.watch;
    opened.seats.forEach((key, seat) => {
      if (key) kept.keys[seats[seat]?.who === 'me' ? 'seats' : 'friends'][seat] = key;
    });
    kept.name = name || kept.name;
  });
}

/** A key that somebody gave me and that opened the table. */
export function rememberKey(table: string, game: string, role: Role, seat: number | null, key: string): Kept {
  return change(table, game, (kept) => {
    if (role === 'seat' && seat !== null) {
      kept.keys.seats[seat] = key;
      // Opening a friend's link in the host's own browser makes it a seat of this browser.
      delete kept.keys.friends[seat];
    } else if (role === 'host') kept.keys.host = key;
    else kept.keys.watch = key;
  });
}

/** The host gave out a new key (or none: the old one was revoked). */
export function rememberIssued(table: string, seat: number | null, key: string | null): void {
  const old = kept(table);
  if (!old) return;
  change(table, old.game, (next) => {
    if (seat === null) {
      if (key) next.keys.watch = key;
      else delete next.keys.watch;
      return;
    }
    delete next.keys.seats[seat];
    if (key) next.keys.friends[seat] = key;
    else delete next.keys.friends[seat];
  });
}

export function rememberState(table: string, state: { over?: boolean; name?: string }): void {
  const old = kept(table);
  if (old) change(table, old.game, (next) => Object.assign(next, state));
}

/** A key that no longer opens anything. */
export function forgetKey(table: string, key: string): void {
  const old = kept(table);
  if (!old) return;
  change(table, old.game, ({ keys }) => {
    if (keys.host === key) delete keys.host;
    if (keys.watch === key) delete keys.watch;
    for (const seats of [keys.seats, keys.friends]) {
      for (const [seat, held] of Object.entries(seats)) if (held === key) delete seats[Number(seat)];
    }
  });
  const left = kept(table)?.keys;
  if (left && !left.host && !left.watch && !Object.keys(left.seats).length) forgetTable(table);
}

export function forgetTable(table: string): void {
  write(read().filter((kept) => kept.table !== table));
}

/** The key to come back with: a seat before the host before a watcher. */
export function bestKey({ keys }: Kept): string | undefined {
  return Object.values(keys.seats)[0] ?? keys.host ?? keys.watch;
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function setMyName(name: string): void {
  localStorage.setItem(NAME, name);
}

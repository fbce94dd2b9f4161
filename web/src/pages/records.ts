// Files that may be records: enough of a look to refuse a holiday picture before it is sent anywhere.

/** The largest file worth sending, in bytes. */
export const RECORD_MOST = 8_000_000;

/** The game of a record; null where the text is no record at all. */
export function gameOfRecord(text: string): string | null {
  try {
    const data: unknown = JSON.parse(text);
    const game = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)['game'] : null;
    return typeof game === 'string' && game ? game : null;
  } catch {
    return null;
  }
}

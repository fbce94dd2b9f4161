// Links to tables: making them, and reading those that people paste.

export interface TableLink {
  table: string;
  key: string;
  replay: boolean;
}

/** A whole address to copy. The key stands behind the #, which browsers do not send. */
export function linkTo(table: string, key: string, kind: 't' | 'replay' = 't', base = baseAddress()): string {
  return `${base}#/${kind}/${encodeURIComponent(table)}/${encodeURIComponent(key)}`;
}

function baseAddress(): string {
  return location.href.split('#')[0]!;
}

/** What a pasted link opens; null where it is no link to a table. Chat programs may add words around it. */
export function readLink(pasted: string): TableLink | null {
  const found = /#?\/(t|replay)\/([^/\s?#]+)\/([^/\s?#]+)/.exec(pasted);
  if (!found) return null;
  try {
    const key = decodeURIComponent(found[3]!).replace(/[.,;:!)>\]"'”]+$/u, '');
    return { table: decodeURIComponent(found[2]!), key, replay: found[1] === 'replay' };
  } catch {
    return null;
  }
}

/** A whole address of a clause. */
export function linkToClause(game: string, clause: string, base = baseAddress()): string {
  return `${base}#/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`;
}

/** The key of a replay's address may be followed by ~ and the moment it opens at. */
export function readMoment(given: string): { key: string; number: number | null } {
  const found = /^(.*)~(\d{1,9})$/.exec(given);
  return found ? { key: found[1]!, number: Number(found[2]) } : { key: given, number: null };
}

/** The part of a replay's address that readMoment reads. */
export function atMoment(key: string, number: number): string {
  return `${key}~${number}`;
}

/** The HTTP requests of docs/protocol.md, typed. Every failure is a ServerError with a Text to show. */
import { isEarly, takeEarly } from './early';
import type {
  CardInfo, Checked, ClauseInfo, Done, ErrorCode, GameInfo, Hint, Issued, Json, KeyedCommand, Lang, Moment, NewTable, Opened, Refusal,
  State, Summary, Text,
} from './wire';

/** `gone`: no answer at all, the server or the network is not there. */
export type FailureCode = ErrorCode | 'gone';

export class ServerError extends Error {
  override name = 'ServerError';

  constructor(
    readonly code: FailureCode,
    readonly text: Text | null,
    readonly rule = '',
    readonly retryAfter = 0,
    /** The option of a new table that is wrong. */
    readonly option = '',
  ) {
    super(text ? `${code}: ${text.id}` : code);
  }
}

interface Ask {
  method?: 'GET' | 'POST' | 'DELETE';
  key?: string;
  body?: unknown;
}

async function request(path: string, { method = 'GET', key, body }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    const early = method === 'GET' ? takeEarly(path) : null;
    response =
      (early && (await early)) ??
      (await fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }));
  } catch {
    throw new ServerError('gone', null);
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  if (refusal?.is !== 'error' || !refusal.code) throw new ServerError(response.status === 503 ? 'busy' : 'gone', null);
  throw new ServerError(
    refusal.code, refusal.text ?? null, refusal.rule, Number(response.headers.get('Retry-After') ?? 0), refusal.option,
  );
}

async function json<T>(path: string, ask?: Ask): Promise<T> {
  return (await (await request(path, ask)).json()) as T;
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const games = () => json<GameInfo[]>('/api/games');
export const game = (game: string) => json<GameInfo>(`/api/games/${encodeURIComponent(game)}`);
export const clauses = (game: string) => json<ClauseInfo[]>(`/api/games/${encodeURIComponent(game)}/clauses`);
export const cards = (game: string) =>
  json<Record<string, CardInfo[]>>(`/api/games/${encodeURIComponent(game)}/cards`);
export const locale = async (domain: string, lang: Lang) =>
  (await request(`/api/locale/${encodeURIComponent(domain)}/${lang}`)).text();

/** Would a table open with these options? What the game understood of them, and everything that is wrong. */
export const check = (game: string, options: Record<string, Json>) =>
  json<Checked>(`/api/games/${encodeURIComponent(game)}/check`, { method: 'POST', body: { options } });
/** What a game reads in a file for one of its options. */
export const readFile = (game: string, option: string, text: string) =>
  json<Checked>(`/api/games/${encodeURIComponent(game)}/files`, { method: 'POST', body: { option, text } });

export const openTable = (table: NewTable) => json<Opened>('/api/tables', { method: 'POST', body: table });
export const summary = (table: string, key: string) => json<Summary>(at(table), { key });
export const state = (table: string, key: string) => json<State>(at(table, '/state'), { key });
/** The state if it was asked for before the page was here: it comes sooner than the socket's. */
export const earlyState = (table: string, key: string) => (isEarly(at(table, '/state')) ? state(table, key) : null);
export const command = (table: string, key: string, body: KeyedCommand) =>
  json<Done>(at(table, '/do'), { method: 'POST', key, body });

/** What a bot would answer to this question, and why. */
export const hint = (table: string, key: string, question: string) =>
  json<Hint>(at(table, '/hint'), { method: 'POST', key, body: { question } });

/** Through whose eyes: `own`, `watch`, `open`, or a seat number. */
export type Seen = 'own' | 'watch' | 'open' | number;
export const moments = (table: string, key: string, first: number, last: number, seen: Seen = 'own') =>
  json<Moment[]>(at(table, `/moments?first=${first}&last=${last}&seen=${seen}`), { key });

export const record = async (table: string, key: string) => (await request(at(table, '/record'), { key })).blob();
export const report = async (table: string, key: string) => (await request(at(table, '/report'), { key })).blob();
/** A record from a file, as the text that stands in it. */
export const openRecord = (text: string) => json<Opened>('/api/records', { method: 'POST', body: text });
export const continueFrom = (table: string, key: string, number: number, seats: NewTable['seats']) =>
  json<Opened>(at(table, '/continue'), { method: 'POST', key, body: { number, seats } });

/** A new key for a seat, or for watching (null); the old one is revoked. */
export const issueKey = (table: string, host: string, seat: number | null) =>
  json<Issued>(at(table, '/keys'), { method: 'POST', key: host, body: { seat } });
export const revokeKey = async (table: string, host: string, seat: number | 'watch') => {
  await request(at(table, `/keys/${seat}`), { method: 'DELETE', key: host });
};

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerError } from './api';
import { TableSocket, type LineStatus } from './socket';
import type { KeyedCommand, ServerMessage, State } from './wire';

/** The browser's WebSocket, with the server's side of the line in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.readyState = WebSocket.CLOSED;
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  /** Everything but hello and pings. */
  get commands(): KeyedCommand[] {
    return this.sent.filter((one) => !['hello', 'ping'].includes(String(one['do']))) as unknown as KeyedCommand[];
  }
}

const state = (entry = 1): ServerMessage => ({ is: 'state', entry }) as State;
const refusal = (code: string, key = '') => ({ is: 'error', code, text: { id: 'x' }, rule: 'B-TRN-02', key });

let statuses: LineStatus[];
let states: State[];
let line: TableSocket;
const newest = () => FakeSocket.all.at(-1)!;

function dial(): FakeSocket {
  line = new TableSocket(
    { table: 'T', key: 'K', onState: (one) => states.push(one), onStatus: (status) => statuses.push(status) },
    () => new FakeSocket() as unknown as WebSocket,
    () => 1, // the longest wait each time
  );
  return newest();
}

function seated(): FakeSocket {
  const socket = dial();
  socket.accept();
  socket.tell(state());
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  states = [];
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('hello', () => {
  test('comes first, and the line is open when the first state is there', () => {
    const socket = dial();
    socket.accept();
    expect(socket.sent).toEqual([{ do: 'hello', table: 'T', key: 'K', since: 0 }]);
    expect(statuses).toEqual([]);
    socket.tell(state(7));
    expect(statuses).toEqual(['open']);
    expect(states.map((one) => one.entry)).toEqual([7]);
  });

  test('a command waits for the first state', () => {
    const socket = dial();
    void line.send({ do: 'say', text: 'hi' });
    socket.accept();
    expect(socket.commands).toEqual([]);
    socket.tell(state());
    expect(socket.commands).toMatchObject([{ do: 'say', text: 'hi' }]);
  });
});

describe('commands', () => {
  test('each has its own key, and resolves when it is stored', async () => {
    const socket = seated();
    const first = line.send({ do: 'undo', size: 'turn' });
    void line.send({ do: 'undo', size: 'turn' });
    const [one, two] = socket.commands;
    expect(one!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(one!.key).not.toBe(two!.key);
    socket.tell({ is: 'done', key: one!.key, entry: 9 });
    await expect(first).resolves.toMatchObject({ entry: 9 });
    expect(line.waiting).toBe(1);
  });

  test('a refusal rejects with its reason and rule', async () => {
    const socket = seated();
    const answer = line.send({ do: 'answer', question: '1.0', answer: 'x' });
    socket.tell(refusal('illegal', socket.commands[0]!.key));
    await expect(answer).rejects.toMatchObject({ code: 'illegal', rule: 'B-TRN-02', text: { id: 'x' } });
    expect(line.waiting).toBe(0);
  });

  test('unacknowledged ones are repeated with the same key after a break, in order, and once', async () => {
    const socket = seated();
    const first = line.send({ do: 'answer', question: '1.0', answer: 'a' });
    void line.send({ do: 'say', text: 'second' });
    const sent = socket.commands;
    socket.drop();
    await vi.advanceTimersByTimeAsync(400);
    const again = newest();
    expect(again).not.toBe(socket);
    again.accept();
    expect(again.commands).toEqual([]);
    again.tell(state(2));
    again.tell(state(3));
    expect(again.commands).toEqual(sent);
    again.tell({ is: 'done', key: sent[0]!.key, entry: 3 });
    await expect(first).resolves.toMatchObject({ entry: 3 });
  });

  test('an acknowledged one is not repeated', async () => {
    const socket = seated();
    const said = line.send({ do: 'say', text: 'hi' });
    socket.tell({ is: 'done', key: socket.commands[0]!.key, entry: 2 });
    await said;
    socket.drop();
    await vi.advanceTimersByTimeAsync(400);
    newest().accept();
    newest().tell(state(2));
    expect(newest().commands).toEqual([]);
  });

  test('a busy server gets the same command again by itself', async () => {
    const socket = seated();
    const said = line.send({ do: 'say', text: 'hi' });
    const { key } = socket.commands[0]!;
    socket.tell(refusal('busy', key));
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket.commands.map((command) => command.key)).toEqual([key, key]);
    socket.tell({ is: 'done', key, entry: 5 });
    await expect(said).resolves.toMatchObject({ entry: 5 });
  });
});

describe('an error without a key', () => {
  test('too fast: what waits is sent again', async () => {
    const socket = seated();
    void line.send({ do: 'say', text: 'hi' });
    socket.tell(refusal('too-fast'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket.commands.map((command) => command.key)).toEqual([socket.commands[0]!.key, socket.commands[0]!.key]);
  });

  test('anything else: nothing stays waiting for ever', async () => {
    const socket = seated();
    const said = line.send({ do: 'say', text: 'hi' });
    socket.tell(refusal('too-large'));
    await expect(said).rejects.toMatchObject({ code: 'too-large' });
    expect(line.waiting).toBe(0);
  });
});

describe('a broken line', () => {
  test('is lost, and comes back with longer and longer waits', async () => {
    seated().drop();
    expect(statuses).toEqual(['open', 'lost']);
    const starts: number[] = [];
    const begin = Date.now();
    for (let i = 0; i < 7; i++) {
      const before = FakeSocket.all.length;
      while (FakeSocket.all.length === before) await vi.advanceTimersByTimeAsync(100);
      starts.push(Date.now() - begin);
      newest().drop();
    }
    const waits = starts.map((start, i) => start - (starts[i - 1] ?? 0));
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000]);
  });

  test('is gone when it stays lost, and open again when the server is back', async () => {
    seated().drop();
    await vi.advanceTimersByTimeAsync(19_900);
    expect(statuses).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(200);
    newest().drop();
    expect(statuses).toEqual(['open', 'lost', 'gone']);
    await vi.advanceTimersByTimeAsync(15_000);
    newest().accept();
    newest().tell(state(2));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(statuses).toEqual(['open', 'lost', 'gone', 'open']);
  });

  test('waits differ between clients, so that a restarted server is not stormed', async () => {
    line = new TableSocket(
      { table: 'T', key: 'K', onState: () => {}, onStatus: () => {} },
      () => new FakeSocket() as unknown as WebSocket,
      () => 0,
    );
    newest().drop();
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('opens again, and a later break starts with short waits', async () => {
    seated().drop();
    await vi.advanceTimersByTimeAsync(400);
    newest().accept();
    newest().tell(state(2));
    expect(statuses).toEqual(['open', 'lost', 'open']);
    newest().drop();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all.length).toBe(3);
  });

  test('silence is noticed: a ping, then a new line', async () => {
    const socket = seated();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.sent.at(-1)).toEqual({ do: 'ping' });
    socket.tell({ is: 'pong' });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(statuses).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(1_000 + 8_000);
    expect(statuses).toEqual(['open', 'lost']);
    expect(socket.closed).toBe(true);
  });

  test('the browser is online again: at once', async () => {
    seated().drop();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('words of a line that was given up are not heard', async () => {
    const socket = seated();
    socket.drop();
    socket.tell(state(99));
    expect(states.map((one) => one.entry)).toEqual([1]);
  });

  test.each(['shutdown', 'slow'])('bye (%s) means: come back', async (code) => {
    seated().tell({ is: 'bye', code });
    expect(statuses).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('a server that is busy at hello is asked again', async () => {
    const socket = dial();
    socket.accept();
    socket.tell(refusal('busy'));
    expect(statuses).toEqual(['lost']);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all.length).toBe(2);
  });
});

describe('the end', () => {
  test.each([
    ['bad-key', 'revoked'],
    ['no-key', 'revoked'],
    ['not-found', 'missing'],
    ['invalid', 'missing'],
  ])('hello is answered with %s: %s, and nobody tries again', async (code, status) => {
    const socket = dial();
    socket.accept();
    socket.tell(refusal(code));
    socket.drop();
    expect(statuses).toEqual([status]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test('revoked in the middle: commands fail, now and later', async () => {
    const socket = seated();
    const before = line.send({ do: 'say', text: 'hi' }).catch((error: ServerError) => error.code);
    socket.tell({ is: 'bye', code: 'revoked' });
    expect(statuses).toEqual(['open', 'revoked']);
    expect(await before).toBe('revoked');
    await expect(line.send({ do: 'say', text: 'again' })).rejects.toMatchObject({ code: 'revoked' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test('a page that is left says nothing more', async () => {
    const socket = seated();
    line.close();
    expect(socket.closed).toBe(true);
    socket.drop();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(statuses).toEqual(['open']);
  });
});

/**
 * The line to one table. It says hello, comes back by itself when it breaks, and repeats every command that was not
 * acknowledged with the same key, so that nothing is done twice and nothing is lost.
 */
import { ServerError } from './api';
import type { Command, Done, ErrorCode, Hello, KeyedCommand, ServerMessage, State } from './wire';

/**
 * lost: broken, coming back · gone: broken for so long that the server must be away (still trying) ·
 * revoked: the key opens nothing any more · missing: there is no such table
 */
export type LineStatus = 'connecting' | 'open' | 'lost' | 'gone' | 'revoked' | 'missing';

export interface Line {
  table: string;
  key: string;
  onState: (state: State) => void;
  onStatus: (status: LineStatus) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const GONE_AFTER = 20_000;
const HEARTBEAT = 20_000;
const SILENCE = 8_000;
const AGAIN: readonly ErrorCode[] = ['busy', 'too-fast'];

interface Pending {
  command: KeyedCommand;
  done: (done: Done) => void;
  fail: (error: ServerError) => void;
}

export function newKey(): string {
  // crypto.randomUUID does not exist on plain http, where people play in their own network.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function socketAddress(here: Location = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/api/socket`;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private status: LineStatus = 'connecting';
  private greeted = false;
  private closed = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private givingUp: ReturnType<typeof setTimeout> | undefined;
  private resends = new Set<ReturnType<typeof setTimeout>>();
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly line: Line,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
    private readonly random: () => number = Math.random,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Resolves when the server has stored it. */
  send(command: Command): Promise<Done> {
    const keyed: KeyedCommand = { ...command, key: newKey() };
    return new Promise((done, fail) => {
      if (this.closed || this.status === 'revoked' || this.status === 'missing') {
        fail(new ServerError(this.status === 'missing' ? 'not-found' : 'revoked', null));
        return;
      }
      this.pending.set(keyed.key, { command: keyed, done, fail });
      if (this.greeted) this.transmit(keyed);
    });
  }

  /** Commands that are not acknowledged yet. */
  get waiting(): number {
    return this.pending.size;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.givingUp);
    this.hangUp();
  }

  /** Try now instead of at the next turn. */
  readonly wake = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket) this.ping();
    else if (this.retry !== undefined) this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.greeted = false;
    const socket = this.open(socketAddress());
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      // The whole log every time: while we were away somebody may have taken back what we saw long ago.
      const hello: Hello = { do: 'hello', table: this.line.table, key: this.line.key, since: 0 };
      socket.send(JSON.stringify(hello));
      this.listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    this.listen();
    switch (message.is) {
      case 'state': {
        const first = !this.greeted;
        this.greeted = true;
        this.tries = 0;
        clearTimeout(this.givingUp);
        this.givingUp = undefined;
        this.line.onState(message);
        this.become('open');
        if (first) for (const { command } of this.pending.values()) this.transmit(command);
        break;
      }
      case 'done': {
        const pending = this.pending.get(message.key);
        this.pending.delete(message.key);
        pending?.done(message);
        break;
      }
      case 'error':
        this.refuse(message.code, new ServerError(message.code, message.text, message.rule), message.key);
        break;
      case 'bye':
        if (message.code === 'revoked') this.end('revoked', 'revoked');
        else this.lose();
        break;
      case 'pong':
        break;
    }
  }

  private refuse(code: ErrorCode, error: ServerError, key: string): void {
    if (!this.greeted || code === 'revoked') {
      if (code === 'not-found' || code === 'invalid') this.end('missing', 'not-found');
      else if (code === 'bad-key' || code === 'no-key' || code === 'revoked') this.end('revoked', 'revoked');
      else this.lose();
      return;
    }
    // A message the server would not even read has no key: it may have been any of those that wait.
    const meant = key ? [key] : [...this.pending.keys()];
    for (const one of meant) {
      const pending = this.pending.get(one);
      if (!pending) continue;
      if (AGAIN.includes(code)) this.repeat(pending.command);
      else {
        this.pending.delete(one);
        pending.fail(error);
      }
    }
  }

  /** Nothing was changed; the same command with the same key is safe to send again. */
  private repeat(command: KeyedCommand): void {
    const timer = setTimeout(() => {
      this.resends.delete(timer);
      if (this.greeted && this.pending.has(command.key)) this.transmit(command);
    }, 1000 + this.random() * 1000);
    this.resends.add(timer);
  }

  private transmit(command: KeyedCommand): void {
    this.socket?.send(JSON.stringify(command));
  }

  /** Something was heard. If then nothing comes for long, ask; if there is no answer, the line is dead. */
  private listen(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), HEARTBEAT);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.beat);
    this.socket.send('{"do":"ping"}');
    this.beat = setTimeout(() => this.lose(), SILENCE);
  }

  private lose(): void {
    this.hangUp();
    if (this.closed) return;
    if (this.status !== 'gone') this.become('lost');
    this.givingUp ??= setTimeout(() => this.become('gone'), GONE_AFTER);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), longest * (0.5 + this.random() / 2));
  }

  private end(status: 'revoked' | 'missing', code: ErrorCode): void {
    this.closed = true;
    this.close();
    this.become(status);
    for (const { fail } of this.pending.values()) fail(new ServerError(code, null));
    this.pending.clear();
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearTimeout(this.retry);
    clearTimeout(this.beat);
    this.retry = undefined;
    for (const timer of this.resends) clearTimeout(timer);
    this.resends.clear();
    socket?.close();
  }

  private become(status: LineStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.line.onStatus(status);
  }
}

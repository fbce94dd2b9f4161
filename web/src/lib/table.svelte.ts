/**
 * One table as this key sees it. States arrive whole; several in a burst (bots are quick) are shown one after another,
 * so that a player can follow what happened. The newest state is always the truth; what is shown may lag behind it.
 */
import * as api from './api';
import { lasts } from './drama';
import { type Pace, settings } from './settings.svelte';
import { TableSocket, type Line, type LineStatus } from './socket';
import { merge } from './tail';
import type {
  Answer, ChatLine, Command, Decision, Done, Lang, LogLine, Moment, Phrase, State, UndoSize, View,
} from './wire';

/** How long a step stays before the next one is shown. Step by step, somebody says when. */
export const PACE: Record<Pace, number> = { instant: 0, quick: 350, calm: 900, step: Infinity };
/** However long the queue is, the present is never further away than this. */
const LONGEST_LAG: Record<Pace, number> = { instant: 0, quick: 4000, calm: 14_000, step: Infinity };

export interface Step {
  state: State;
  log: readonly LogLine[];
}

type Opener = (line: Line) => Pick<TableSocket, 'send' | 'close' | 'wake'>;

export class TableStore {
  status = $state<LineStatus>('connecting');
  /** What is shown. */
  shown = $state.raw<Step | null>(null);
  /** The view shown before, if one step led from it to what is shown now. */
  previous = $state.raw<View | null>(null);
  /** The log lines of the step that is shown. */
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Steps that are still to be shown. */
  queue = $state.raw<Step[]>([]);
  /** The moment of the past that is looked at. */
  past = $state.raw<Moment | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** Somebody wants to look at what is shown: the rest waits. */
  paused = $state(false);

  private newest: Step | null = null;
  /** Counts where somebody wanted to look: only the last wish counts. */
  private looks = 0;
  private stepAt = 0;
  /** How long the steps of this burst stay: the longer the burst, the shorter. */
  private pace = Infinity;
  /** How much longer the step that is shown stays: dice take their time. */
  private extra = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: ReturnType<Opener>;

  constructor(
    readonly table: string,
    readonly key: string,
    open: Opener = (line) => new TableSocket(line),
  ) {
    this.socket = open({
      table,
      key,
      onState: (state) => this.arrive(state),
      onStatus: (status) => (this.status = status),
    });
  }

  close(): void {
    this.looks++;
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** A state that came sooner than the socket's first; later ones say more. */
  meet(state: State): void {
    if (!this.newest) this.arrive(state);
  }

  /** The view on the screen: of the past if one is looked at. */
  get view(): View | null {
    return this.past?.view ?? this.shown?.state.view ?? null;
  }

  get log(): readonly LogLine[] {
    return this.shown?.log ?? [];
  }

  /** What may be answered now: nothing while the screen lags behind or shows the past. */
  get decision(): Decision | null {
    return this.queue.length || this.past ? null : (this.shown?.state.view.decision ?? null);
  }

  /** Shows the present at once: what one is asked, or whom everybody waits for. */
  skip(): void {
    const last = this.queue.at(-1);
    this.paused = false;
    if (last) this.show(last, []);
  }

  /** Shows the next step. */
  next(): void {
    const [next, ...rest] = this.queue;
    if (next) this.show(next, rest);
    this.plan();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.plan();
  }

  reconnect(): void {
    this.socket.wake();
  }

  // ---- commands

  /** Rejects with the server's reason; the question stays open then. */
  async answer(decision: Decision, answer: Answer): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await this.do({ do: 'answer', question: decision.id, answer });
    } finally {
      this.sending = false;
    }
  }

  /** Answers a kind of question in advance; null takes that back. */
  order(question: string, answer: Answer | null, condition = '', times = 0): Promise<Done> {
    return this.do({ do: 'order', question, answer, condition, times });
  }

  /** Whether to be asked where there is nothing to choose. */
  empty(ask: boolean): Promise<Done> {
    return this.do({ do: 'empty', ask });
  }

  undo(size: UndoSize): Promise<Done> {
    return this.do({ do: 'undo', size });
  }

  /** Says yes or no to the proposal one saw, and to no other that came meanwhile. */
  agree(yes: boolean, proposal: number): Promise<Done> {
    return this.do({ do: 'agree', yes, proposal });
  }

  /** Says something: own words, or one of the game's phrases. */
  say(what: string | Phrase): Promise<Done> {
    return this.do(typeof what === 'string' ? { do: 'say', text: what } : { do: 'say', phrase: what });
  }

  sit(name: string, lang: Lang): Promise<Done> {
    return this.do({ do: 'sit', name, lang });
  }

  hand(seat: number, bot: string): Promise<Done> {
    return this.do({ do: 'hand', seat, bot });
  }

  private do(command: Command): Promise<Done> {
    return this.socket.send(command);
  }

  // ---- the past

  /** Puts the board as it was after choice `number` on the screen. */
  async look(number: number): Promise<void> {
    const looking = ++this.looks;
    try {
      const [moment] = await api.moments(this.table, this.key, number, number);
      // Meanwhile somebody may have looked elsewhere, come back to the present or left.
      if (moment && looking === this.looks) this.past = moment;
    } catch (error) {
      if (looking === this.looks) throw error;
    }
  }

  back(): void {
    this.looks++;
    this.past = null;
  }

  // ---- states

  private arrive(state: State): void {
    const before = this.newest;
    this.chat = merge(this.chat, state.chat, (line) => line.entry);
    // After a break the newest state counts; an older one cannot follow it.
    if (before && state.entry < before.state.entry) return;
    const step: Step = { state, log: merge(before?.log ?? [], state.log, (line) => line.number) };
    this.newest = step;
    const moved = before ? state.view.number - before.state.view.number : 0;
    if (!before || this.status !== 'open' || moved < 0) {
      this.show(step, []);
      if (moved < 0) this.back();
    } else if (moved === 0) {
      // Chat, presence, a proposal: nothing on the board, so nothing to wait for.
      if (this.queue.length) this.queue = [...this.queue.slice(0, -1), step];
      else this.shown = step;
    } else {
      this.queue = [...this.queue, step];
      this.plan();
    }
  }

  private plan(): void {
    clearTimeout(this.timer);
    const pace = settings().pace;
    if (!this.queue.length) {
      this.pace = Infinity;
      return;
    }
    if (document.visibilityState === 'hidden' || (pace === 'instant' && !this.paused)) {
      this.skip();
      return;
    }
    // What comes of an own answer is shown at once: whoever gave it knows what to look at.
    const own = this.shown?.state.view.decision != null;
    if (this.paused || (pace === 'step' && !own)) return;
    this.pace = own && pace === 'step' ? 0 : Math.min(this.pace, PACE[pace], LONGEST_LAG[pace] / this.queue.length);
    const wait = Math.max(0, this.stepAt + this.pace + this.extra - Date.now());
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private show(step: Step, rest: Step[]): void {
    const before = this.shown?.state.view ?? null;
    const forward = before !== null && step.state.view.number > before.number;
    clearTimeout(this.timer);
    this.stepAt = Date.now();
    this.queue = rest;
    this.previous = forward ? before : null;
    this.lines = forward ? step.log.filter((line) => line.number > before.number) : [];
    this.extra = lasts(this.lines);
    this.shown = step;
  }
}

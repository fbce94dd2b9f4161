// The player of a replay: where it stands, through whose eyes, and whether it runs.

import type { Moment } from '../lib/wire';
import type { Moments } from './moments';
import { nextTurn, previousTurn, type Turn } from './turns';

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
/** How long one choice stays on the stage at speed 1, in milliseconds. */
const PACE = 1000;
/** A slider passes many moments on its way; only where it rests is something fetched. */
const REST = 90;

export class Player {
  /** The moment that is wanted; the slider stands there at once. */
  number = $state(0);
  /** The moment that is on the stage: the wanted one as soon as it is here. */
  moment = $state.raw<Moment | null>(null);
  /** The one before, when the stage moved on by a single choice: only then do things travel. */
  previous = $state.raw<Moment | null>(null);
  seen = $state('watch');
  playing = $state(false);
  speed = $state(1);
  waiting = $state(false);
  problem = $state.raw<unknown>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly moments: Moments,
    readonly first: number,
    readonly last: number,
    private readonly turns: readonly Turn[],
  ) {}

  /** Goes to a moment; whoever moves by hand wants to look, so it stops playing. */
  seek(number: number): void {
    this.pause();
    this.show(number);
  }

  step(by: 1 | -1): void {
    this.seek(this.number + by);
  }

  turn(by: 1 | -1): void {
    this.seek(by > 0 ? nextTurn(this.turns, this.number, this.last) : previousTurn(this.turns, this.number));
  }

  /** The same moment through other eyes. */
  look(seen: string): void {
    this.seen = seen;
    this.show(this.number);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.closed) return;
    // At the end, "play" can only mean: once more.
    if (this.number >= this.last) this.show(this.first);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Whoever has left sees nothing any more, and nothing more is fetched for them. */
  close(): void {
    this.closed = true;
    this.pause();
    clearTimeout(this.resting);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      // What is not here yet is waited for, never skipped.
      if (!this.waiting && !this.problem) this.show(this.number + 1);
      if (this.number >= this.last || this.problem) this.pause();
      else this.next();
    }, PACE / this.speed);
  }

  private show(wanted: number): void {
    if (this.closed) return;
    this.number = Math.min(Math.max(wanted, this.first), this.last);
    this.problem = null;
    clearTimeout(this.resting);
    const here = this.moments.peek(this.number, this.seen);
    if (here) {
      this.put(here);
      void this.fetch(this.number, this.seen); // its neighbours
      return;
    }
    this.waiting = true;
    this.resting = setTimeout(() => void this.fetch(this.number, this.seen), this.moment ? REST : 0);
  }

  private async fetch(number: number, seen: string): Promise<void> {
    try {
      const moment = await this.moments.at(number, seen);
      if (this.wants(number, seen)) this.put(moment);
    } catch (error) {
      if (!this.wants(number, seen)) return;
      this.waiting = false;
      this.problem = error;
    }
  }

  private wants(number: number, seen: string): boolean {
    return !this.closed && number === this.number && seen === this.seen;
  }

  private put(moment: Moment): void {
    this.waiting = false;
    if (moment === this.moment) return;
    this.previous = this.moment?.number === moment.number - 1 ? this.moment : null;
    this.moment = moment;
  }
}

/** Several people of one browser: before the next one plays, a curtain covers what they may not see. */
import { kept } from './keep.svelte';
import { replace, to } from './router.svelte';
import type { TableStore } from './table.svelte';

/** After an own answer the player sees what came of it before the screen is covered for the next one. */
const CURTAIN_AFTER = 1200;

/** Seats of this browser that have nothing to answer at some moment: under seal nobody else is told who has answered. */
const done = new Set<string>();

export class HotSeat {
  covered = $state(false);
  private answered = false;

  /** Call it while the page is made: it watches the table as long as the page is there. */
  constructor(private readonly store: TableStore) {
    $effect(() => {
      if (this.next === null) {
        this.covered = false;
        this.answered = this.store.decision !== null;
        return;
      }
      const timer = setTimeout(() => (this.covered = true), this.answered ? CURTAIN_AFTER : 0);
      return () => clearTimeout(timer);
    });
  }

  private readonly keys = $derived.by(() => kept(this.store.table)?.keys.seats ?? {});

  /** Another seat of this browser is asked, and the one on the screen is not. */
  readonly next = $derived.by(() => {
    const now = this.store.shown?.state;
    if (!now || now.role !== 'seat' || now.view.outcome || this.store.queue.length || now.seat === null) return null;
    if (now.view.waiting.includes(now.seat)) return null;
    const moment = (seat: number) => `${now.table}/${now.asked ?? now.view.number}/${seat}`;
    done.add(moment(now.seat));
    const seat = now.view.waiting.find((other) => this.keys[other] && !done.has(moment(other)));
    const info = now.seats.find((other) => other.seat === seat);
    return seat === undefined || info?.bot ? null : seat;
  });

  pass(seat: number): void {
    const key = this.keys[seat];
    if (key) replace(to.table(this.store.table, key));
  }
}

/** What one hears at a table: a cue when something is asked, others for what happens, and one for the end. */
import { cue } from './sounding';
import type { TableStore } from './table.svelte';

/** Call it while the page is made. */
export function hear(store: TableStore): void {
  let number = -1;
  let question = '';
  $effect(() => {
    const state = store.shown?.state;
    const now = state?.view.number ?? -1;
    const asked = store.decision?.id ?? '';
    const outcome = state?.view.outcome;
    if (number >= 0 && now > number && outcome) cue(outcome.winners.includes(state.seat ?? -1) ? 'win' : 'lose');
    else if (asked && asked !== question && number >= 0) cue('turn');
    else if (number >= 0 && now > number) cue(store.lines.map((line) => line.text.id));
    number = now;
    question = asked;
  });
}

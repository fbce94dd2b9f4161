/** A game that is over goes into one's own history, which is fetched then. */
import { kept } from './keep.svelte';
import { complain } from './toasts.svelte';
import type { State } from './wire';

export function rememberEnd(state: State, table: string): void {
  import('./history.svelte').then(
    ({ rememberGame }) => rememberGame(state, Object.keys(kept(table)?.keys.seats ?? {}).map(Number)),
    complain,
  );
}

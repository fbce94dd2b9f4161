/** Whether there is sound, and what is heard. The effects themselves are fetched when somebody wants to hear them. */
import { complain } from './toasts.svelte';
import { set, settings } from './settings.svelte';
import type { Cue } from './sound';

export function soundOn(): boolean {
  return settings().sound !== 'off';
}

/** One effect, or the one that fits to what happened, by the messages that tell it. */
export function cue(what: Cue | readonly string[]): void {
  if (!soundOn()) return;
  import('./sound').then(({ cueOf, play }) => play(typeof what === 'string' ? what : cueOf(what)), complain);
}

export function setSound(on: boolean): void {
  set('sound', on ? 'full' : 'off');
  if (on) cue('turn');
}

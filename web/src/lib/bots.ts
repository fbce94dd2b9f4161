/** Bots by their levels: one set of words, the kernel's, wherever one meets them. */
import { called } from './words.svelte';

/** "clever" */
export function botLevel(bot: string): string {
  return called('kernel', `bot-${bot}`, bot);
}

/** "Clever", at the beginning of a line. */
export function botTitle(bot: string): string {
  const level = botLevel(bot);
  return level.charAt(0).toLocaleUpperCase() + level.slice(1);
}

/** What a bot of this level does, behind its name. */
export function botIs(bot: string): string {
  return called('kernel', `bot-${bot}-is`, '');
}

/** The theatre by keyboard: steps, turns, beginning and end, play and pause. */
import type { Player } from './player.svelte';

/** Whether the key meant the player, and was followed. */
export function steer(event: KeyboardEvent, player: Player): boolean {
  const target = event.target as HTMLElement;
  const slider = target instanceof HTMLInputElement && target.type === 'range';
  if (!slider && target.matches('input, select, textarea')) return false;
  if (event.key === ' ' && target.matches('button, a')) return false;
  const forward = event.key === 'ArrowRight' || (slider && event.key === 'ArrowUp');
  const back = event.key === 'ArrowLeft' || (slider && event.key === 'ArrowDown');
  if (forward || back) {
    const by = forward ? 1 : -1;
    if (event.shiftKey) player.turn(by);
    else player.step(by);
  } else if (event.key === 'PageDown' || event.key === 'PageUp') {
    if (!slider) return false;
    player.turn(event.key === 'PageUp' ? 1 : -1);
  } else if (event.key === 'Home') player.seek(player.first);
  else if (event.key === 'End') player.seek(player.last);
  else if (event.key === ' ') player.toggle();
  else return false;
  return true;
}

/** What to say while nothing is asked of the reader. */
import { seatName } from './names';
import type { TableStore } from './table.svelte';
import { say } from './words.svelte';

/** `here` are the seats that are played on this device. */
export function waitingFor(store: TableStore, here: readonly number[] = []): string {
  const now = store.shown?.state;
  if (!now) return '';
  if (store.past) return say('shell-wait-past');
  if (now.view.outcome) return say('shell-wait-over');
  if (store.queue.length) return say('shell-wait-behind');
  const others = now.view.waiting.filter((seat) => seat !== now.seat);
  if (!others.length) return say('shell-wait-nobody');
  const who = others.map((seat) => seatName(now.seats, seat)).join(', ');
  const infos = now.seats.filter((seat) => others.includes(seat.seat));
  if (infos.every((seat) => seat.who === 'bot' || seat.bot)) return say('shell-wait-bot', { names: who });
  if (infos.some((seat) => !seat.present && !seat.bot && !here.includes(seat.seat))) return say('shell-wait-away', { names: who });
  return say('shell-wait', { names: who });
}

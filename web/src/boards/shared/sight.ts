/** What can be chosen comes into sight, unless something that can be chosen is in sight already. */
import { tick } from 'svelte';
import { calm } from './stage';

/** The part of the page that scrolls what is inside an element. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  let frame = element.parentElement;
  while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
  return frame;
}

export function comeIntoSight(board: HTMLElement | undefined): void {
  void tick().then(() => {
    const pieces = [...(board?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    const frame = board && (scrollerOf(board) ?? board).getBoundingClientRect();
    if (!pieces.length || !frame) return;
    const inSight = pieces.some((piece) => {
      const box = piece.getBoundingClientRect();
      return (
        box.top >= frame.top - 4 &&
        box.bottom <= frame.bottom + 4 &&
        box.left >= frame.left - 4 &&
        box.right <= frame.right + 4
      );
    });
    // To the top: on a small screen the others usually stand below the first.
    if (!inSight)
      pieces[0]!.scrollIntoView({ block: 'start', inline: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
  });
}

/** What can be chosen comes into sight, unless something that can be chosen is in sight already. */
import { tick } from 'svelte';
import { calm } from './stage';

export function comeIntoSight(sheet: HTMLElement | undefined): void {
  void tick().then(() => {
    const pieces = [...(sheet?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    const frame = sheet?.parentElement?.getBoundingClientRect();
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
    if (!inSight)
      pieces[0]!.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
  });
}

/** Shows on the board what a step was about: the pieces its log lines name get a ring for a moment. */
import { tick } from 'svelte';
import type { TableStore } from './table.svelte';
import { settings } from './settings.svelte';

const RING = 700;

/** Call it while the page is made. */
export function touched(store: TableStore): void {
  $effect(() => {
    const refs = new Set(store.lines.flatMap((line) => line.refs));
    if (!refs.size || store.past || settings().pace === 'instant') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    void tick().then(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
        if (!refs.has(element.dataset['at']!) || typeof element.animate !== 'function') continue;
        element.animate(
          [
            { outline: '3px solid var(--gold)', outlineOffset: '1px', borderRadius: '10px' },
            { outline: '3px solid transparent', outlineOffset: '7px', borderRadius: '14px' },
          ],
          { duration: RING, easing: 'ease-out' },
        );
      }
    });
  });
}

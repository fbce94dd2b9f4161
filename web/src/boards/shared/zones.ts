/** How zones behave: edges that fade where there is more, and arrow keys inside. */
import type { Attachment } from 'svelte/attachments';

/**
 * Marks the sides on which a row goes on, so that they can fade. A row that scrolls and holds nothing to stop at is
 * itself a stop for Tab: its arrow keys scroll it.
 */
export const edges: Attachment<HTMLElement> = (row) => {
  const mark = () => {
    const rest = row.scrollWidth - row.clientWidth;
    row.toggleAttribute('data-more-left', row.scrollLeft > 2);
    row.toggleAttribute('data-more-right', row.scrollLeft < rest - 2);
    if (rest > 2 && !row.querySelector('button:not(:disabled), a')) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(mark);
  watch.observe(row);
  const changes = new MutationObserver(mark);
  changes.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', mark, { passive: true });
  mark();
  return () => {
    watch.disconnect();
    changes.disconnect();
    row.removeEventListener('scroll', mark);
  };
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys walk through the pieces of a zone. What can be chosen is also reached with Tab; of the rest only one piece
 * per zone is, or a player would need fifty keystrokes to cross the board.
 */
export const arrows: Attachment<HTMLElement> = (zone) => {
  const pieces = () => [...zone.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const settle = () => {
    const all = pieces();
    const quiet = all.filter((one) => one.classList.contains('look'));
    const reachable =
      all.length > quiet.length
        ? null
        : quiet.includes(document.activeElement as HTMLElement)
          ? document.activeElement
          : quiet[0];
    for (const one of quiet) {
      const index = one === reachable ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };
  const onkey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = pieces();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('keydown', onkey);
  settle();
  return () => {
    watch.disconnect();
    zone.removeEventListener('keydown', onkey);
  };
};

/**
 * A new question takes the focus, unless somebody is busy elsewhere: writing, reading the log, in a dialog. Its answers
 * can be focused once the last answer is no longer under way.
 */
import { tick } from 'svelte';

export class Focus {
  private focused = '';

  /** Call it while the page is made. `question` is the id of what is asked and can be answered now, or "". */
  constructor(
    private readonly place: () => HTMLElement | undefined,
    question: () => string,
  ) {
    $effect(() => {
      const id = question();
      if (!id || this.focused === id) return;
      this.focused = id;
      void tick().then(() => {
        const at = document.activeElement;
        const free = !at || at === document.body || at.closest('.ask, .board, .hand') !== null;
        if (free && !document.querySelector('dialog[open]')) this.question();
      });
    });
  }

  /** Goes to the first answer. */
  readonly question = (): void => {
    const place = this.place();
    const first = place?.querySelector<HTMLElement>('[data-first]:not(:disabled)');
    (first ?? place)?.focus({ preventScroll: true });
  };
}

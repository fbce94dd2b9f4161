/** Which clause is open in the dialog, and which one the reader means when pressing R. */

interface OpenRule {
  game: string;
  rule: string;
}

let current = $state.raw<OpenRule | null>(null);
let hovered: Element | null = null;

export function openedRule(): OpenRule | null {
  return current;
}

export function openRule(game: string, rule: string): void {
  current = { game, rule };
}

export function closeRule(): void {
  current = null;
}

addEventListener('pointerover', (event) => {
  hovered = event.target instanceof Element ? event.target : null;
});

/** The clause of the thing under the pointer, else of the thing with the focus. Things say theirs in `data-rule`. */
export function meantRule(): string | null {
  for (const element of [hovered, document.activeElement]) {
    const rule = element?.isConnected ? element.closest<HTMLElement>('[data-rule]')?.dataset['rule'] : undefined;
    if (rule) return rule;
  }
  return null;
}

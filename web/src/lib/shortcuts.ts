/** Single keys that do something, as long as nobody is typing and no dialog is open. */

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'submit'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Letters are matched without regard to case, by what the key says (not where it sits). */
export function handle(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (typing(event.target) || document.querySelector('dialog[open]')) return false;
  const run = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!run) return false;
  event.preventDefault();
  run(event);
  return true;
}

/** Listens until the returned function is called. */
export function shortcuts(table: Shortcuts): () => void {
  const listen = (event: KeyboardEvent) => void handle(event, table);
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

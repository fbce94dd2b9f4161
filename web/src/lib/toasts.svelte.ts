/** Short messages that come and go. */
import { explain } from './failure';
import { ServerError } from './api';

export interface Toast {
  id: number;
  kind: 'info' | 'error';
  text: string;
  rule: string;
}

const LONG = 7000;
/** Milliseconds for each character of a longer one: it goes when it can have been read. */
const READ = 75;
let list = $state.raw<Toast[]>([]);
let next = 0;

export function toasts(): readonly Toast[] {
  return list;
}

export function toast(text: string, kind: Toast['kind'] = 'info', rule = ''): void {
  const id = next++;
  // The same sentence twice helps nobody.
  list = [...list.filter((other) => other.text !== text), { id, kind, text, rule }].slice(-3);
  setTimeout(() => dismiss(id), Math.max(LONG, READ * text.length));
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id);
}

/** A failed command in words. */
export function complain(error: unknown): void {
  const { title, advice } = explain(error);
  toast(advice ? `${title} ${advice}` : title, 'error', error instanceof ServerError ? error.rule : '');
}

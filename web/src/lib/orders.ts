/**
 * A standing order names its question by an id alone. So that the list of orders can be read, the question as it was
 * put when the order was given stays in this browser.
 */
import type { Text } from './wire';

const STORED = 'fathom.prompts';

function read(): Record<string, Text> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Text>) : {};
  } catch {
    return {};
  }
}

export function rememberPrompt(game: string, prompt: Text): void {
  localStorage.setItem(STORED, JSON.stringify({ ...read(), [`${game}/${prompt.id}`]: prompt }));
}

export function rememberedPrompt(game: string, question: string): Text | null {
  return read()[`${game}/${question}`] ?? null;
}

/** Any failure in words: what happened, and what to do now. */
import { ServerError, type FailureCode } from './api';
import { say, tell } from './words.svelte';

export interface Explained {
  title: string;
  advice: string;
  /** Trying the same again may help. */
  again: boolean;
}

const AGAIN: readonly FailureCode[] = ['gone', 'busy', 'too-fast', 'broken'];
/** Codes with a sentence of the interface; the others are best told by the server, which knows the case. */
const OURS: readonly FailureCode[] = [
  'gone', 'busy', 'broken', 'too-fast', 'bad-key', 'revoked', 'no-key', 'not-found', 'origin', 'too-large',
];

/** What browsers and our loader say where a part of the page could not be fetched; later tries fail too. */
const PART = /dynamically imported|Importing a module|preload CSS/i;

export function explain(error: unknown): Explained {
  if (!(error instanceof ServerError)) {
    console.error(error);
    if (error instanceof Error && PART.test(error.message)) {
      return { title: say('shell-fail-part'), advice: say('shell-fail-part-advice'), again: false };
    }
    return { title: say('shell-fail-odd'), advice: say('shell-fail-odd-advice'), again: true };
  }
  const again = AGAIN.includes(error.code);
  if (OURS.includes(error.code) || !error.text) {
    const id = OURS.includes(error.code) ? error.code : 'odd';
    return { title: say(`shell-fail-${id}`), advice: say(`shell-fail-${id}-advice`), again };
  }
  return { title: tell(error.text), advice: '', again };
}

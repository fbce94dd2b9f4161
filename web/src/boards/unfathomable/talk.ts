/** Table talk (appendix III): when a phrase makes sense, and which clause whoever writes freely should mind. */
import { gameInfo } from '../../lib/catalog.svelte';
import type { PhraseInfo, View } from '../../lib/wire';
import { shipView } from './state';

/** The phrases that make sense now: some are about a test. */
export function phrasesOf(view: View): PhraseInfo[] {
  const testing = shipView(view).test !== null;
  return gameInfo(view.game)?.talk.phrases.filter(({ during }) => !during || testing) ?? [];
}

/** While cards are added nobody tells what they are, and afterwards nobody tells whose they were. */
export function minded(view: View): string | null {
  const { test } = shipView(view);
  if (!test) return null;
  if (test.total === null) return 'U-III.6';
  return test.openly ? null : 'U-III.7';
}

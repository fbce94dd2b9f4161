/** The magnifying glass of a table: which card somebody looks at closely. Board and hand share one. */
import { getContext, hasContext, setContext } from 'svelte';

/** At rest the mouse opens it, a click or a long press pins it. */
export interface Look {
  slug: string;
  at: DOMRect;
  pinned: boolean;
}

export class Glass {
  look = $state.raw<Look | null>(null);
}

export const GLASS = Symbol('glass');

/** Call once where board and hand are put together. */
export function provideGlass(): Glass {
  return setContext(GLASS, new Glass());
}

/** The glass of the table; a part that stands alone has one of its own. */
export function useGlass(): Glass {
  return hasContext(GLASS) ? getContext<Glass>(GLASS) : new Glass();
}

/**
 * Which offers can be chosen on the board itself: those whose piece is drawn right now. A piece in an area that is folded
 * or covered is not drawn, so its offer is listed; nothing that may be chosen is ever out of reach.
 */
import type { Board, Offer, Scene } from './board';

const STORED = 'fathom.answers';

/** Some want every answer as a list too. */
let all = $state(localStorage.getItem(STORED) === 'all');

export function listsAll(): boolean {
  return all;
}

export function listAll(yes: boolean): void {
  all = yes;
  if (yes) localStorage.setItem(STORED, 'all');
  else localStorage.removeItem(STORED);
}

export class OnBoard {
  private drawn = $state.raw(new Set<string>());

  /** Call it while the page is made: it watches the page as long as it is there. */
  constructor(
    private readonly offers: () => Offer[],
    private readonly board: () => Board | undefined,
    private readonly scene: () => Pick<Scene, 'view' | 'cards'> | null,
  ) {
    $effect(() => {
      this.look();
      if (!this.offers().length) return;
      let waiting = 0;
      const watch = new MutationObserver(() => {
        cancelAnimationFrame(waiting);
        waiting = requestAnimationFrame(() => this.look());
      });
      watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-piece', 'hidden'] });
      return () => {
        watch.disconnect();
        cancelAnimationFrame(waiting);
      };
    });
  }

  private look(): void {
    const names = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-piece]')]
        .filter((piece) => piece.offsetParent !== null || piece.closest('svg'))
        .map((piece) => piece.dataset['piece']!),
    );
    if (names.size !== this.drawn.size || [...names].some((name) => !this.drawn.has(name))) this.drawn = names;
  }

  has(offer: Offer): boolean {
    const scene = this.scene();
    const piece = scene && this.board()?.pieceOf(offer, scene.view, scene.cards);
    return piece ? this.drawn.has(piece) : false;
  }
}

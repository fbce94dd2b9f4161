/** For the tests of the boards: a recorded position is drawn as the frame of a table would draw it. */
import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import type { Board, BoardProps, Offer } from '../../lib/board';
import type { CardInfo, LogLine, SeatInfo, View } from '../../lib/wire';
import { tell } from '../../lib/words.svelte';
import { GLASS, Glass } from './glass.svelte';

interface At {
  view: object;
  lines: LogLine[];
}

/** A board writes its own type of view; the wire's is the same with less said. */
export const wire = (at: { view: object }): View => at.view as View;

/** What a recorded question offers, as the page hands it to the board. */
export function offersOf(at: { view: object }): Offer[] {
  const { prompt, options } = wire(at).decision!;
  return options.map(({ key, text, rule, refs }) => ({ key, label: tell(text), rule, refs, prompt: prompt.id }));
}

/** The pieces that can be chosen, and one of them. */
export const glowing = () => [...document.querySelectorAll<HTMLElement>('[data-piece]')];
export const glowingNames = () => glowing().map((one) => one.dataset['piece']!);
export const piece = (name: string) => document.querySelector<HTMLElement>(`[data-piece="${name}"]`);

/** Puts a board's parts on the page; everything is taken away after each test. `ready` loads what they say. */
export function stageOf(board: Board, { cards, seats }: { cards: Record<string, CardInfo>; seats: SeatInfo[] }, ready: () => Promise<void>) {
  const shown: Record<string, unknown>[] = [];
  const glass = new Glass();

  beforeAll(async () => {
    await ready();
    // The simulated browser has no top layer.
    HTMLElement.prototype.showPopover ??= () => {};
  });

  /** Takes away what is shown. */
  function clear(): void {
    for (const one of shown.splice(0)) void unmount(one);
  }
  afterEach(() => {
    clear();
    document.body.replaceChildren();
  });

  /** One part by itself. */
  function put<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): void {
    shown.push(mount(Part, { target: document.body, props, context: new Map([[GLASS, glass]]) }));
    flushSync();
  }

  /** The table and the hand of a position. */
  function show(at: At, more: Partial<BoardProps> = {}): BoardProps {
    const view = wire(at);
    const props: BoardProps = {
      view,
      previous: null,
      lines: at.lines,
      seats: seats.slice(0, view.seats),
      me: view.seat,
      past: false,
      cards,
      offers: view.decision ? offersOf(at) : [],
      choose: vi.fn(),
      chosen: [],
      area: null,
      showArea: vi.fn(),
      ...more,
    };
    for (const Part of [board.Table, board.Hand]) {
      shown.push(mount(Part, { target: document.body, props, context: new Map([[GLASS, glass]]) }));
    }
    flushSync();
    return props;
  }

  return { show, put, clear, glass };
}

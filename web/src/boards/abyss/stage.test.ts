import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../lib/wire';
import { position } from './fixtures/positions';
import { calm, leave, travel } from '../shared/stage';
import { TRIP } from './stage';

/** Two views between which a card is revealed on the track. */
function step(number: number): [View, View] {
  const before = structuredClone(position('base-ask-take'));
  Object.assign(before.table, { track: [] });
  before.number = number;
  const now = structuredClone(before);
  now.table.track = ['crab-2'];
  now.number = number + 1;
  return [before as unknown as View, now as unknown as View];
}

function lay(...names: string[]): void {
  for (const name of names) {
    const piece = document.createElement('div');
    piece.dataset['at'] = name;
    document.body.append(piece);
  }
}

const flying = () => document.querySelector('.flights')?.children.length ?? 0;
let reduced = false;

describe('the stage', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 60, 80));
    HTMLElement.prototype.showPopover ??= () => {};
    HTMLElement.prototype.hidePopover ??= () => {};
    lay('deck');
  });
  afterEach(() => {
    reduced = false;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('lets a copy fly from where a card was to where it is', async () => {
    const [before, now] = step(10);
    travel(before, now, TRIP);
    lay('track:0');
    await tick();
    expect(flying()).toBe(1);
    expect(document.querySelector('.flights')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('lands at once when somebody does something', async () => {
    const [before, now] = step(20);
    travel(before, now, TRIP);
    lay('track:0');
    await tick();
    expect(flying()).toBe(1);
    dispatchEvent(new Event('pointerdown'));
    expect(flying()).toBe(0);
  });

  it('moves nothing under reduced motion, backwards, or without a view before', async () => {
    reduced = true;
    expect(calm()).toBe(true);
    travel(...step(30), TRIP);
    lay('track:0');
    await tick();
    reduced = false;
    const [before, now] = step(40);
    travel(now, before, TRIP);
    travel(null, now, TRIP);
    await tick();
    expect(flying()).toBe(0);
  });

  it('flies once for a view, however many parts of the board ask for it', async () => {
    const [before, now] = step(50);
    travel(before, now, TRIP);
    travel(before, now, TRIP);
    lay('track:0');
    await tick();
    expect(flying()).toBe(1);
  });

  it('lands when the board goes away, and nothing takes off afterwards', async () => {
    travel(...step(70), TRIP);
    lay('track:0');
    await tick();
    expect(flying()).toBe(1);
    leave();
    expect(flying()).toBe(0);
    travel(...step(80), TRIP);
    leave();
    await tick();
    expect(flying()).toBe(0);
  });

  it('lets nothing fly into nowhere', async () => {
    const [before, now] = step(60);
    travel(before, now, TRIP);
    await tick();
    expect(flying()).toBe(0);
  });
});

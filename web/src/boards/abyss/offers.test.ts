import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/board';
import fixtures from './fixtures/positions.json';
import { offersByPiece, pieceOf, piecesOf, realmAsked, trayOf } from './offers';
import { type AbyssView, abyssView } from './state';
import type { View } from '../../lib/wire';

const positions = fixtures.positions.map(({ name, view }) => ({ name, view: abyssView(view as unknown as View) }));

function offersOf(view: AbyssView): Offer[] {
  const { prompt, options } = view.decision!;
  return options.map(({ key, rule, refs }) => ({ key, label: key, rule, refs, prompt: prompt.id }));
}

/** Answers that are words or numbers: nothing on the table stands for them. */
const WORDS = /^(pass|skip|end-turn|end-fight|attack-again|second-fight|enough|keep|decline|ignore|stop-loot|yes|no|(mix|reward)-.*)$/;

function position(name: string): AbyssView {
  const found = positions.find((one) => one.name.endsWith(name));
  if (!found) throw new Error(`no position ${name}`);
  return found.view;
}

describe('offers on the board', () => {
  const asked = positions.filter(({ view }) => view.decision && view.decision.shape !== 'number');

  it.each(asked)('$name: what lies on the table glows there, the rest stays in the list', ({ view }) => {
    const here = piecesOf(view);
    for (const offer of offersOf(view)) {
      const piece = pieceOf(offer, view);
      const word = WORDS.test(offer.key) || offer.prompt === 'ask-race';
      if (word) expect(piece, offer.key).toBeNull();
      else expect(here, offer.key).toContain(piece);
    }
  });

  it('covers every question of the game', () => {
    const prompts = new Set(positions.map(({ view }) => view.decision?.prompt.id).filter(Boolean));
    expect([...prompts].sort()).toEqual([
      'ask-action', 'ask-affiliate', 'ask-attack-again', 'ask-border-guard', 'ask-buy', 'ask-disable', 'ask-discard', 'ask-discard-lord',
      'ask-discard-one', 'ask-discard-stack', 'ask-fighter', 'ask-figure', 'ask-free-lord', 'ask-free-space', 'ask-give-nebulis', 'ask-heal',
      'ask-keep', 'ask-leftover', 'ask-leviathan', 'ask-location', 'ask-loot', 'ask-lose-affiliated', 'ask-lose-allies', 'ask-lose-lord',
      'ask-martial-law', 'ask-mix', 'ask-monster', 'ask-pay', 'ask-pay-keys', 'ask-race', 'ask-recruit', 'ask-replace-lord', 'ask-reveal-token',
      'ask-reward', 'ask-second-fight', 'ask-send-kraken', 'ask-sentinel', 'ask-smokers', 'ask-spend', 'ask-split-tokens', 'ask-stack',
      'ask-steal', 'ask-strike', 'ask-swap-give', 'ask-swap-take', 'ask-take', 'ask-take-lord', 'ask-target', 'may-effect',
    ]);
  });

  it('two ways to pay for one card lie on that card', () => {
    const view = position('expanded-ask-buy');
    const last = `track:${view.table.track.length - 1}`;
    const offers = ['buy-0', 'buy-1', 'pass'].map((key) => ({ key, label: key, rule: '', refs: [], prompt: 'ask-buy' }));
    expect(offersByPiece(offers, view)).toEqual(new Map([[last, offers.slice(0, 2)]]));
  });

  it('a race is a stack where stacks are asked for, and only a word where a race is named', () => {
    const view = position('ask-race');
    expect(pieceOf({ key: 'crab', prompt: 'ask-stack' }, view)).toBe('council:crab');
    expect(pieceOf({ key: 'crab', prompt: 'ask-race' }, view)).toBeNull();
  });

  it('allies glow where the question looks for them', () => {
    const view = position('ask-affiliate');
    expect(pieceOf({ key: 'crab-3-dice', prompt: 'ask-affiliate' }, view)).toBe('laid:crab-3-dice');
    expect(pieceOf({ key: 'crab-3-dice', prompt: 'ask-lose-affiliated' }, view)).toBe('affiliated:crab-3-dice');
    expect(pieceOf({ key: 'crab-3-dice', prompt: 'ask-heal' }, view)).toBe('tray:crab-3-dice');
    expect(pieceOf({ key: 'crab-3-dice', prompt: 'ask-fighter' }, view)).toBe('hand:crab-3-dice');
  });

  it('a power glows on its Lord', () => {
    expect(pieceOf({ key: 'lord-slaver.0', prompt: 'ask-action' }, position('base-ask-action'))).toBe('lord-slaver');
  });

  it('the tray shows what only the asked seat may see', () => {
    const smokers = trayOf(position('ask-smokers'));
    expect(smokers.kind).toBe('locations');
    expect(smokers.keys).not.toContain('decline');
    expect(trayOf(position('ask-heal')).kind).toBe('allies');
    expect(trayOf(position('ask-steal')).kind).toBe('players');
    expect(trayOf(position('ask-action')).keys).toEqual([]);
  });

  it('choosing among a player\'s Lords opens that realm', () => {
    const view = position('ask-disable');
    const victim = realmAsked(view)!;
    const lords = view.decision!.options.map((option) => option.key);
    expect(view.table.free[victim]).toEqual(expect.arrayContaining(lords));
    expect(realmAsked(position('ask-action'))).toBeNull();
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/board';
import { position, positions } from './fixtures/positions';
import { offersByPiece, pieceOf, realmAsked, trayOf } from './offers';

const offer = (key: string, prompt: string): Offer => ({ key, prompt, label: key, rule: '', refs: [] });

describe('which piece an offer glows on', () => {
  it('two ways to pay for one card lie on that card, and passing on none', () => {
    const view = position('expanded-ask-buy');
    const offers = ['buy-0', 'buy-1', 'pass'].map((key) => offer(key, 'ask-buy'));
    expect(offersByPiece(offers, view)).toEqual(
      new Map([[`track:${view.table.track.length - 1}`, offers.slice(0, 2)]]),
    );
  });

  it('a race is a stack where stacks are asked for, and only a word where a race is named', () => {
    const view = position('expanded-ask-race');
    expect(pieceOf(offer('crab', 'ask-stack'), view)).toBe('council:crab');
    expect(pieceOf(offer('crab', 'ask-sentinel'), view)).toBe('council:crab');
    expect(pieceOf(offer('crab', 'ask-race'), view)).toBeNull();
  });

  it('allies glow where the question looks for them', () => {
    const view = position('expanded-ask-affiliate');
    const at = (prompt: string) => pieceOf(offer('crab-3-dice', prompt), view);
    expect(at('ask-affiliate')).toBe('laid:crab-3-dice');
    expect(at('ask-lose-affiliated')).toBe('affiliated:crab-3-dice');
    expect(at('ask-heal')).toBe('tray:crab-3-dice');
    expect(at('ask-fighter')).toBe('hand:crab-3-dice');
  });

  it('a power glows on its Lord, wherever the question comes', () => {
    expect(pieceOf(offer('lord-slaver.0', 'ask-take'), position('base-ask-take'))).toBe('lord-slaver');
  });

  it('drawing Locations and drawing Loot are different piles', () => {
    const view = position('expanded-ask-location');
    expect(pieceOf(offer('draw-2', 'ask-location'), view)).toBe('location-stack');
    expect(pieceOf(offer('draw-loot', 'ask-loot'), view)).toBe('loot-deck');
  });

  it('with an empty track there is nothing to take', () => {
    const view = structuredClone(position('base-ask-take'));
    view.table.track = [];
    expect(pieceOf(offer('take', 'ask-take'), view)).toBeNull();
  });
});

describe('what is laid out for the asked seat', () => {
  it('shows the tiles of the stack, but not the word that declines them', () => {
    const { kind, keys } = trayOf(position('expanded-ask-smokers'));
    expect(kind).toBe('locations');
    expect(keys.length).toBeGreaterThan(1);
    expect(keys).not.toContain('decline');
  });

  it('names every player once, even with two kinds of tokens to steal', () => {
    const view = structuredClone(position('expanded-ask-steal'));
    view.decision!.options = ['player-1-base', 'player-1-expansion', 'player-2-base'].map((key) => ({
      key,
      text: { id: key },
      rule: '',
      refs: [],
    }));
    expect(trayOf(view).pieces).toEqual(['seat:1', 'seat:2']);
  });

  it('is empty while the question is about the table', () => {
    expect(trayOf(position('base-ask-action')).keys).toEqual([]);
  });

  it('opens the realm among whose Lords one chooses', () => {
    const view = position('expanded-ask-disable');
    const lords = view.decision!.options.map(({ key }) => key);
    expect(view.table.free[realmAsked(view)!]).toEqual(expect.arrayContaining(lords));
    expect(realmAsked(position('base-ask-action'))).toBeNull();
  });
});

describe('the recorded positions', () => {
  it('hold every question of the game', () => {
    const prompts = new Set(positions.flatMap(({ view }) => (view.decision ? [view.decision.prompt.id] : [])));
    expect([...prompts].sort()).toEqual([
      'ask-action',
      'ask-affiliate',
      'ask-attack-again',
      'ask-border-guard',
      'ask-buy',
      'ask-disable',
      'ask-discard',
      'ask-discard-lord',
      'ask-discard-one',
      'ask-discard-stack',
      'ask-fighter',
      'ask-figure',
      'ask-free-lord',
      'ask-free-space',
      'ask-give-nebulis',
      'ask-heal',
      'ask-keep',
      'ask-leftover',
      'ask-leviathan',
      'ask-location',
      'ask-loot',
      'ask-lose-affiliated',
      'ask-lose-allies',
      'ask-lose-lord',
      'ask-martial-law',
      'ask-mix',
      'ask-monster',
      'ask-pay',
      'ask-pay-keys',
      'ask-race',
      'ask-recruit',
      'ask-replace-lord',
      'ask-reveal-token',
      'ask-reward',
      'ask-second-fight',
      'ask-send-kraken',
      'ask-sentinel',
      'ask-smokers',
      'ask-spend',
      'ask-split-tokens',
      'ask-stack',
      'ask-steal',
      'ask-strike',
      'ask-swap-give',
      'ask-swap-take',
      'ask-take',
      'ask-take-lord',
      'ask-target',
      'may-effect',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { LAYERS } from '../../shared/scene';
import { cards } from '../fixtures/positions';
import { initial, MOTIF, SIGNS } from '../model';
import { scenery as house } from './gathering';
import { scenery as town } from './masks';
import { PEOPLE } from './people';
import { sceneryOf } from './scenery';
import { motif } from './signs';
import { scenery as woods } from './woods';

const of = (type: string) => Object.values(cards).filter(({ facts }) => facts['type'] === type);
const slugs = (type: string) => of(type).map(({ slug }) => slug).sort();
/** Numbers and letters of a path, and nothing else. */
const PATH = /^M[\d\s.a-zA-Z,-]+$/;

describe('the pictures of Arkham Horror', () => {
  it('has a backdrop for every location, each of its own, and for every map', () => {
    const all = [house, town, woods];
    expect(all.flatMap(({ places }) => Object.keys(places)).sort()).toEqual(slugs('location'));
    const drawn = all.flatMap(({ around, places }) => [around, ...Object.values(places)]);
    expect(new Set(drawn.map((view) => JSON.stringify(view))).size).toBe(drawn.length);
    for (const view of drawn) {
      for (const [layer, d] of Object.entries(view)) {
        expect(LAYERS).toContain(layer);
        expect(d).toMatch(PATH);
        expect(d).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('fetches the backdrops of a scenario that is played, and does without where there are none', async () => {
    expect(await sceneryOf('the-gathering')).toBe(house);
    expect(await sceneryOf('the-midnight-masks')).toBe(town);
    expect(await sceneryOf('the-devourer-below')).toBe(woods);
    expect(slugs('scenario')).toEqual(['the-devourer-below', 'the-gathering', 'the-midnight-masks']);
    expect(await sceneryOf('')).toBeUndefined();
  });

  it('has a face for every investigator, told apart by their letters too', () => {
    const people = slugs('investigator');
    for (const slug of [...people, 'lita-chantler']) expect(PEOPLE[slug]?.length, slug).toBeGreaterThan(5);
    const letters = ['Roland Banks', 'Daisy Walker', '“Skids” O’Toole', 'Agnes Baker', 'Wendy Adams'].map(initial);
    expect(letters).toEqual(['R', 'D', 'S', 'A', 'W']);
    expect(initial('')).toBe('?');
  });

  it('has a sign for every kind of enemy, act and agenda', () => {
    for (const card of [...of('enemy'), ...of('act'), ...of('agenda')]) {
      const sign = motif(card);
      expect(sign, card.slug).not.toBe(SIGNS.enemy);
      expect(sign, card.slug).not.toBe(SIGNS.act);
    }
    const sign = (slug: string) => motif(cards[slug]);
    expect(sign('ghoul-priest')).toBe(sign('icy-ghoul'));
    expect(sign('peter-warren')).toBe(sign('the-masked-hunter'));
    expect(sign('acolyte')).toBe(SIGNS.cultist);
    expect(sign('umordhoth')).not.toBe(sign('the-masked-hunter'));
    expect(new Set(of('enemy').map(motif)).size).toBeGreaterThanOrEqual(11);
  });

  it('gives any other card the sign of what it is, or of its kind', () => {
    expect(motif(cards['machete'])).toBe(motif(cards['knife']));
    expect(motif(cards['machete'])).not.toBe(motif(cards['automatic-45']));
    expect(motif(cards['beat-cop'])).toBe(SIGNS.person);
    expect(motif(cards['guts'])).toBe(SIGNS[MOTIF['skill']!]);
    expect(motif(undefined)).toBe(SIGNS.area);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cards, play, position } from './fixtures/positions';
import type { Flight } from '../shared/stage';
import { flights } from './flights';
import type { AbyssView } from './state';

const short = ({ from, to, face }: Flight) => `${from} > ${to} (${face})`;

/** What flies when this is changed in a position. */
function after(name: string, change: (view: AbyssView) => void): string[] {
  const before = structuredClone(position(name));
  // A bare table, so that only the change flies.
  Object.assign(before.table, { track: ['crab-3', 'squid-1'], laid: [], council: [0, 2, 0, 0, 3], discard: 9 });
  before.table.hands = before.table.hands.map((_, seat) =>
    seat === before.seat ? { size: 2, cards: ['crab-1', 'crab-1'] } : { size: 3 },
  );
  const now = structuredClone(before);
  change(now);
  return flights(before, now).map(short);
}

describe('what travels', () => {
  const me = position('base-ask-take').seat!;
  const other = (me + 1) % position('base-ask-take').seats;

  it('nothing, when nothing changed', () => {
    expect(after('base-ask-take', () => {})).toEqual([]);
  });

  it('a revealed card comes from the deck', () => {
    expect(after('base-ask-take', ({ table }) => table.track.push('monster'))).toEqual(['deck > track:2 (to)']);
  });

  it('a card I take goes to my hand, the others to the Council', () => {
    const moved = after('base-ask-take', ({ table }) => {
      table.track = [];
      table.hands[me] = { size: 3, cards: ['crab-1', 'crab-1', 'squid-1'] };
      table.council[1] = 3;
    });
    expect(moved).toEqual(['track:0 > council:crab (from)', 'track:1 > hand:squid-1 (from)']);
  });

  it('a card that is sold goes to its buyer, its pearls to the seller, and the next one is revealed', () => {
    const moved = after('base-ask-take', ({ table }) => {
      table.track = ['crab-3', 'seahorse-2'];
      table.hands[other] = { size: 4 };
      table.pearls = table.pearls.map((n, seat) => n + (seat === me ? 2 : seat === other ? -2 : 0));
    });
    expect(moved).toEqual([
      `track:1 > seat:${other} (from)`,
      'deck > track:1 (to)',
      `seat:${other} > seat:${me} (pearl)`,
      `seat:${other} > seat:${me} (pearl)`,
    ]);
  });

  it('a Monster is discarded', () => {
    const moved = after('base-ask-take', (view) => {
      view.table.track = [];
      view.table.council = [0, 3, 0, 0, 4];
    });
    expect(moved).toEqual(['track:0 > council:crab (from)', 'track:1 > council:squid (from)']);
    const before = structuredClone(position('base-ask-monster'));
    before.table.track = ['monster'];
    const now = structuredClone(before);
    now.table.track = [];
    expect(flights(before, now).map(short)).toEqual(['track:0 > discard (from)']);
  });

  it('a stack I take shows its cards, a stack another takes only backs', () => {
    const mine = after('base-ask-stack', ({ table, seat }) => {
      table.council[4] = 0;
      table.hands[seat!] = { size: 4, cards: ['crab-1', 'crab-1', 'squid-1', 'squid-5'] };
    });
    expect(mine).toEqual(['council:squid > hand:squid-1 (to)', 'council:squid > hand:squid-5 (to)']);
    const { seat, seats } = position('base-ask-stack');
    const rival = (seat! + 1) % seats;
    const theirs = after('base-ask-stack', ({ table }) => {
      table.council[4] = 0;
      table.hands[rival] = { size: 6 };
    });
    expect(theirs).toEqual(Array(3).fill(`council:squid > seat:${rival} (back)`));
  });

  it('a payment goes from the hand to the table, then to my side or to the discard', () => {
    const paid = after('base-ask-pay', ({ table, seat }) => {
      table.hands[seat!] = { size: 1, cards: ['crab-1'] };
      table.laid = ['crab-1'];
    });
    expect(paid).toEqual(['hand:crab-1 > laid:crab-1 (from)']);
    const before = structuredClone(position('base-ask-affiliate'));
    before.table.laid = ['crab-1', 'squid-4'];
    const now = structuredClone(before);
    now.table.laid = [];
    now.table.affiliated[now.seat!]!.push('crab-1');
    expect(flights(before, now).map(short)).toEqual([
      'laid:crab-1 > affiliated:crab-1 (from)',
      'laid:squid-4 > discard (from)',
    ]);
  });

  it('a recruited Lord goes to its realm, a new one comes from the deck', () => {
    const before = structuredClone(position('base-ask-recruit'));
    const now = structuredClone(before);
    const lord = now.table.court.find(Boolean)!;
    const fresh = Object.keys(cards).find(
      (slug) => slug.startsWith('lord-') && !JSON.stringify(before).includes(slug),
    )!;
    now.table.court[now.table.court.indexOf(lord)] = fresh;
    now.table.free[now.seat!]!.push(lord);
    expect(flights(before, now).map(short).sort()).toEqual(
      [`${lord} > ${lord} (from)`, `lord-deck > ${fresh} (to)`].sort(),
    );
  });

  it('a Leviathan comes from its deck and leaves with its slayer', () => {
    const before = structuredClone(position('expanded-ask-target'));
    before.table.border = [null, 'leviathan-05', null, null, null, null, null, null, null];
    const now = structuredClone(before);
    now.table.border = ['leviathan-09', null, null, null, null, null, null, null, null];
    now.table.slain[1]!.push('leviathan-05');
    expect(flights(before, now).map(short)).toEqual(['leviathan-deck > space-2-3 (to)', 'space-4 > seat:1 (from)']);
  });

  it('in real turns every flight starts and ends somewhere', () => {
    let all = 0;
    for (let i = 1; i < play.length; i++) {
      for (const { from, to } of flights(play[i - 1]!.view, play[i]!.view)) {
        expect(from).not.toContain('undefined');
        expect(to).not.toContain('undefined');
        all += 1;
      }
    }
    expect(all).toBeGreaterThan(play.length / 2);
  });
});

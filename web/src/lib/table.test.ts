import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerError } from './api';
import type { Line } from './socket';
import { set } from './settings.svelte';
import { PACE as PACES, TableStore } from './table.svelte';
import type { ChatLine, Command, Decision, Done, LogLine, State, Tail, View } from './wire';

const decision = (id: string): Decision => ({
  id, seat: 0, shape: 'pick', prompt: { id: 'ask' }, rule: '', options: [],
});
const line = (number: number, id = `line-${number}`): LogLine => ({
  number, text: { id }, rule: '', refs: [], audience: null,
});
const chat = (entry: number): ChatLine => ({ entry, seat: 0, name: 'Mara', text: `${entry}`, at: '' });

interface Given {
  entry?: number;
  log?: Tail<LogLine>;
  chat?: Tail<ChatLine>;
  decision?: Decision | null;
}
function state(number: number, { entry = number, log, chat, decision = null }: Given = {}): State {
  return {
    is: 'state', entry, role: 'seat', seat: 0,
    view: { number, decision, outcome: null, waiting: [0], table: {} } as unknown as View,
    log: log ?? { since: number, lines: [line(number)] },
    chat: chat ?? { since: 1_000_000, lines: [] },
    refused: [], seats: [], orders: [], undo: { choice: null, action: null, turn: null }, proposal: null,
    strict: null, table: 'T', created: '', touched: '',
  };
}

const PACE = PACES.quick;
let server: Line;
let store: TableStore;
let sent: Command[];
let reply: (command: Command) => Promise<Done>;

beforeEach(() => {
  vi.useFakeTimers();
  set('pace', 'quick');
  sent = [];
  reply = () => Promise.resolve({ is: 'done', key: '', entry: 1 });
  store = new TableStore('T', 'K', (made) => {
    server = made;
    return {
      send: (command) => {
        sent.push(command);
        return reply(command);
      },
      close: () => {},
      wake: () => {},
    };
  });
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(...states: State[]): void {
  for (const one of states) {
    server.onState(one);
    server.onStatus('open');
  }
}
const shown = () => store.shown?.state.view.number;
const numbers = () => store.log.map((one) => one.number);
const pass = (time: number) => vi.advanceTimersByTime(time);

describe('a state that came before the socket', () => {
  test('is shown until the socket tells more', () => {
    store.meet(state(3, { log: { since: 0, lines: [line(0), line(3)] } }));
    expect([shown(), store.status]).toEqual([3, 'connecting']);
    arrive(state(4, { log: { since: 0, lines: [line(0), line(3), line(4)] } }));
    expect([shown(), numbers()]).toEqual([4, [0, 3, 4]]);
  });

  test('is of no use after it', () => {
    arrive(state(4));
    store.meet(state(3, { entry: 9 }));
    expect(shown()).toBe(4);
  });
});

describe('log and chat', () => {
  test('lines from since on are replaced, the others stay', () => {
    arrive(state(3, { log: { since: 0, lines: [line(0), line(1), line(2), line(2, 'more'), line(3)] } }));
    pass(PACE);
    arrive(state(4, { log: { since: 3, lines: [line(3, 'again'), line(4)] } }));
    expect(store.log.map((one) => one.text.id)).toEqual(['line-0', 'line-1', 'line-2', 'more', 'again', 'line-4']);
  });

  test('an undo takes lines away', () => {
    arrive(state(5, { log: { since: 0, lines: [0, 1, 2, 3, 4, 5].map((n) => line(n)) } }));
    arrive(state(2, { entry: 6, log: { since: 3, lines: [] } }));
    expect(numbers()).toEqual([0, 1, 2]);
    expect(shown()).toBe(2);
  });

  test('chat is merged by the same rule', () => {
    arrive(state(1, { chat: { since: 0, lines: [chat(1), chat(4)] } }));
    arrive(state(1, { entry: 9, chat: { since: 9, lines: [chat(9)] } }));
    expect(store.chat.map((one) => one.entry)).toEqual([1, 4, 9]);
    arrive(state(1, { entry: 10, chat: { since: 4, lines: [chat(4), chat(9), chat(10)] } }));
    expect(store.chat.map((one) => one.entry)).toEqual([1, 4, 9, 10]);
  });

  test('own words and phrases are said alike', async () => {
    await store.say('hi');
    await store.say({ id: 'distrust', args: { player: 1 } });
    expect(sent).toEqual([
      { do: 'say', text: 'hi' },
      { do: 'say', phrase: { id: 'distrust', args: { player: 1 } } },
    ]);
  });

  test('an older state that comes late changes nothing on the board', () => {
    arrive(state(3, { entry: 30 }), state(2, { entry: 20 }));
    expect(shown()).toBe(3);
  });
});

describe('pacing', () => {
  test('the first state is shown at once, a burst one after another', () => {
    arrive(state(1));
    expect(shown()).toBe(1);
    arrive(state(2), state(3), state(4));
    expect(shown()).toBe(1);
    expect(store.queue.length).toBe(3);
    pass(PACE);
    expect(shown()).toBe(2);
    pass(PACE);
    expect(shown()).toBe(3);
    pass(PACE);
    expect(shown()).toBe(4);
    expect(store.queue.length).toBe(0);
  });

  test('after a rest the next state is shown at once', () => {
    arrive(state(1));
    pass(PACE);
    arrive(state(2));
    expect(shown()).toBe(2);
  });

  test('each step knows the view before it and its own lines', () => {
    arrive(state(1, { log: { since: 0, lines: [line(0), line(1)] } }));
    arrive(state(2), state(3, { log: { since: 3, lines: [line(3), line(3, 'b')] } }));
    expect(store.previous).toBeNull();
    pass(PACE);
    expect(store.previous?.number).toBe(1);
    expect(store.lines.map((one) => one.text.id)).toEqual(['line-2']);
    expect(numbers()).toEqual([0, 1, 2]);
    pass(PACE);
    expect(store.previous?.number).toBe(2);
    expect(store.lines.map((one) => one.text.id)).toEqual(['line-3', 'b']);
  });

  test('nothing can be answered before the present is on the screen', () => {
    arrive(state(1));
    arrive(state(2, { decision: decision('2.0') }), state(3, { decision: decision('3.0') }));
    expect(store.decision).toBeNull();
    pass(PACE);
    expect(store.decision).toBeNull();
    pass(PACE);
    expect(store.decision?.id).toBe('3.0');
  });

  test('skip shows the present', () => {
    arrive(state(1));
    arrive(state(2), state(3), state(4, { decision: decision('4.0') }));
    store.skip();
    expect(shown()).toBe(4);
    expect(store.decision?.id).toBe('4.0');
    expect(store.lines.map((one) => one.number)).toEqual([2, 3, 4]);
    pass(PACE * 10);
    expect(shown()).toBe(4);
  });

  test('chat and presence do not wait, and do not jump the queue', () => {
    arrive(state(1));
    arrive(state(1, { entry: 2 }));
    expect(store.shown?.state.entry).toBe(2);
    arrive(state(2, { entry: 3 }), state(2, { entry: 4 }));
    expect(shown()).toBe(1);
    expect(store.queue.length).toBe(1);
    pass(PACE);
    expect(store.shown?.state.entry).toBe(4);
  });

  test('a long burst is never further behind than a few seconds', () => {
    arrive(state(1));
    arrive(...Array.from({ length: 60 }, (_, i) => state(i + 2)));
    pass(4500);
    expect(shown()).toBe(61);
  });

  test('an undo is shown at once and drops what waited', () => {
    arrive(state(5, { entry: 5 }));
    arrive(state(6, { entry: 6 }), state(7, { entry: 7 }), state(4, { entry: 8 }));
    expect(shown()).toBe(4);
    expect(store.queue.length).toBe(0);
    expect(store.previous).toBeNull();
  });

  test('after a break the present is shown at once', () => {
    arrive(state(1));
    server.onStatus('lost');
    arrive(state(9));
    expect(shown()).toBe(9);
  });

  test('a page nobody looks at does not queue', () => {
    arrive(state(1));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    arrive(state(2), state(3));
    expect(shown()).toBe(3);
    vi.restoreAllMocks();
  });
});

describe('commands', () => {
  test('an answer names its question; a second click while it travels is nothing', async () => {
    let stored: (done: Done) => void = () => {};
    reply = () => new Promise((resolve) => (stored = resolve));
    arrive(state(1, { decision: decision('1.0') }));
    const first = store.answer(store.decision!, 'buy-0');
    void store.answer(store.decision!, 'buy-0');
    expect(store.sending).toBe(true);
    expect(sent).toEqual([{ do: 'answer', question: '1.0', answer: 'buy-0' }]);
    stored({ is: 'done', key: '', entry: 2 });
    await first;
    expect(store.sending).toBe(false);
  });

  test('a refused answer can be given again', async () => {
    reply = () => Promise.reject(new ServerError('illegal', { id: 'x' }));
    arrive(state(1, { decision: decision('1.0') }));
    await expect(store.answer(store.decision!, 'x')).rejects.toMatchObject({ code: 'illegal' });
    expect(store.sending).toBe(false);
    expect(store.decision?.id).toBe('1.0');
  });

  test('a standing order and its taking back', async () => {
    await store.order('ask-buy', 'pass');
    await store.order('ask-buy', null);
    expect(sent).toEqual([
      { do: 'order', question: 'ask-buy', answer: 'pass', condition: '', times: 0 },
      { do: 'order', question: 'ask-buy', answer: null, condition: '', times: 0 },
    ]);
  });
});

describe('the past', () => {
  const old = { number: 2, view: { number: 2 } as View, lines: [line(2)] };

  test('is fetched and shown, nothing can be answered there, and play goes on behind it', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify([old]))));
    vi.stubGlobal('fetch', fetched);
    arrive(state(5, { decision: decision('5.0') }));
    await store.look(2);
    expect(fetched).toHaveBeenCalledWith(
      '/api/tables/T/moments?first=2&last=2&seen=own',
      expect.objectContaining({ headers: { Authorization: 'Bearer K' } }),
    );
    expect(store.view?.number).toBe(2);
    expect(store.decision).toBeNull();
    pass(PACE);
    arrive(state(6, { decision: decision('6.0') }));
    expect(store.view?.number).toBe(2);
    store.back();
    expect(store.view?.number).toBe(6);
    expect(store.decision?.id).toBe('6.0');
  });

  describe('that comes late', () => {
    let come: ((answer: Response) => void)[];
    const moment = (number: number) => new Response(JSON.stringify([{ ...old, number }]));

    beforeEach(() => {
      come = [];
      vi.stubGlobal('fetch', () => new Promise((resolve) => come.push(resolve)));
      arrive(state(5));
    });

    test('is not shown to somebody who has gone back to the present', async () => {
      const looking = store.look(2);
      store.back();
      come[0]!(moment(2));
      await looking;
      expect(store.past).toBeNull();
    });

    test('does not take the place of what was wanted after it', async () => {
      const [first, second] = [store.look(2), store.look(3)];
      come[1]!(moment(3));
      come[0]!(moment(2));
      await Promise.all([first, second]);
      expect(store.past?.number).toBe(3);
    });

    test('is nothing to somebody who has left, nor is its failure', async () => {
      const [first, second] = [store.look(2), store.look(3)];
      store.close();
      come[0]!(moment(2));
      come[1]!(Response.json({ code: 'secret' }, { status: 403 }));
      await Promise.all([first, second]);
      expect(store.past).toBeNull();
    });
  });
});

describe('pace', () => {
  const burst = () => arrive(state(1), state(2), state(3), state(4));

  test('instant shows the present at once', () => {
    set('pace', 'instant');
    burst();
    expect(shown()).toBe(4);
  });

  test('calm takes longer than quick, and never further behind than a while', () => {
    set('pace', 'calm');
    burst();
    pass(PACE);
    const early = shown();
    pass(PACES.calm * 3);
    expect([early, shown()]).toEqual([1, 4]);
    arrive(...Array.from({ length: 60 }, (_, i) => state(5 + i)));
    pass(14_500);
    expect(shown()).toBe(64);
  });

  test('step by step waits for somebody, but not after an own answer', () => {
    set('pace', 'step');
    burst();
    pass(60_000);
    expect(shown()).toBe(1);
    store.next();
    expect(shown()).toBe(2);
    store.skip();
    expect(shown()).toBe(4);
    arrive(state(5, { decision: decision('5.0') }));
    store.next();
    arrive(state(6), state(7));
    pass(0);
    expect(shown()).toBe(6);
  });

  test('a pause holds what is shown; going on goes on, skipping ends it', () => {
    burst();
    store.pause(true);
    const held = shown();
    pass(60_000);
    expect(shown()).toBe(held);
    store.pause(false);
    pass(PACE * 4);
    expect(shown()).toBe(4);
    arrive(state(5));
    store.pause(true);
    arrive(state(6), state(7));
    store.skip();
    expect([shown(), store.paused]).toEqual([7, false]);
  });
});

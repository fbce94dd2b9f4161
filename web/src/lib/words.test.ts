import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerError } from './api';
import { explain } from './failure';
import { gameTitle, optionTitles, seatName } from './names';
import type { SeatInfo } from './wire';
import { initWords, knows, lang, loadDomain, say, setLang, tell } from './words.svelte';

const sources: Record<string, string> = {
  'kernel/en': 'player-name = Player { $number }',
  'kernel/pl': 'player-name = Gracz { $number }',
  'kernel/de': 'player-name = Spieler { $number }',
  'toy/en': 'player-name = Player { $number }\nwins = { $who } wins.',
  'toy/pl': 'player-name = Gracz { $number }\nwins = Wygrywa { $who }.',
};
const fetched = vi.fn((path: string) => {
  const source = sources[path.replace('/api/locale/', '')];
  return Promise.resolve(source === undefined ? Response.json({}, { status: 500 }) : new Response(source));
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wins = { id: 'wins', domain: 'toy', args: { who: { id: 'player-name', domain: 'kernel', args: { number: 2 } } } };

describe('the language', () => {
  test.each([
    ['pl', ['de-AT'], 'pl'],
    [null, ['pl-PL', 'en'], 'pl'],
    [null, ['fr-FR', 'de-CH'], 'de'],
    [null, ['fr-FR'], 'en'],
    ['xx', ['fr-FR'], 'en'],
  ])('stored %s, browser %s: %s', async (stored, wishes, expected) => {
    if (stored) localStorage.setItem('fathom.lang', stored);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
    await initWords();
    expect(lang()).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });

  test('changes at once, for the interface and for games, and is remembered', async () => {
    await setLang('en');
    expect(say('shell-undo')).toBe('Undo');
    await loadDomain('toy');
    expect(tell(wins)).toBe('Player 2 wins.');
    await setLang('pl');
    expect(say('shell-undo')).toBe('Cofnij');
    expect(tell(wins)).toBe('Wygrywa Gracz 2.');
    expect(tell(wins, { 1: 'Mara' })).toBe('Wygrywa Mara.');
    expect(localStorage.getItem('fathom.lang')).toBe('pl');
  });

  test('of two choices the last one counts, not the slowest', async () => {
    await setLang('en');
    await loadDomain('toy');
    let come = () => {};
    const late = new Promise<void>((resolve) => (come = resolve));
    sources['slow/en'] = 'hello = Hello';
    sources['slow/pl'] = 'hello = Cześć';
    sources['slow/de'] = 'hello = Hallo';
    await loadDomain('slow');
    vi.stubGlobal('fetch', (path: string) => (path.endsWith('slow/pl') ? late : Promise.resolve()).then(() => fetched(path)));
    const [slow, quick] = [setLang('pl'), setLang('de')];
    await quick;
    come();
    await slow;
    expect(lang()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('fathom.lang')).toBe('de');
  });
});

describe('words on their way', () => {
  test('are empty first, and fetched once', async () => {
    await setLang('en');
    fetched.mockClear();
    sources['late/en'] = 'hello = Hello';
    expect(tell({ id: 'hello', domain: 'late' })).toBe('');
    expect(tell({ id: 'hello', domain: 'late' })).toBe('');
    await loadDomain('late');
    expect(tell({ id: 'hello', domain: 'late' })).toBe('Hello');
    expect(fetched.mock.calls.filter(([path]) => path.includes('late'))).toHaveLength(1);
  });

  test('that did not come are asked for again', async () => {
    await expect(loadDomain('failing')).rejects.toThrow(ServerError);
    sources['failing/en'] = 'hello = Hello';
    await loadDomain('failing');
    expect(tell({ id: 'hello', domain: 'failing' })).toBe('Hello');
  });

  test('that are missing do not blank the page', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await setLang('en');
    expect(say('shell-no-such-thing')).toBe('shell no such thing');
    expect(told).toHaveBeenCalledOnce();
    expect(knows('shell-no-such-thing')).toBe(false);
  });
});

describe('names', () => {
  const seat = (number: number, name: string) => ({ seat: number, name }) as SeatInfo;

  test('of seats', async () => {
    await setLang('en');
    await loadDomain('kernel');
    expect(seatName([seat(0, 'Mara'), seat(1, '')], 0)).toBe('Mara');
    expect(seatName([seat(0, 'Mara'), seat(1, '')], 1)).toBe('Player 2');
  });

  test('of games and of the options that are on', async () => {
    await setLang('pl');
    sources['abyss/pl'] = 'game-title = Otchłań\noption-leviathan = Lewiatan\noption-sea = Morze\noption-sea-calm = spokojne';
    expect(gameTitle('abyss')).toBe('');
    await loadDomain('abyss');
    expect(gameTitle('abyss')).toBe('Otchłań');
    expect(optionTitles('abyss', { leviathan: true, kraken: false })).toEqual(['Lewiatan']);
    expect(optionTitles('abyss', { sea: 'calm', rounds: 5 })).toEqual(['Morze: spokojne', 'rounds: 5']);
  });
});

describe('failures', () => {
  const codes = [
    'gone', 'busy', 'broken', 'too-fast', 'bad-key', 'revoked', 'no-key', 'not-found', 'origin', 'too-large',
  ] as const;
  test.each(codes)(
    '%s: a sentence and what to do, in every language',
    async (code) => {
      for (const language of ['en', 'pl', 'de'] as const) {
        await setLang(language);
        const { title, advice } = explain(new ServerError(code, null));
        expect(knows(`shell-fail-${code}`) && knows(`shell-fail-${code}-advice`)).toBe(true);
        expect(title).toMatch(/[.!?]$/);
        expect(advice.length).toBeGreaterThan(10);
      }
    },
  );

  test('a rule that was broken is told in the words of the server', async () => {
    await setLang('en');
    await loadDomain('toy');
    expect(explain(new ServerError('illegal', wins)).title).toBe('Player 2 wins.');
  });

  test('trying again is offered where it can help', () => {
    expect(explain(new ServerError('busy', null)).again).toBe(true);
    expect(explain(new ServerError('revoked', null)).again).toBe(false);
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const said of ['Failed to fetch dynamically imported module: /x.js', 'Unable to preload CSS for /x.css']) {
      expect(explain(new TypeError(said)).title).toBe('A part of this page could not be loaded.');
    }
    expect(explain(new TypeError('x is undefined')).title).toBe('Something unexpected happened.');
    silent.mockRestore();
  });
});

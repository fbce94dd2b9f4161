/** How somebody likes to play: kept in this browser, shared between its tabs, and in force at once. */

export const PACES = ['instant', 'quick', 'calm', 'step'] as const;
export type Pace = (typeof PACES)[number];
export const SOUNDS = ['off', 'soft', 'full'] as const;
export type Sound = (typeof SOUNDS)[number];
export const TEXTS = ['normal', 'large', 'larger'] as const;
export const CONTRASTS = ['usual', 'high'] as const;
export const CODES = ['hover', 'always'] as const;
export const CONFIRMS = ['final', 'never'] as const;

export interface Settings {
  /** How fast what the others do is shown. */
  pace: Pace;
  sound: Sound;
  text: (typeof TEXTS)[number];
  contrast: (typeof CONTRASTS)[number];
  /** Whether the log shows the codes of clauses, or only where somebody points. */
  codes: (typeof CODES)[number];
  /** Whether what cannot be taken back is asked once more. */
  confirm: (typeof CONFIRMS)[number];
}

const STORED = 'fathom.settings';
/** Where sounds were switched on before there were settings. */
const OLD_SOUND = 'fathom.sound';

const known: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  pace: PACES, sound: SOUNDS, text: TEXTS, contrast: CONTRASTS, codes: CODES, confirm: CONFIRMS,
};

function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where nobody chose: calm enough to follow, but whoever wants no motion does not wait for any. */
function usual(): Settings {
  return {
    pace: still() ? 'quick' : 'calm',
    sound: localStorage.getItem(OLD_SOUND) === 'on' ? 'full' : 'off',
    text: 'normal',
    contrast: typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches ? 'high' : 'usual',
    codes: 'hover',
    confirm: 'final',
  };
}

function read(): Settings {
  const all = usual();
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, unknown>;
    for (const name of Object.keys(known) as (keyof Settings)[]) {
      const found = (known[name] as readonly unknown[]).find((value) => value === stored[name]);
      if (found !== undefined) Object.assign(all, { [name]: found });
    }
  } catch {
    // Somebody else's data, or none: the usual settings do.
  }
  return all;
}

let current = $state.raw<Settings>(read());
addEventListener('storage', (event) => {
  if (event.key !== STORED && event.key !== null) return;
  current = read();
  applySettings();
});

/** Reactive. */
export function settings(): Settings {
  return current;
}

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  current = { ...current, [name]: value };
  try {
    localStorage.setItem(STORED, JSON.stringify(current));
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
  applySettings();
}

/** Styles follow attributes of the root (styles/settings.css). */
export function applySettings(): void {
  const root = document.documentElement.dataset;
  root['text'] = current.text;
  root['contrast'] = current.contrast;
  root['codes'] = current.codes;
}

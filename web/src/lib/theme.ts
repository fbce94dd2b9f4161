/** Dark, light, or as the system says. The colours follow `color-scheme` (see styles/theme.css). */

export type Theme = 'dark' | 'light' | 'auto';
const STORED = 'fathom.theme';
export const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];

export function theme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === 'dark' || stored === 'light' ? stored : 'auto';
}

export function setTheme(next: Theme): void {
  if (next === 'auto') localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, next);
  applyTheme();
}

export function applyTheme(): void {
  document.documentElement.dataset['theme'] = theme();
}

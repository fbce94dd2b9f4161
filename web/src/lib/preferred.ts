/** Which of our languages somebody reads: the one they chose, or else the first of their browser's that we have. */
import { LANGS, type Lang } from './wire';

export const STORED = 'fathom.lang';

function isLang(value: string | null): value is Lang {
  return LANGS.some((lang) => lang === value);
}

export function preferred(): Lang {
  const stored = localStorage.getItem(STORED);
  if (isLang(stored)) return stored;
  for (const wish of navigator.languages ?? [navigator.language]) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return 'en';
}

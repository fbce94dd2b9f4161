/** Words as somebody types them who looks for something: without case and accents. */

const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

export function foldLetter(letter: string): string {
  const low = letter.toLowerCase();
  return LETTERS[low] ?? low.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Without case and accents, so that "zolnierz" finds "Żołnierz". */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join('');
}

/** The folded words of a query; hyphens stay inside, so that ids survive. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word.length > 0);
}

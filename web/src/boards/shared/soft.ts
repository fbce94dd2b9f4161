/** Where long words may break. */
const VOWEL = 'aeiouyäöüąęóAEIOUYÄÖÜ';
const LONG = new RegExp('\\p{L}{10,}', 'gu');
const SYLLABLE = new RegExp(
  `([${VOWEL}])([^${VOWEL}\\s]*?)((?:sch|ch|ck|ph|th|qu|sz|cz|rz|dz|[^${VOWEL}\\s])[${VOWEL}])`, 'gu',
);

/** Soft hyphens in long words: browsers without a dictionary of the language would break them anywhere. */
export function soft(words: string): string {
  return words.replace(LONG, (word) => {
    const inner = word.slice(2, -2);
    // Twice, because a syllable that ends one match begins the next.
    const once = inner.replace(SYLLABLE, '$1$2\u00ad$3');
    return word.slice(0, 2) + once.replace(SYLLABLE, '$1$2\u00ad$3') + word.slice(-2);
  });
}

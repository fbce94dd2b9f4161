/** What may be said at the table (appendix III): only vague or extreme words about what is hidden. */

/** Some phrases are about a test and only make sense while there is one. */
export const PHRASES: readonly { id: string; test: boolean }[] = [
  { id: 'much', test: true },
  { id: 'little', test: true },
  { id: 'none', test: true },
  { id: 'need', test: true },
  { id: 'enough', test: true },
  { id: 'fail', test: true },
  { id: 'yes', test: false },
  { id: 'no', test: false },
  { id: 'silent', test: false },
  { id: 'odd', test: false },
];

export const RULES = [2, 3, '3a', 4, 5, 6, 7, 8, 9, 10].map((n) => `U-III.${n}`);

/** Texts taken apart, where a board draws a part of what a card says. Pure. */
import { isListed } from './fluent';
import type { Text } from './wire';

/** A text inside another one, told in the words of the same game; null where there is none. */
export function inner(text: Text, arg: string): Text | null {
  const found = text.args?.[arg];
  if (typeof found !== 'object' || isListed(found)) return null;
  return text.domain ? { domain: text.domain, ...found } : found;
}

/** The clause that a sentence is made of; any other text as it is. */
export function clauseOf(text: Text): Text {
  return (text.id === 'sentence' && inner(text, 'of')) || text;
}

/** A clause with its capital and full stop. */
export function sentenceOf(clause: Text): Text {
  return { id: 'sentence', ...(clause.domain ? { domain: clause.domain } : {}), args: { of: clause } };
}

/** Whether a text speaks of a thing of this name, somewhere inside. */
export function mentions(text: Text, id: string): boolean {
  return Object.values(text.args ?? {}).some((arg) => {
    if (typeof arg !== 'object') return false;
    return (isListed(arg) ? arg.list : [arg]).some((part) => part.id === id || mentions(part, id));
  });
}

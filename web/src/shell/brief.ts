/** Answers in few words: of a card with a long text its name says enough, unless it can be used in several ways. */
import type { Offer } from '../lib/board';

const LONG = 52;

export function brief(offers: readonly Pick<Offer, 'key' | 'label'>[], key: string): string {
  const label = (offers.find((offer) => offer.key === key)?.label ?? key).replace(/\.$/, '');
  const name = label.split(': ', 1)[0]!;
  if (label.length <= LONG || name.length > LONG) return label;
  return offers.filter((offer) => offer.label.startsWith(`${name}: `)).length === 1 ? name : label;
}

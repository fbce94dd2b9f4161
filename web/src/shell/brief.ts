/** Answers in few words: of a card with a long text its name says enough, unless it can be used in several ways. */
import type { Offer } from '../lib/board';

export const LONG = 52;

/** A long answer is read as a name and what it does: before a colon, or before brackets that hold the first one. */
export function parted(label: string): [name: string, rest: string] {
  const colon = label.indexOf(': ');
  if (label.length <= LONG || colon < 0) return [label, ''];
  const bracket = label.indexOf(' (');
  const inside = bracket > 0 && bracket < colon && !label.slice(bracket, colon).includes(')');
  const at = inside ? bracket : colon + 1;
  return at <= LONG ? [label.slice(0, at), label.slice(at)] : [label, ''];
}

export function brief(offers: readonly Pick<Offer, 'key' | 'label'>[], key: string): string {
  const label = (offers.find((offer) => offer.key === key)?.label ?? key).replace(/\.$/, '');
  const [name, rest] = parted(label);
  if (!rest || offers.filter((offer) => parted(offer.label)[0] === name).length > 1) return label;
  return name.replace(/:$/, '');
}

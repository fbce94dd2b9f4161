/** A card in signs, as it is printed: its sets of actions with what they cost, its bottom lines, its keyword. */
import type { CardInfo } from '../../lib/wire';
import type { SignName } from './model';

export interface Act {
  sign: SignName;
  /** What stands beside the sign: "2", "+1", "−2". */
  mark: string;
  /** It is done to somebody else. */
  other: boolean;
  times: number;
}

export interface Line {
  /** Madness tokens it costs. */
  cost: number;
  night: boolean;
  /** A line at the bottom, not a set. */
  bottom: boolean;
  acts: Act[];
}

const ACTS: Record<string, [SignName, '' | '+' | '−']> = {
  attack: ['strength', ''], destroy: ['destroy', ''], reinforce: ['reinforce', ''], move: ['step', ''],
  ignite: ['fire', ''], 'outpost-add': ['outpost', '+'], 'outpost-remove': ['outpost', '−'],
  'fire-add': ['fire', '+'], 'fire-remove': ['fire', '−'],
  'depth-add': ['depth', '+'], 'depth-shift': ['depth', ''], 'depth-flip': ['flip', ''],
  'depth-remove': ['depth', '−'], 'own-add': ['cultist', '+'], 'own-remove': ['cultist', '−'],
  'opp-add': ['cultist', '+'], 'opp-remove': ['cultist', '−'], ritual: ['ritual', ''], corrupt: ['corruption', '+'],
  draw: ['cards', '+'], recall: ['discard', '−'], 'madness-add': ['bag', '−'], 'madness-remove': ['bag', '+'],
  ready: ['figure', ''], figure: ['figure', ''], playgod: ['cards', ''], strip: ['bag', '+'], eclipse: ['moon', ''],
  rouse: ['reinforce', ''], bury: ['altar', '+'],
};

interface Told {
  id?: unknown;
  args?: Record<string, unknown>;
  list?: unknown[];
}

/** All actions in a text, in the order they are said; those that share a verb are told without it ("-at"). */
function acts(told: unknown): Act[] {
  if (typeof told !== 'object' || told === null) return [];
  const { id, args = {}, list } = told as Told;
  if (list) return list.flatMap(acts);
  const found = typeof id === 'string' && id.startsWith('act-') ? ACTS[id.slice(4).replace(/-at$/, '')] : undefined;
  if (!found) return Object.values(args).flatMap(acts);
  const n = Number(args['n'] ?? 0);
  return [
    {
      sign: found[0],
      mark: n || found[1] ? `${found[1]}${n || (found[1] ? 1 : '')}` : '',
      other: String(id).startsWith('act-opp-'),
      times: Number(args['times'] ?? 1),
    },
  ];
}

const LINE = /^(set|line)-(free|paid|night|night-paid)$/;

/** The sets and bottom lines of a card. */
export function linesOf(card: CardInfo | undefined): Line[] {
  return (card?.text ?? []).flatMap((text) => {
    const of = text.args?.['of'] as Told | undefined;
    const kind = LINE.exec(String(of?.id ?? ''));
    if (!kind) return [];
    const cost = Number(of?.args?.['n'] ?? 0);
    return [{ cost, night: kind[2]!.startsWith('night'), bottom: kind[1] === 'line', acts: acts(of) }];
  });
}

/** What the keyword of a card allows: to draw, to play once more. */
export function keywordOf(card: CardInfo | undefined): 'draw' | 'again' | null {
  const ids = (card?.text ?? []).map(({ id }) => id);
  return ids.includes('key-draw') ? 'draw' : ids.includes('key-again') ? 'again' : null;
}

/** One hue per race; a guild wears the hue of its race. */
import { hsl } from './brush';

export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = (typeof RACES)[number];
export const GUILDS = ['mage', 'soldier', 'farmer', 'merchant', 'politician', 'ambassador', 'smuggler'] as const;
export type Guild = (typeof GUILDS)[number];

export const RACE_HUE: Record<Race | 'kraken' | 'monster', number> = {
  jellyfish: 264,
  crab: 8,
  seahorse: 42,
  shellfish: 156,
  squid: 210,
  kraken: 196,
  monster: 348,
};
const GUILD_HUE: Record<Guild, number> = {
  mage: 264,
  soldier: 8,
  farmer: 42,
  merchant: 156,
  politician: 210,
  ambassador: 186,
  smuggler: 196,
};
const GUILD_TINT: Record<Guild, number> = {
  mage: 62,
  soldier: 64,
  farmer: 60,
  merchant: 52,
  politician: 64,
  ambassador: 22,
  smuggler: 16,
};

/** The colours of one figure: `at` gives a shade of its hue, by lightness. */
export interface Palette {
  hue: number;
  tint: number;
  at: (lightness: number, alpha?: number) => string;
  /** The neighbouring hue, for cloth and ornament. */
  cloth: (lightness: number, alpha?: number) => string;
  eye: string;
}

export function paletteOf(guild: Guild, turn: number): Palette {
  const hue = GUILD_HUE[guild] + turn;
  const tint = GUILD_TINT[guild];
  return {
    hue,
    tint,
    at: (l, a = 1) => hsl(hue, tint, l, a),
    cloth: (l, a = 1) => hsl(hue + (guild === 'soldier' ? 22 : -34), tint * 0.75, l, a),
    eye: guild === 'soldier' || guild === 'smuggler' ? hsl(48, 100, 72) : hsl(174, 90, 80),
  };
}

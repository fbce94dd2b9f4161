/** What enemies, assets, acts and agendas are known by: signs of 32 by 32, and which card has which. */
import type { CardInfo } from '../../../lib/wire';
import type { Drawing } from '../../shared/drawing';
import { MOTIF, SIGNS } from '../model';

const KINDS = {
  ghoul: { body: 'M6 13c0-7 4-10 10-10s10 3 10 10c3 0 3 5 0 6-1 4-3 6-4 10H10c-1-4-3-6-4-10-3-1-3-6 0-6z', faint: 'M11 14h2M19 14h2M10 21l2 3 2-3 2 3 2-3 2 3 2-3' },
  mask: { body: 'M3 9c9 4 17 4 26 0 1 9-2 14-7 14-3 0-4-4-6-4s-3 4-6 4c-5 0-8-5-7-14z', faint: 'M9 15h4M19 15h4' },
  rat: { fill: 'M3 20c0-6 6-9 12-8 1-4 6-5 7-1 4 2 7 6 7 9-3 2-6 2-8 2l2 3h-5l-1-2h-4l1 2H9l-2-4c-2 0-4 0-4-1z', line: 'M4 21c-3 4 0 7 5 6', width: 2 },
  wings: { body: 'M16 9l3-5 1 6c3-4 7-5 11-4-3 3-3 7-3 11-3-2-5-1-6 2-2-1-4 0-4 3l-2 7-2-7c0-3-2-4-4-3-1-3-3-4-6-2 0-4 0-8-3-11 4-1 8 0 11 4l1-6z' },
  yithian: { fill: 'M13 14h6l7 14H6zM13 3h6v8h-6z', line: 'M13 14C6 14 8 8 4 7M19 14c7 0 5-6 9-7M16 11v4', width: 2.6 },
  tree: { fill: 'M13 14h6l1 10 5 5h-7l-2-4-2 4H7l5-5z', line: 'M14 14C13 8 8 10 6 4M16 14V3M18 14c1-6 6-4 8-10M13 17c-5 2-7-1-10 2M19 17c5 2 7-1 10 2', width: 2.6 },
  goat: { fill: 'M10 11h12l-2 11-4 7-4-7zM12 14v2h2v-2zM18 14v2h2v-2z', line: 'M11 12C4 12 2 7 5 3M21 12c7 0 9-5 6-9M10 14l-4 3M22 14l4 3', width: 2.6 },
  fish: { body: 'M16 4c8 0 12 6 12 11 0 3-2 5-4 6l2 7-7-4h-6l-7 4 2-7c-2-1-4-3-4-6C4 10 8 4 16 4z', faint: 'M10 13h.1M22 13h.1M10 19c4 2 8 2 12 0' },
  gun: { body: 'M3 9h24v6h-9l-1 4h-5l-2 9H5l2-13H3z' },
  badge: { body: 'M16 3c4 3 8 3 11 2 1 12-2 19-11 24C7 24 4 17 5 5c3 1 7 1 11-2z', faint: 'M16 10v10M11 15h10' },
  deep: { line: 'M4 16s5-7 12-7 12 7 12 7-5 7-12 7-12-7-12-7zM16 12v8M8 9 5 4M16 7V2M24 9l3-5M8 23l-3 5M16 25v5M24 23l3 5', width: 2.4 },
  blade: { body: 'M27 3l2 2-14 16-4-4zM9 17l6 6-2 2-2-2-5 6-3-3 6-5-2-2z' },
  book: { body: 'M6 4h17c2 0 3 1 3 3v21H9c-2 0-3-1-3-3z', faint: 'M10 24h16M12 9h8M12 13h8' },
  tool: { line: 'M5 27 17 15M15 9l8 8M17 7l8 8c4-1 4-3 3-5l-6-6c-2-1-4-1-5 3z', width: 3 },
  spark: { body: 'M16 2l3 11 11 3-11 3-3 11-3-11-11-3 11-3z' },
  coat: { body: 'M11 4h10l8 6-3 6-3-2v14H9V14l-3 2-3-6z', faint: 'M16 5v22' },
  charm: { line: 'M8 3c0 8 3 12 8 14 5-2 8-6 8-14M16 17a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM16 23h.1', width: 2.6 },
  door: { body: 'M7 3h18v26H7z', faint: 'M12 8h8v6h-8zM12 18h8v6h-8z' },
  talent: { line: 'M7 17l9-9 9 9M7 26l9-9 9 9', width: 3.4 },
} satisfies Record<string, Drawing>;

/** By trait, the first that fits. */
const ENEMIES: Record<string, Drawing> = {
  'ancient-one': KINDS.deep, ghoul: KINDS.ghoul, 'deep-one': KINDS.fish, 'dark-young': KINDS.tree, yithian: KINDS.yithian,
  nightgaunt: KINDS.wings, byakhee: KINDS.wings, creature: KINDS.rat, monster: KINDS.goat, detective: KINDS.badge,
  criminal: KINDS.gun, cultist: SIGNS.cultist,
};
const ASSETS: Record<string, Drawing> = {
  ally: SIGNS.person, firearm: KINDS.gun, melee: KINDS.blade, tome: KINDS.book, tool: KINDS.tool, spell: KINDS.spark,
  armor: KINDS.coat, charm: KINDS.charm, relic: KINDS.charm, talent: KINDS.talent,
};
/** What the acts and the agendas of a scenario are about. */
const STORIES: Record<string, Record<string, Drawing>> = {
  'the-gathering': { act: KINDS.door, agenda: KINDS.ghoul },
  'the-midnight-masks': { act: KINDS.mask, agenda: SIGNS.agenda },
  'the-devourer-below': { act: KINDS.tree, agenda: KINDS.deep },
};

/** The sign of a card: that of what it is, or that of its kind. */
export function motif(card: Pick<CardInfo, 'facts'> | undefined): Drawing {
  const facts = card?.facts ?? {};
  const type = String(facts['type'] ?? 'asset');
  const traits = (facts['traits'] as string[] | undefined) ?? [];
  const known = type === 'enemy' ? ENEMIES : type === 'asset' ? ASSETS : {};
  const found = Object.keys(known).find((trait) => traits.includes(trait));
  // whoever has a name among the cultists wears a mask
  if (found === 'cultist' && facts['unique']) return KINDS.mask;
  return (found ? known[found] : STORIES[String(facts['set'])]?.[type]) ?? SIGNS[MOTIF[type] ?? 'area'];
}

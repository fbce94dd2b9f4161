/** The creatures on Exploration cards. The stronger the ally, the larger and the more splendid it is. */
import { crab } from './allies/crab';
import { jellyfish } from './allies/jellyfish';
import { kraken } from './allies/kraken';
import { monster } from './allies/monster';
import { seahorse } from './allies/seahorse';
import { shellfish } from './allies/shellfish';
import { squid } from './allies/squid';
import type { Painter, Shade } from './allies/parts';
import { Rng, hsl, linear, n, radial } from './brush';
import { RACE_HUE } from './palette';
import { type Water, backdrop, drift, farShore, gallery, picture } from './sea';

export type Creature = keyof typeof RACE_HUE;

const WIDTH = 120;
const HEIGHT = 160;

const PAINTERS: Record<Creature, Painter> = { jellyfish, crab, seahorse, shellfish, squid, kraken, monster };

function paint(title: string): string {
  const [race, value] = title.split('/') as [Creature, string];
  const rng = new Rng(title);
  const hue = RACE_HUE[race];
  const tint = race === 'kraken' ? 18 : 66;
  const c: Shade = (l, a = 1) => hsl(hue, tint, l, a);
  const strength = Number(value);
  const water: Water = {
    width: WIDTH,
    height: HEIGHT,
    hue: hue + rng.between(-14, 14),
    tint: race === 'kraken' ? 22 : race === 'monster' ? 48 : 56,
    light: race === 'monster' ? 0.06 : 0.18 + strength * 0.08,
  };
  const defs =
    linear(
      'rim',
      [
        [0, '#ffffffc8'],
        [0.5, '#ffffff1c'],
        [1, '#ffffff00'],
      ],
      'x1="0" y1="0" x2="1" y2=".7"',
    ) +
    linear('body', [
      [0, race === 'monster' ? c(34) : c(78)],
      [0.55, race === 'monster' ? c(20) : c(54)],
      [1, race === 'monster' ? c(8) : c(30)],
    ]) +
    linear('fin', [
      [0, hsl(hue - 24, tint, 76, 0.95)],
      [1, hsl(hue + 16, tint, 42, 0.8)],
    ]) +
    radial(
      'pearl',
      [
        [0, '#fff'],
        [0.6, '#efe6f2'],
        [1, '#9fb3ba'],
      ],
      'cx=".36" cy=".3" r=".8"',
    );
  const size = race === 'monster' ? 1 : 0.74 + strength * 0.055;
  const body =
    backdrop(rng, water, 60, 60) +
    farShore(rng, water, 0.72) +
    `<g transform="translate(${n(60 - 60 * size)} ${n(86 - 78 * size)}) scale(${size.toFixed(3)})">${PAINTERS[race](rng, c, strength)}</g>` +
    drift(rng, water, 14);
  return picture(water, defs, body);
}

const painted = gallery(paint);

/** The picture of an ally of this race and value; a Monster has value 0. */
export function allyArt(race: Creature, value: number): string {
  return painted(`${race}/${value}`);
}

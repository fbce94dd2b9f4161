/** Leviathans: too large for their picture. Whoever may fight one also gives it its shape. */
import { Rng, hsl, linear } from './brush';
import { arms } from './leviathans/arms';
import { bell } from './leviathans/bell';
import { carapace } from './leviathans/carapace';
import { maw } from './leviathans/maw';
import { serpent } from './leviathans/serpent';
import type { Painter, Shade } from './leviathans/parts';
import { type Water, backdrop, drift, farShore, gallery, picture } from './sea';

const WIDTH = 180;
const HEIGHT = 140;

const SHAPES: Record<string, Painter> = {
  jellyfish: bell,
  shellfish: carapace,
  squid: arms,
  seahorse: serpent,
  '': maw,
};
const HUES: Record<string, number> = { jellyfish: 300, shellfish: 20, squid: 332, seahorse: 358, '': 345 };

function paint(title: string): string {
  const [slug, helper] = title.split('/') as [string, string];
  const rng = new Rng(slug);
  const hue = HUES[helper]! + rng.between(-26, 26);
  const c: Shade = (l, a = 1) => hsl(hue, 54, l, a);
  const water: Water = {
    width: WIDTH,
    height: HEIGHT,
    hue: hue + rng.between(-40, -16),
    tint: 44,
    light: rng.between(0.04, 0.3),
  };
  const defs =
    linear(
      'rim',
      [
        [0, '#ffffffb8'],
        [0.5, '#ffffff1c'],
        [1, '#ffffff00'],
      ],
      rng.chance(0.5) ? 'x1="0" y1="0" x2="1" y2=".7"' : 'x1="1" y1="0" x2="0" y2=".7"',
    ) +
    linear('body', [
      [0, c(52)],
      [0.5, c(30)],
      [1, c(12)],
    ]) +
    linear('fin', [
      [0, hsl(hue + 30, 60, 60, 0.95)],
      [1, hsl(hue, 60, 26, 0.85)],
    ]) +
    linear('iris', [
      [0, '#ffe27a'],
      [1, '#e8622c'],
    ]);
  return picture(
    water,
    defs,
    backdrop(rng, water, 90, 50) + farShore(rng, water, 0.78) + SHAPES[helper]!(rng, c) + drift(rng, water, 18),
  );
}

const painted = gallery(paint);

/** The picture of a Leviathan; `helper` is the race besides crabs that may fight it, if any. */
export function leviathanArt(slug: string, helper: string): string {
  return painted(`${slug}/${helper in SHAPES ? helper : ''}`);
}

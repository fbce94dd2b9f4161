/** Vignettes of Locations: a place on the sea floor at its own hour. */
import { Rng, hsl, linear } from './brush';
import { COMMON, type Paints, SCENES, meadow } from './scenery';
import { type Water, backdrop, drift, farShore, gallery, picture } from './sea';

const WIDTH = 220;
const HEIGHT = 124;

/** Places that belong to a race or guild lie in water of its colour. */
const WATERS: Record<string, [hue: number, light: number]> = {
  'sargasso-silos': [74, 0.6],
  'hydrozoa-reserves': [268, 0.5],
  sanctuary: [262, 0.7],
  parliament: [214, 0.6],
  barracks: [12, 0.4],
  dockworks: [164, 0.5],
  'sargasso-fields': [62, 0.7],
  abyss: [222, 0.2],
  'city-of-mirrors': [190, 0.9],
  'black-smokers': [18, 0.14],
  'oceanic-senate-assembly': [208, 0.5],
  depths: [200, 0.1],
  'throne-room': [44, 0.5],
  jail: [196, 0.3],
  chasm: [352, 0.26],
  'closed-tower': [226, 0.4],
  'lost-tower': [186, 0.6],
  'chamber-of-allies': [238, 0.3],
  'nest-of-giant-clams': [156, 0.6],
  'coral-barrier': [192, 0.8],
  'gambling-den': [30, 0.3],
  'krakens-lair': [190, 0.36],
  'cetacean-graveyard': [176, 0.5],
  'abandoned-convoy': [200, 0.5],
  megalodon: [210, 0.6],
  battlefield: [4, 0.34],
};

function paint(slug: string): string {
  const rng = new Rng(slug);
  const name = slug.replace('location-', '');
  const [hue, light] = WATERS[name] ?? [rng.between(160, 230), 0.5];
  const water: Water = { width: WIDTH, height: HEIGHT, hue, tint: 46, light };
  const c: Paints = {
    far: hsl(hue + 6, 34, 17 + 12 * light),
    mid: hsl(hue + 12, 36, 11 + 8 * light),
    near: hsl(hue + 16, 40, 5 + 3 * light),
    lamp: hsl(46, 96, 74),
    edge: hsl(hue - 10, 60, 80, 0.34),
  };
  const defs = linear('glass', [
    [0, '#f4fdff'],
    [0.5, hsl(hue, 60, 66, 0.8)],
    [1, hsl(hue + 20, 50, 30, 0.8)],
  ]);
  const scene = (SCENES[name] ?? COMMON)(rng, c);
  return picture(
    water,
    defs,
    backdrop(rng, water, rng.between(60, 160), 10) +
      farShore(rng, water, 0.66) +
      scene +
      meadow(rng, c) +
      drift(rng, water, 16),
  );
}

/** The vignette of a Location, by slug. */
export const locationArt = gallery(paint);

/** The water every picture lies in: depth, light from above, what drifts, and the frame that makes it an image. */
import { type Rng, circle, ellipse, hsl, linear, n, path, polygon, radial, ridge } from './brush';

export interface Water {
  width: number;
  height: number;
  hue: number;
  /** How much colour the water has, in percent. */
  tint: number;
  /** 0 is the bottom of the sea, 1 the sunlit reef. */
  light: number;
}

/** Gradients and filters that all pictures share; `glow` blurs a little, `haze` a lot. */
function tools(water: Water): string {
  const { hue, tint, light } = water;
  return (
    linear('depth', [
      [0, hsl(hue, tint, 26 + 26 * light)],
      [0.5, hsl(hue + 8, tint * 0.9, 14 + 14 * light)],
      [1, hsl(hue + 14, tint * 0.8, 5 + 4 * light)],
    ]) +
    radial('beam', [
      [0, hsl(hue - 6, tint + 10, 70, 0.5 + 0.3 * light)],
      [0.6, hsl(hue - 6, tint + 10, 60, 0.14)],
      [1, hsl(hue, tint, 50, 0)],
    ]) +
    linear('shaft', [
      [0, hsl(hue - 10, tint, 84, 0.3)],
      [1, hsl(hue - 10, tint, 80, 0)],
    ]) +
    '<filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3.2"/></filter>' +
    '<filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>'
  );
}

/** Depth, a beam of light and slanting shafts. */
export function backdrop(rng: Rng, water: Water, beamX: number, beamY: number): string {
  const { width, height } = water;
  let out = `<rect width="${width}" height="${height}" fill="url(#depth)"/>`;
  out += ellipse(beamX, beamY, width * 0.62, height * 0.55, 'fill="url(#beam)"');
  const lean = rng.between(-0.5, 0.5);
  for (let i = 0; i < 5; i++) {
    const x = rng.between(-0.1, 1.1) * width;
    const half = rng.between(0.02, 0.07) * width;
    const low = height * rng.between(0.6, 1.05);
    const shift = lean * low;
    const shaft = [
      [x - half, -4],
      [x + half, -4],
      [x + shift + half * 2.6, low],
      [x + shift - half * 2.6, low],
    ] as const;
    out += path(polygon(shaft), `fill="url(#shaft)" opacity="${n(rng.between(0.3, 0.9))}"`);
  }
  return out;
}

/** Two far ridges in the mist. */
export function farShore(rng: Rng, water: Water, level: number): string {
  const { width, height, hue, tint, light } = water;
  return (
    path(
      ridge(rng, width, height, height * level, height * 0.07),
      `fill="${hsl(hue + 6, tint * 0.8, 15 + 12 * light, 0.75)}"`,
    ) +
    path(
      ridge(rng, width, height, height * (level + 0.1), height * 0.05),
      `fill="${hsl(hue + 10, tint * 0.8, 10 + 6 * light, 0.9)}"`,
    )
  );
}

/** Bubbles and plankton in front of everything. */
export function drift(rng: Rng, water: Water, amount: number): string {
  let out = '';
  for (let i = 0; i < amount; i++) {
    const r = rng.between(0.5, 1.5);
    out += circle(
      rng.unit() * water.width,
      rng.unit() * water.height,
      r,
      `fill="#fff" opacity="${n(rng.between(0.15, 0.55))}"`,
    );
  }
  let x = rng.between(0.1, 0.9) * water.width;
  let y = rng.between(0.5, 0.9) * water.height;
  for (let i = 0; i < amount / 5; i++) {
    const r = rng.between(1.2, 3.4);
    out += circle(x, y, r, 'fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".55" stroke-width=".7"');
    x += rng.between(-7, 7);
    y -= rng.between(8, 22);
  }
  return out;
}

/** So many pixels per unit of a picture: sharp on fine screens and when a card is looked at closely. */
const DENSITY = 2;

/** A whole picture as the address of an image. */
export function picture(water: Water, defs: string, body: string): string {
  // Darker edges hold the picture together.
  const edges = radial(
    'edges',
    [
      [0.55, '#0000'],
      [1, hsl(water.hue + 14, 60, 4, 0.62)],
    ],
    'cx=".5" cy=".42" r=".78"',
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${water.width} ${water.height}" ` +
    `width="${water.width * DENSITY}" height="${water.height * DENSITY}"><defs>${tools(water)}${edges}${defs}</defs>${body}<rect width="${water.width}" height="${water.height}" fill="url(#edges)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Pictures by name, made when first looked at. */
export function gallery(make: (name: string) => string): (name: string) => string {
  const made = new Map<string, string>();
  return (name) => {
    let art = made.get(name);
    if (art === undefined) made.set(name, (art = make(name)));
    return art;
  };
}

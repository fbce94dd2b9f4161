/** What all busts are made of. A bust stands in a square of 200; the head is around (100, 88). */
import { type Arm, type Point, type Rng, ellipse, linear, path } from '../brush';
import type { Palette } from '../palette';
import type { Wear } from '../regalia';

export interface Bust {
  defs: string;
  /** Behind the shoulders, in front of the water. */
  behind: string;
  /** The head itself, over the shoulders. */
  head: string;
}

export type Sculptor = (rng: Rng, p: Palette, wear: Wear) => Bust;

export const rim = 'fill="none" stroke="url(#rim)" stroke-width="2" stroke-linejoin="round"';

/** A shape with its light edge. */
export function lit(d: string, fill: string): string {
  return path(d, `fill="${fill}"`) + path(d, rim);
}

export function eye(x: number, y: number, rx: number, ry: number, p: Palette): string {
  return (
    ellipse(x, y, rx * 2.6, ry * 2.6, `fill="${p.eye}" opacity=".5" filter="url(#glow)"`) +
    ellipse(x, y, rx, ry, `fill="${p.eye}"`) +
    ellipse(x - rx * 0.25, y - ry * 0.3, rx * 0.35, ry * 0.35, 'fill="#fff"')
  );
}

export function eyes(spread: number, y: number, rx: number, ry: number, p: Palette): string {
  return eye(100 - spread, y, rx, ry, p) + eye(100 + spread, y, rx, ry, p);
}

export function skin(p: Palette, top: number, bottom: number, id = 'skin'): string {
  return linear(id, [
    [0, p.at(top)],
    [0.6, p.at((top + bottom) / 2.2)],
    [1, p.at(bottom)],
  ]);
}

/** Arms hanging from a line, longest in the middle, like a beard. */
export function beard(rng: Rng, y: number, spread: number, count: number, length: number, width: number): Arm[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    return {
      from: [100 + t * spread, y + Math.abs(t) * -2] as Point,
      angle: Math.PI / 2 - t * 0.28 + rng.between(-0.08, 0.08),
      length: length * (1 - 0.32 * t * t) * rng.between(0.85, 1.12),
      curl: rng.between(-0.9, 0.9),
      wave: rng.between(0.15, 0.5) * (rng.chance(0.5) ? 1 : -1),
      width: width * (1 - 0.2 * Math.abs(t)),
    };
  });
}

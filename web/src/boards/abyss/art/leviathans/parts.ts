/** What Leviathans are made of. They lie in 180 by 140, and reach beyond. */
import { type Rng, circle, ellipse, hsl, n, path } from '../brush';

export type Shade = (lightness: number, alpha?: number) => string;
export type Painter = (rng: Rng, c: Shade) => string;

export const rim = 'fill="none" stroke="url(#rim)" stroke-width="1.8" stroke-linejoin="round"';
export const lit = (d: string, fill: string) => path(d, `fill="${fill}"`) + path(d, rim);

export function eye(x: number, y: number, r: number, slit = true): string {
  return (
    circle(x, y, r * 2.4, `fill="${hsl(44, 100, 60)}" opacity=".55" filter="url(#glow)"`) +
    circle(x, y, r, 'fill="url(#iris)"') +
    (slit ? ellipse(x, y, r * 0.24, r * 0.86, 'fill="#12060a"') : circle(x, y, r * 0.4, 'fill="#12060a"')) +
    circle(x - r * 0.3, y - r * 0.4, r * 0.2, 'fill="#fff"')
  );
}

/** Two rows of teeth along a mouth from x to x. */
export function teeth(
  rng: Rng,
  left: number,
  right: number,
  upper: (t: number) => number,
  lower: (t: number) => number,
  count: number,
  size: number,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = left + (right - left) * t;
    const half = ((right - left) / count) * 0.42;
    const long = size * rng.between(0.7, 1.25);
    out += path(
      `M${n(x - half)} ${n(upper(t) - 1)}L${n(x + rng.between(-1, 1))} ${n(upper(t) + long)}L${n(x + half)} ${n(upper(t) - 1)}Z`,
      'fill="#f3e9d6"',
    );
    out += path(
      `M${n(x - half)} ${n(lower(t) + 1)}L${n(x + rng.between(-1, 1))} ${n(lower(t) - long * 0.9)}L${n(x + half)} ${n(lower(t) + 1)}Z`,
      'fill="#dccdb4"',
    );
  }
  return out;
}

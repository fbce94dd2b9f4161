/** What the creatures on Exploration cards are made of. They stand in 120 by 160, around (60, 78). */
import { type Rng, circle, path } from '../brush';

/** Shades of a creature: by lightness. */
export type Shade = (lightness: number, alpha?: number) => string;
export type Painter = (rng: Rng, c: Shade, value: number) => string;

export const rim = 'fill="none" stroke="url(#rim)" stroke-width="1.6" stroke-linejoin="round"';
export const lit = (d: string, fill: string) => path(d, `fill="${fill}"`) + path(d, rim);
export const shine = (d: string, width = 3) =>
  path(d, `fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${width}" stroke-linecap="round"`);
export const eye = (x: number, y: number, r: number) =>
  circle(x, y, r, 'fill="#0a1218"') + circle(x - r * 0.3, y - r * 0.35, r * 0.38, 'fill="#fff"');

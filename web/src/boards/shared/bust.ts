/** What portraits are drawn of, 64 by 64: shoulders, neck and head, eyes and mouth. */

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export const SHOULDERS = 'M5 66c0-14 8-20 27-20s27 6 27 20z';
const NECK = 'M26 36h12v13c-3 4-9 4-12 0z';
const HEAD = 'M32 13c8 0 12 6 12 14s-5 15-12 15-12-7-12-15 4-14 12-14z';

export function bust(coat: string, skin: string, shade: string): Stroke[] {
  return [
    { d: SHOULDERS, fill: coat },
    { d: NECK, fill: shade },
    { d: HEAD, fill: skin },
  ];
}

export function eyes(colour = '#1c1512', y = 27): Stroke[] {
  return [
    { d: `M27 ${y}h.1M37 ${y}h.1`, line: colour, width: 2.6 },
    { d: `M31.500 ${y + 1}l-1 4.500h2.300`, line: colour, width: 1 },
  ];
}

export const mouth = (d = 'M29 36c2 1 4 1 6 0'): Stroke => ({ d, line: '#5c2b22', width: 1.4 });

import { type Arm, arm, circle, ellipse, hsl, smooth, suckers } from '../brush';
import { type Painter, lit, shine } from './parts';

export const kraken: Painter = (rng, c, value) => {
  const arms: Arm[] = Array.from({ length: 8 }, (_, i) => {
    const a = Math.PI * (0.06 + (0.88 * i) / 7);
    return {
      from: [60 + Math.cos(a) * 20, 80 + Math.sin(a) * 10],
      angle: a,
      length: 62 - Math.abs(i - 3.5) * 3,
      curl: (i < 4 ? -1 : 1) * rng.between(1.6, 3.4),
      width: 13 + value,
      tip: 1.4,
    };
  });
  const head = smooth([
    [60, 16],
    [84, 24],
    [94, 48],
    [84, 70],
    [76, 90],
    [44, 90],
    [36, 70],
    [26, 48],
    [36, 24],
  ]);
  return (
    ellipse(60, 62, 52, 50, `fill="${c(62, 0.5)}" filter="url(#glow)"`) +
    arms.map((a, i) => lit(arm(a), c(36 + (i % 2) * 8)) + suckers(a, c(84, 0.6), i < 4 ? 1 : -1)).join('') +
    lit(head, 'url(#body)') +
    Array.from({ length: 12 }, () =>
      circle(60 + rng.between(-24, 24), rng.between(24, 52), rng.between(1, 2.8), `fill="${c(26, 0.35)}"`),
    ).join('') +
    [-1, 1]
      .map(
        (s) =>
          ellipse(60 + s * 15, 66, 10, 8, `fill="${hsl(48, 100, 68)}" opacity=".6" filter="url(#glow)"`) +
          ellipse(60 + s * 15, 66, 7, 5.2, `fill="${hsl(48, 96, 70)}"`) +
          `<rect x="${60 + s * 15 - 5}" y="64.8" width="10" height="2.4" rx="1.2" fill="#10191c"/>`,
      )
      .join('') +
    shine('M36 44C38 32 46 26 54 24')
  );
};

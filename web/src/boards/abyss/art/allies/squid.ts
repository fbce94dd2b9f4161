import { type Arm, arm, circle, ellipse, path, smooth, suckers } from '../brush';
import { type Painter, lit, shine, eye } from './parts';

export const squid: Painter = (rng, c, value) => {
  const arms: Arm[] = Array.from({ length: 6 + (value > 2 ? 2 : 0) }, (_, i) => {
    const t = (i / (value > 2 ? 7 : 5)) * 2 - 1;
    return {
      from: [60 + t * 13, 92],
      angle: Math.PI / 2 - t * 0.42,
      length: 50 - 8 * t * t,
      curl: t * rng.between(0.4, 1.6),
      wave: 0.35 * (i % 2 ? 1 : -1),
      width: 8,
      tip: 0.8,
    };
  });
  const feelers: Arm[] = [-1, 1].map((s) => ({
    from: [60 + s * 6, 94],
    angle: Math.PI / 2 - s * 0.3,
    length: 64,
    curl: s * 0.9,
    wave: s * 0.3,
    width: 4,
    tip: 3,
  }));
  const mantle = smooth([
    [60, 12],
    [74, 36],
    [81, 64],
    [76, 84],
    [66, 96],
    [54, 96],
    [44, 84],
    [39, 64],
    [46, 36],
  ]);
  return (
    ellipse(60, 66, 46, 56, `fill="${c(66, 0.35)}" filter="url(#glow)"`) +
    feelers.map((a) => path(arm(a), `fill="${c(66)}"`)).join('') +
    arms.map((a, i) => lit(arm(a), c(48 + (i % 2) * 9)) + suckers(a, c(88, 0.5))).join('') +
    [-1, 1]
      .map((s) =>
        lit(
          smooth([
            [60, 11],
            [60 + s * (24 + value * 2.4), 32],
            [60 + s * (22 + value), 44],
            [60 + s * 15, 48],
          ]),
          'url(#fin)',
        ),
      )
      .join('') +
    lit(mantle, 'url(#body)') +
    Array.from({ length: 8 + value * 2 }, () =>
      circle(60 + rng.between(-14, 14), rng.between(34, 70), rng.between(0.8, 2.2), `fill="${c(90, 0.55)}"`),
    ).join('') +
    [-1, 1].map((s) => circle(60 + s * 13, 82, 6.4, `fill="${c(92)}"`) + eye(60 + s * 13, 82, 4)).join('') +
    shine('M52 32C47 44 46 54 47 62')
  );
};

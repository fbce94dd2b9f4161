import { type Arm, arm, circle, ellipse, path, smooth, suckers } from '../brush';
import { type Painter, lit, eye } from './parts';

export const arms: Painter = (rng, c) => {
  const count = rng.whole(9, 12);
  const reach: Arm[] = Array.from({ length: count }, (_, i) => {
    const a = -Math.PI * 0.1 + (Math.PI * 1.2 * i) / (count - 1);
    return {
      from: [90 + Math.cos(a) * 24, 66 + Math.sin(a) * 16],
      angle: a,
      length: rng.between(78, 112),
      curl: (i < count / 2 ? -1 : 1) * rng.between(0.6, 2.6),
      wave: rng.between(-0.3, 0.3),
      width: rng.between(18, 26),
      tip: 1.6,
    };
  });
  const lean = rng.between(-16, 16);
  const mantle = smooth([
    [90 + lean, -14],
    [116 + lean * 0.6, 12],
    [126, 48],
    [114, 78],
    [90, 88],
    [66, 78],
    [54, 48],
    [64 + lean * 0.6, 12],
  ]);
  return (
    ellipse(90, 56, 84, 62, `fill="${c(52, 0.55)}" filter="url(#haze)"`) +
    reach.map((a, i) => lit(arm(a), c(24 + (i % 3) * 8)) + suckers(a, c(78, 0.6), i < count / 2 ? 1 : -1)).join('') +
    lit(mantle, 'url(#body)') +
    Array.from({ length: 18 }, () =>
      circle(
        90 + rng.between(-26, 26),
        rng.between(2, 46),
        rng.between(1, 4),
        `fill="${rng.chance(0.5) ? c(72, 0.4) : c(14, 0.4)}"`,
      ),
    ).join('') +
    [-1, 1]
      .map((s) => ellipse(90 + s * 23, 60, 15, 12, 'fill="#0e0508"') + eye(90 + s * 23, 60, rng.between(8, 10)))
      .join('') +
    path('M78 82Q90 74 102 82L90 100Z', 'fill="#170a0c"') +
    path('M80 82Q90 76 100 82L90 92Z', 'fill="#c9b48c"')
  );
};

import { type Arm, arm, circle, ellipse, path } from '../brush';
import { type Painter, lit, shine } from './parts';

export const jellyfish: Painter = (rng, c, value) => {
  const arms: Arm[] = Array.from({ length: 5 + value * 2 }, (_, i) => {
    const t = (i / (4 + value * 2)) * 2 - 1;
    return {
      from: [60 + t * 26, 74],
      angle: Math.PI / 2 - t * 0.2,
      length: 58 - 16 * t * t,
      curl: rng.between(-0.7, 0.7),
      wave: 0.5 * (i % 2 ? 1 : -1),
      width: 4,
      tip: 0.6,
    };
  });
  const veils: Arm[] = [-12, 0, 12].map((x, i) => ({
    from: [60 + x, 72],
    angle: Math.PI / 2,
    length: 52,
    curl: (i - 1) * 0.5,
    wave: 0.6,
    width: 11,
    tip: 1,
  }));
  const bell =
    'M60 26C34 26 22 46 22 66C22 76 30 80 36 75C42 71 47 71 52 75C57 79 63 79 68 75C73 71 78 71 84 75C90 80 98 76 98 66C98 46 86 26 60 26Z';
  return (
    ellipse(60, 60, 50, 44, `fill="${c(74, 0.5)}" filter="url(#glow)"`) +
    veils.map((a) => path(arm(a), `fill="${c(80, 0.4)}"`)).join('') +
    arms.map((a) => path(arm(a), `fill="${c(72, 0.8)}"`)).join('') +
    lit(bell, 'url(#body)') +
    ellipse(60, 58, 17, 15, `fill="${c(94, 0.55)}" filter="url(#glow)"`) +
    Array.from({ length: value + 2 }, (_, i) =>
      circle(60 + (i - (value + 1) / 2) * 10, 44 + Math.abs(i - (value + 1) / 2) * 5, 2.6, `fill="${c(92, 0.75)}"`),
    ).join('') +
    shine('M31 58C33 45 40 37 50 33')
  );
};

import { type Arm, arm, circle, ellipse, n, path, smooth } from '../brush';
import { type Painter, lit, eye, teeth } from './parts';

export const bell: Painter = (rng, c) => {
  const wide = rng.between(58, 74);
  const low = rng.between(66, 78);
  const count = rng.whole(11, 17);
  const arms: Arm[] = Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return {
      from: [90 + t * wide * 0.86, low],
      angle: Math.PI / 2 - t * 0.5,
      length: rng.between(60, 96),
      curl: rng.between(-1.4, 1.4),
      wave: rng.between(-0.6, 0.6),
      width: rng.between(5, 11),
      tip: 0.8,
    };
  });
  const dome = smooth([
    [90 - wide, low],
    [90 - wide * 0.86, low - 34],
    [90 - wide * 0.4, low - 62],
    [90, low - 68],
    [90 + wide * 0.4, low - 62],
    [90 + wide * 0.86, low - 34],
    [90 + wide, low],
    [90 + wide * 0.5, low + 9],
    [90, low + 12],
    [90 - wide * 0.5, low + 9],
  ]);
  const pairs = rng.whole(1, 3);
  let eyes = '';
  for (let i = 0; i < pairs; i++)
    for (const s of [-1, 1]) eyes += eye(90 + s * (17 + i * 17), low - 14 - i * 9, 7.4 - i * 1.9);
  return (
    ellipse(90, low - 20, wide * 1.2, 56, `fill="${c(56, 0.55)}" filter="url(#haze)"`) +
    arms.map((a, i) => lit(arm(a), c(30 + (i % 3) * 9, 0.92))).join('') +
    lit(dome, 'url(#body)') +
    Array.from({ length: 16 }, () =>
      circle(
        90 + rng.between(-0.66, 0.66) * wide,
        low - rng.between(24, 56),
        rng.between(1, 3.6),
        `fill="${c(82, 0.4)}"`,
      ),
    ).join('') +
    eyes +
    path(
      `M${n(90 - wide * 0.5)} ${n(low + 2)}Q90 ${n(low - 8)} ${n(90 + wide * 0.5)} ${n(low + 2)}Q90 ${n(low + 18)} ${n(90 - wide * 0.5)} ${n(low + 2)}Z`,
      'fill="#14030c"',
    ) +
    teeth(
      rng,
      90 - wide * 0.46,
      90 + wide * 0.46,
      (t) => low + 2 - Math.sin(t * Math.PI) * 4,
      (t) => low + 2 + Math.sin(t * Math.PI) * 8,
      11,
      6,
    )
  );
};

import { arm, circle, ellipse, linear, n, path, smooth, suckers } from '../brush';
import { type Sculptor, lit, eyes, skin, beard } from './parts';

/** A tall mantle with fins, wide eyes and a beard of arms over a high collar. */
export const politician: Sculptor = (rng, p, wear) => {
  const wide = rng.between(34, 42);
  const top = rng.between(4, 18);
  const lean = rng.between(-10, 10);
  const finSpan = rng.between(20, 34);
  const mantle = smooth([
    [100 + lean, top],
    [100 + wide * 0.62, 44],
    [100 + wide, 88],
    [100 + wide * 0.94, 116],
    [100 + wide * 0.5, 132],
    [100, 136],
    [100 - wide * 0.5, 132],
    [100 - wide * 0.94, 116],
    [100 - wide, 88],
    [100 - wide * 0.62, 44],
  ]);
  const fins = [-1, 1]
    .map((s) =>
      lit(
        smooth([
          [100 + lean + s * 3, top - 2],
          [100 + s * (wide * 0.4 + finSpan) + lean * 0.6, 30],
          [100 + s * (wide * 0.5 + finSpan * 0.8), 48],
          [100 + s * wide * 0.62, 56],
        ]),
        'url(#fin)',
      ),
    )
    .join('');
  const arms = beard(rng, 128, wide * 0.66, 7, 62, 12);
  let spots = '';
  for (let i = 0; i < 14; i++) {
    spots += circle(
      100 + rng.between(-0.6, 0.6) * wide,
      rng.between(38, 96),
      rng.between(1, 3.4),
      `fill="${rng.chance(0.5) ? p.at(86, 0.5) : p.cloth(40, 0.55)}"`,
    );
  }
  const lids = rng.between(2.6, 7);
  const collar = [-1, 1]
    .map((s) =>
      lit(
        smooth([
          [100 + s * 26, 176],
          [100 + s * 40, 132],
          [100 + s * 72, 96],
          [100 + s * 78, 128],
          [100 + s * 66, 184],
        ]),
        p.cloth(34),
      ),
    )
    .join('');
  return {
    defs:
      skin(p, 74, 28) +
      linear('fin', [
        [0, p.at(70)],
        [1, p.at(34)],
      ]),
    behind: ellipse(100, 84, 84, 76, `fill="${p.at(62, 0.42)}" filter="url(#haze)"`) + collar,
    head:
      fins +
      lit(mantle, 'url(#skin)') +
      spots +
      path(
        `M${n(100 - wide * 0.3)} 40Q${n(100 - wide * 0.66)} 70 ${n(100 - wide * 0.6)} 92`,
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"',
      ) +
      [-1, 1].map((s) => ellipse(100 + s * wide * 0.6, 108, 12, 12, `fill="${p.at(12, 0.9)}"`)).join('') +
      eyes(wide * 0.6, 108, 7.4, lids, p) +
      arms.map((a, i) => lit(arm(a), p.at(46 + (i % 2) * 10)) + (i % 2 ? '' : suckers(a, p.at(82, 0.5)))).join('') +
      wear(100, 62, wide * 1.7),
  };
};

import { type Arm, type Point, arm, circle, ellipse, linear, path, smooth, suckers } from '../brush';
import { type Sculptor, rim, lit, eye, skin, beard } from './parts';

/** An eight-armed head in a hood; only the eyes are sure. */
export const smuggler: Sculptor = (rng, p, wear) => {
  const bulge = rng.between(-14, 14);
  const head = smooth([
    [100 + bulge, 20],
    [136 + bulge * 0.4, 34],
    [142, 70],
    [126, 104],
    [118, 128],
    [82, 128],
    [74, 104],
    [58, 70],
    [64 + bulge * 0.4, 34],
  ]);
  const hood =
    'M104-6C146 2 170 50 172 110C174 150 162 182 152 214L48 214C38 182 26 150 28 110C30 50 58 2 104-6Z' +
    'M100 34C76 34 58 62 56 98C56 128 72 150 100 168C128 150 144 128 144 98C142 62 124 34 100 34Z';
  const folds =
    'M52 60C38 100 40 150 54 200M148 60C162 100 160 150 146 200M100 34C96 20 98 6 104-4M62 44C52 30 70 14 88 8';
  const hooded = !wear(100, 0, 100);
  const lower = beard(rng, 120, 22, 6, 66, 15);
  const coils: Arm[] = [-1, 1].map((s) => ({
    from: [100 + s * 44, 196] as Point,
    angle: -Math.PI / 2 + s * rng.between(0.5, 0.9),
    length: rng.between(78, 112),
    curl: s * rng.between(-4.6, -2.6),
    width: 22,
    tip: 1.5,
  }));
  const slit = rng.chance(0.5);
  const single = rng.chance(0.22);
  const pupil = (x: number) =>
    eye(x, 92, 8, 5.4, p) +
    (slit
      ? `<rect x="${x - 6}" y="90.6" width="12" height="2.8" rx="1.4" fill="#0b1416"/>`
      : ellipse(x, 92, 1.6, 5, 'fill="#0b1416"'));
  let spots = '';
  for (let i = 0; i < 18; i++)
    spots += circle(
      100 + bulge * 0.4 + rng.between(-32, 32),
      rng.between(32, 78),
      rng.between(1, 3.6),
      `fill="${p.at(rng.chance(0.5) ? 78 : 20, 0.42)}"`,
    );
  return {
    defs:
      skin(p, 62, 20) +
      linear('hood', [
        [0, p.cloth(30)],
        [1, p.cloth(10)],
      ]),
    behind:
      ellipse(100, 88, 84, 74, `fill="${p.at(58, 0.5)}" filter="url(#haze)"`) +
      coils.map((c, i) => lit(arm(c), p.at(40)) + suckers(c, p.at(78, 0.65), i ? 1 : -1)).join(''),
    head:
      (hooded ? ellipse(100, 104, 56, 74, `fill="${p.cloth(6)}"`) : '') +
      lit(head, 'url(#skin)') +
      spots +
      path(
        'M74 50Q84 32 100 32',
        'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"',
      ) +
      (single
        ? ellipse(100, 92, 15, 13, `fill="${p.at(10, 0.9)}"`) + pupil(100)
        : [80, 120].map((x) => ellipse(x, 92, 13, 11, `fill="${p.at(10, 0.9)}"`) + pupil(x)).join('')) +
      lower.map((a, i) => lit(arm(a), p.at(38 + (i % 2) * 9)) + suckers(a, p.at(76, 0.5))).join('') +
      (hooded
        ? path(hood, 'fill="url(#hood)" fill-rule="evenodd"') +
          path(hood, rim) +
          path(folds, `fill="none" stroke="${p.cloth(48, 0.4)}" stroke-width="2"`)
        : wear(100 + bulge * 0.6, 50, 76)),
  };
};

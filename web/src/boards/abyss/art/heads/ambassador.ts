import { arm, circle, ellipse, hsl, linear, n, path, polygon, smooth, spikes } from '../brush';
import { type Sculptor, lit, skin } from './parts';

/** A calm face under the wings of a ray, five gems around it: one for each race. */
export const ambassador: Sculptor = (rng, p, wear) => {
  const span = rng.between(62, 78);
  const tip = rng.between(52, 96);
  const cowl = smooth([
    [100, 22],
    [130, 36],
    [100 + span * 0.8, tip - 22],
    [100 + span + 12, tip + 26],
    [100 + span * 0.66, 118],
    [138, 156],
    [100, 166],
    [62, 156],
    [100 - span * 0.66, 118],
    [100 - span - 12, tip + 26],
    [100 - span * 0.8, tip - 22],
    [70, 36],
  ]);
  const horns = [-1, 1]
    .map((s) =>
      lit(
        arm({
          from: [100 + s * 14, 34],
          angle: -Math.PI / 2 + s * 0.5,
          length: rng.between(26, 40),
          curl: s * rng.between(-1.6, -0.6),
          width: 10,
          tip: 2,
        }),
        p.at(64),
      ),
    )
    .join('');
  const hood = smooth([
    [100, 46],
    [128, 66],
    [134, 104],
    [118, 138],
    [100, 148],
    [82, 138],
    [66, 104],
    [72, 66],
  ]);
  const face = smooth([
    [100, 64],
    [119, 80],
    [120, 108],
    [108, 130],
    [100, 134],
    [92, 130],
    [80, 108],
    [81, 80],
  ]);
  let gems = '';
  [264, 8, 42, 156, 210].forEach((hue, i) => {
    const a = Math.PI * (1.17 + 0.165 * i);
    const x = 100 + Math.cos(a) * 88;
    const y = 100 + Math.sin(a) * 84;
    gems += circle(x, y, 9, `fill="${hsl(hue, 90, 66)}" opacity=".65" filter="url(#glow)"`);
    gems += path(
      polygon([
        [x, y - 7],
        [x + 5, y],
        [x, y + 7],
        [x - 5, y],
      ]),
      `fill="${hsl(hue, 86, 72)}" stroke="#fff" stroke-opacity=".7" stroke-width=".8"`,
    );
  });
  const mark = rng.pick([
    path(polygon(spikes(100, 76, 2.4, 7, 4)), `fill="${p.eye}"`),
    circle(100, 76, 4, `fill="none" stroke="${p.eye}" stroke-width="2"`),
    path('M100 68L105 78L100 84L95 78Z', `fill="${p.eye}"`),
  ]);
  let spots = '';
  for (let i = 0; i < 16; i++) {
    const s = i % 2 ? 1 : -1;
    spots += circle(
      100 + s * rng.between(36, span),
      rng.between(tip - 10, 118),
      rng.between(1.2, 3.2),
      `fill="${p.at(90, 0.5)}"`,
    );
  }
  return {
    defs:
      skin(p, 74, 26) +
      linear('hood', [
        [0, p.cloth(20)],
        [1, p.cloth(9)],
      ]) +
      linear('face', [
        [0, p.at(84)],
        [1, p.at(50)],
      ]),
    behind:
      ellipse(100, 88, 92, 82, `fill="${p.at(74, 0.42)}" filter="url(#haze)"`) +
      path('M30 132A88 84 0 0 1 170 132', `fill="none" stroke="${p.at(88, 0.5)}" stroke-width="1.6"`) +
      gems,
    head:
      lit(cowl, 'url(#skin)') +
      spots +
      horns +
      path(hood, 'fill="url(#hood)"') +
      lit(face, 'url(#face)') +
      mark +
      [-1, 1]
        .map(
          (s) =>
            path(
              `M${100 + s * 5} 103Q${100 + s * 11} ${n(rng.between(96, 100))} ${100 + s * 17} 102Q${100 + s * 11} 108 ${100 + s * 5} 103Z`,
              `fill="${p.at(12)}"`,
            ) + circle(100 + s * 11, 102, 2.4, `fill="${p.eye}"`),
        )
        .join('') +
      path('M93 121Q100 125 107 121', `fill="none" stroke="${p.at(24)}" stroke-width="2" stroke-linecap="round"`) +
      wear(100, 52, 62),
  };
};

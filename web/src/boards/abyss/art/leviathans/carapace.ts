import { type Point, arm, ellipse, n, path, polygon, smooth, spikes } from '../brush';
import { type Painter, lit, eye, teeth } from './parts';

export const carapace: Painter = (rng, c) => {
  const plates = rng.whole(4, 6);
  let out = ellipse(90, 74, 86, 58, `fill="${c(50, 0.5)}" filter="url(#haze)"`);
  for (const s of [-1, 1]) {
    for (let i = 0; i < 4; i++)
      out += lit(
        arm({
          from: [90 + s * 46, 78 + i * 10],
          angle: s > 0 ? 0.1 + i * 0.3 : Math.PI - 0.1 - i * 0.3,
          length: 54,
          curl: s * rng.between(0.8, 1.5),
          width: 11,
          tip: 1,
        }),
        c(26),
      );
    const grow = rng.between(0.9, 1.3);
    out += path(
      arm({ from: [90 + s * 44, 66], angle: -Math.PI / 2 + s * 1.2, length: 34, curl: s * -0.9, width: 14, tip: 12 }),
      `fill="${c(30)}"`,
    );
    out += `<g transform="translate(${90 + s * 64} 36) scale(${n(s * grow)} ${n(grow)})">${lit('M-8 22C-22 12-24-10-14-26C-8-34 2-38 10-37C3-28 4-20 7-15C12-20 13-28 21-33C31-22 31-2 18 13C11 23 0 27-8 22Z', 'url(#body)')}</g>`;
  }
  for (let i = plates; i >= 0; i--) {
    const w = 62 - i * 5;
    const y = 26 + (plates - i) * 12;
    const edge = spikes(90, y + 34, w * 0.98, w + rng.between(4, 9), 9, Math.PI * 1.04, Math.PI * 1.96).map(
      ([x, py]): Point => [x, y + 34 + (py - y - 34) * 0.66],
    );
    out += lit(polygon([...edge, [90 + w * 0.9, y + 52], [90 - w * 0.9, y + 52]]), i % 2 ? c(32) : 'url(#body)');
  }
  out += lit(
    smooth([
      [34, 92],
      [90, 74],
      [146, 92],
      [140, 128],
      [90, 148],
      [40, 128],
    ]),
    'url(#body)',
  );
  out +=
    path('M52 108Q90 92 128 108Q122 138 90 140Q58 138 52 108Z', 'fill="#10050a"') +
    teeth(
      rng,
      56,
      124,
      (t) => 106 - Math.sin(t * Math.PI) * 8,
      (t) => 122 + Math.sin(t * Math.PI) * 14,
      9,
      9,
    );
  for (const s of [-1, 1])
    out +=
      lit(
        arm({ from: [90 + s * 40, 112], angle: Math.PI / 2 - s * 0.2, length: 38, curl: s * 1.7, width: 16, tip: 1 }),
        c(44),
      ) + eye(90 + s * rng.between(30, 36), 92, rng.between(5, 7.6), false);
  return out;
};

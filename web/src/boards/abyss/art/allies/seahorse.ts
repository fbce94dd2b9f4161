import { type Arm, arm, circle, ellipse, path, polygon, smooth, spikes } from '../brush';
import { type Painter, lit, shine, eye } from './parts';

export const seahorse: Painter = (_, c, value) => {
  const tail: Arm = { from: [64, 86], angle: Math.PI * 0.56, length: 84, curl: -5.6, width: 19, tip: 3 };
  const trunk = smooth([
    [66, 28],
    [82, 32],
    [90, 48],
    [86, 64],
    [88, 84],
    [78, 102],
    [62, 104],
    [54, 88],
    [58, 72],
    [62, 62],
    [56, 52],
  ]);
  const snout = smooth([
    [66, 30],
    [54, 36],
    [40, 47],
    [29, 52],
    [28, 59],
    [38, 58],
    [52, 54],
    [64, 54],
  ]);
  let crest = '';
  for (let i = 0; i < 3 + value; i++)
    crest += path(
      arm({
        from: [72 + i * 4, 30 + i * 3.4],
        angle: -1.9 + i * 0.24,
        length: 15 + (i % 2) * 5 + value,
        curl: 0.5,
        width: 7,
        tip: 0.6,
      }),
      'fill="url(#fin)"',
    );
  let rings = '';
  for (let i = 0; i < 6; i++)
    rings += path(
      `M${59 - (i > 2 ? (i - 2) * 1.6 : 0)} ${64 + i * 7}Q74 ${60 + i * 7} ${86} ${64 + i * 6.4}`,
      `fill="none" stroke="${c(88, 0.55)}" stroke-width="1.8"`,
    );
  const fin = smooth([
    [86, 62],
    [104, 58],
    [110, 74],
    [104, 92],
    [86, 90],
  ]);
  return (
    ellipse(64, 70, 48, 56, `fill="${c(66, 0.32)}" filter="url(#glow)"`) +
    path(fin, 'fill="url(#fin)"') +
    [66, 74, 82]
      .map((y) =>
        path(`M88 ${y + 2}L${105 - Math.abs(y - 74) * 0.3} ${y - 2}`, `stroke="${c(92, 0.6)}" stroke-width="1.2"`),
      )
      .join('') +
    lit(arm(tail), 'url(#body)') +
    crest +
    lit(snout, c(58)) +
    lit(trunk, 'url(#body)') +
    rings +
    circle(65, 43, 6.5, `fill="${c(90)}"`) +
    eye(64.4, 43, 4) +
    shine('M84 46Q86 54 83 62', 2.4) +
    (value > 3 ? path(polygon(spikes(60, 120, 3, 7, 5)), `fill="${c(86, 0.8)}"`) : '')
  );
};

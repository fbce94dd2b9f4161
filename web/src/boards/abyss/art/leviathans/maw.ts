import { arm, circle, ellipse, hsl, n, path, smooth } from '../brush';
import { type Painter, lit, eye, teeth } from './parts';

export const maw: Painter = (rng, c) => {
  const kind = rng.whole(0, 2);
  const wide = kind === 2 ? 82 : rng.between(62, 74);
  const gape = rng.between(30, 40);
  const skull = smooth([
    [90, 8],
    [90 + wide * 0.66, 22],
    [90 + wide, 62],
    [90 + wide * 0.86, 112],
    [90 + wide * 0.4, 146],
    [90 - wide * 0.4, 146],
    [90 - wide * 0.86, 112],
    [90 - wide, 62],
    [90 - wide * 0.66, 22],
  ]);
  let extra = '';
  if (kind === 0)
    extra =
      path(arm({ from: [90, 14], angle: -1, length: 60, curl: 2.6, width: 6, tip: 3 }), `fill="${c(36)}"`) +
      circle(138, 22, 20, `fill="${hsl(52, 100, 70)}" opacity=".8" filter="url(#glow)"`) +
      circle(138, 22, 7, `fill="${hsl(52, 100, 84)}"`);
  if (kind === 1)
    extra = [-1, 1]
      .map((s) =>
        lit(
          arm({
            from: [90 + s * 40, 26],
            angle: -Math.PI / 2 + s * 0.7,
            length: 62,
            curl: s * -1.4,
            width: 17,
            tip: 1,
          }),
          '#cdbb98',
        ),
      )
      .join('');
  if (kind === 2)
    extra = [-1, 1]
      .map((s) =>
        lit(
          smooth([
            [90 + s * 60, 40],
            [90 + s * 108, 22],
            [90 + s * 112, 52],
            [90 + s * 74, 82],
          ]),
          c(24),
        ),
      )
      .join('');
  const upper = (t: number) => 74 - Math.sin(t * Math.PI) * 16;
  const lower = (t: number) => 74 + gape * 0.5 + Math.sin(t * Math.PI) * gape;
  return (
    ellipse(90, 74, 92, 66, `fill="${c(44, 0.5)}" filter="url(#haze)"`) +
    extra +
    lit(skull, 'url(#body)') +
    path(
      `M${n(90 - wide * 0.8)} 74Q90 44 ${n(90 + wide * 0.8)} 74Q${n(90 + wide * 0.8)} ${n(74 + gape)} 90 ${n(88 + gape * 1.5)}Q${n(90 - wide * 0.8)} ${n(74 + gape)} ${n(90 - wide * 0.8)} 74Z`,
      'fill="#0c0306"',
    ) +
    ellipse(90, 88 + gape * 0.8, wide * 0.36, gape * 0.34, `fill="${c(30, 0.8)}"`) +
    teeth(rng, 90 - wide * 0.74, 90 + wide * 0.74, upper, lower, rng.whole(9, 13), 17) +
    Array.from({ length: 12 }, () =>
      path(
        `M${n(90 + rng.between(-0.6, 0.6) * wide)} ${n(rng.between(18, 40))}l${n(rng.between(-9, 9))} ${n(rng.between(3, 9))}`,
        `stroke="${c(62, 0.35)}" stroke-width="1.6" stroke-linecap="round"`,
      ),
    ).join('') +
    [-1, 1].map((s) => eye(90 + s * wide * 0.62, 46, rng.between(6, 8.5), kind !== 2)).join('')
  );
};

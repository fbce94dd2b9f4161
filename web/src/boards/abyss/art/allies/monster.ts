import { arm, circle, ellipse, hsl, n, path, smooth } from '../brush';
import { type Painter, lit } from './parts';

export const monster: Painter = (rng, c) => {
  const teeth: string[] = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const x = 26 + t * 68;
    teeth.push(
      path(
        `M${n(x - 4)} ${n(72 + Math.sin(t * Math.PI) * -6)}L${n(x)} ${n(88 + Math.sin(t * Math.PI) * 6)}L${n(x + 4)} ${n(72 + Math.sin(t * Math.PI) * -6)}Z`,
        'fill="#f4ead8"',
      ),
    );
    teeth.push(
      path(
        `M${n(x - 4)} ${n(122 - Math.sin(t * Math.PI) * -4)}L${n(x)} ${n(104 - Math.sin(t * Math.PI) * 4)}L${n(x + 4)} ${n(122 + Math.sin(t * Math.PI) * 4)}Z`,
        'fill="#e6d8c2"',
      ),
    );
  }
  return (
    path(arm({ from: [60, 42], angle: -1.2, length: 40, curl: 2.2, width: 4, tip: 2 }), `fill="${c(40)}"`) +
    circle(86, 26, 14, `fill="${hsl(52, 100, 70)}" opacity=".8" filter="url(#glow)"`) +
    circle(86, 26, 5, `fill="${hsl(52, 100, 82)}"`) +
    [-1, 1]
      .map((s) =>
        lit(
          smooth([
            [60 + s * 44, 84],
            [60 + s * 62, 70],
            [60 + s * 66, 92],
            [60 + s * 58, 112],
          ]),
          c(24),
        ),
      )
      .join('') +
    lit(
      smooth([
        [60, 40],
        [88, 46],
        [106, 72],
        [108, 104],
        [92, 134],
        [60, 144],
        [28, 134],
        [12, 104],
        [14, 72],
        [32, 46],
      ]),
      'url(#body)',
    ) +
    path('M20 76Q60 54 100 76Q108 108 84 124Q60 134 36 124Q12 108 20 76Z', 'fill="#12040a"') +
    ellipse(60, 108, 24, 12, `fill="${c(34, 0.7)}"`) +
    teeth.join('') +
    [-1, 1]
      .map(
        (s) =>
          circle(60 + s * 24, 58, 12, `fill="${hsl(46, 100, 60)}" opacity=".6" filter="url(#glow)"`) +
          circle(60 + s * 24, 58, 7, `fill="${hsl(46, 100, 66)}"`) +
          ellipse(60 + s * 24, 58, 2, 5.6, 'fill="#140507"'),
      )
      .join('') +
    Array.from({ length: 8 }, () =>
      circle(60 + rng.between(-40, 40), rng.between(46, 56), rng.between(0.8, 2), `fill="${c(60, 0.5)}"`),
    ).join('')
  );
};

import { arm, circle, n, path } from '../brush';
import { type Painter, lit, shine, eye } from './parts';

export const crab: Painter = (rng, c, value) => {
  let out = '';
  for (const s of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      out += lit(
        arm({
          from: [60 + s * 26, 82 + i * 7],
          angle: s > 0 ? 0.1 + i * 0.26 : Math.PI - 0.1 - i * 0.26,
          length: 34 - i * 2,
          curl: s * 1.2,
          width: 6.5,
          tip: 1,
        }),
        c(44),
      );
    }
    out += path(
      arm({ from: [60 + s * 24, 74], angle: -Math.PI / 2 + s * 1.1, length: 30, curl: s * -1, width: 9, tip: 8 }),
      `fill="${c(46)}"`,
    );
    const grow = (0.74 + value * 0.07) * (s > 0 ? 1.12 : 1);
    out += `<g transform="translate(${60 + s * 36} 46) scale(${n(s * grow)} ${n(grow)}) rotate(${n(rng.between(-14, 8))})">${lit('M-6 16C-16 8-18-8-10-20C-6-26 2-30 8-29C2-22 3-16 5-12C9-16 10-22 16-26C24-18 24-2 14 10C8 18 0 20-6 16Z', 'url(#body)')}${shine('M-10-2C-10-10-7-16-3-20', 2)}</g>`;
  }
  out += lit('M60 58C84 58 96 74 94 90C92 106 78 114 60 114C42 114 28 106 26 90C24 74 36 58 60 58Z', 'url(#body)');
  out += path(
    'M36 86Q60 74 84 86M42 98Q60 90 78 98',
    `fill="none" stroke="${c(24, 0.55)}" stroke-width="2.4" stroke-linecap="round"`,
  );
  for (let i = 0; i < value + 2; i++)
    out += circle(
      60 + (i - (value + 1) / 2) * 9,
      70 + Math.abs(i - (value + 1) / 2) * 1.8,
      2.3,
      `fill="${c(82, 0.8)}"`,
    );
  for (const s of [-1, 1])
    out +=
      path(`M${60 + s * 10} 62L${60 + s * 13} 50`, `stroke="${c(50)}" stroke-width="3.6" stroke-linecap="round"`) +
      circle(60 + s * 13.4, 48, 4.6, `fill="${c(88)}"`) +
      eye(60 + s * 13.4, 48, 2.8);
  return out + shine('M36 78C40 70 48 65 56 64');
};

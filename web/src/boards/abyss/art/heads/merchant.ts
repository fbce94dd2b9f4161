import { type Point, type Rng, arm, circle, ellipse, hsl, linear, n, path, radial, smooth } from '../brush';
import type { Palette } from '../palette';
import { type Sculptor, lit, eye, eyes, beard } from './parts';

type Shell = (rng: Rng, p: Palette) => string;

/** What merchants wear: a fan, a nautilus, a turret or a clam. */
const shells: Shell[] = [
  (rng) => {
    const ribs = rng.whole(7, 10);
    const points: Point[] = [[86, 112]];
    let lines = '';
    for (let i = 0; i <= ribs; i++) {
      const a = Math.PI * (1.06 + (0.88 * i) / ribs);
      points.push([100 + Math.cos(a) * 66, 104 + Math.sin(a) * 78]);
      if (i < ribs) {
        const b = a + (Math.PI * 0.44) / ribs;
        points.push([100 + Math.cos(b) * 60, 104 + Math.sin(b) * 71]);
        lines += path(
          `M100 112L${n(100 + Math.cos(b) * 59)} ${n(104 + Math.sin(b) * 70)}`,
          'stroke="#04170f" stroke-opacity=".4" stroke-width="2.4"',
        );
      }
    }
    points.push([114, 112]);
    return (
      lit(smooth(points), 'url(#skin)') +
      lines +
      path('M60 66Q100 34 140 66', 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"')
    );
  },
  (rng) => {
    const turn = rng.between(-12, 12);
    let spiral = '';
    const curve: Point[] = [];
    for (let i = 0; i <= 30; i++) {
      const a = i * 0.36;
      const r = 46 * Math.exp(-0.11 * i);
      curve.push([108 + Math.cos(a) * r, 74 + Math.sin(a) * r]);
    }
    spiral += path(
      smooth(curve, false),
      'fill="none" stroke="#04170f" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"',
    );
    for (let i = 0; i < 9; i++) {
      const a = i * 0.36 - 2.6;
      spiral += path(
        `M${n(108 + Math.cos(a) * 22)} ${n(74 + Math.sin(a) * 22)}Q${n(108 + Math.cos(a + 0.3) * 38)} ${n(74 + Math.sin(a + 0.3) * 38)} ${n(108 + Math.cos(a + 0.1) * 50)} ${n(74 + Math.sin(a + 0.1) * 50)}`,
        'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"',
      );
    }
    return `<g transform="rotate(${n(turn)} 100 80)">${lit('M154 92C158 50 132 20 98 22C64 24 48 52 50 84C51 104 62 118 78 120L124 118C142 116 152 106 154 92Z', 'url(#skin)')}${spiral}</g>`;
  },
  (rng) => {
    const bands = rng.whole(5, 7);
    let out = lit('M100 4C112 34 136 66 146 108Q100 128 54 108C64 66 88 34 100 4Z', 'url(#turret)');
    for (let i = 1; i < bands; i++) {
      const t = i / bands;
      const half = 4 + 42 * t;
      const y = 10 + 98 * t;
      out += path(
        `M${n(100 - half)} ${n(y)}Q100 ${n(y + 14)} ${n(100 + half)} ${n(y - 8)}`,
        'fill="none" stroke="#04170f" stroke-opacity=".45" stroke-width="3"',
      );
      out += path(
        `M${n(100 - half * 0.8)} ${n(y - 6)}Q${n(100 - half * 0.3)} ${n(y + 2)} 100 ${n(y + 1)}`,
        'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4"',
      );
    }
    return out;
  },
  (rng) => {
    const teeth = rng.whole(5, 7);
    const edge: Point[] = [];
    for (let i = 0; i <= teeth * 2; i++) edge.push([42 + (116 * i) / (teeth * 2), 96 + (i % 2 ? 10 : -4)]);
    const d = `M42 96C38 46 68 22 100 22C132 22 162 46 158 96${[...edge]
      .reverse()
      .map(([x, y]) => `L${n(x)} ${n(y)}`)
      .join('')}Z`;
    let ribs = '';
    for (let i = 1; i < 6; i++)
      ribs += path(
        `M${42 + i * 19.4} ${i % 2 ? 104 : 94}Q${60 + i * 13.4} 46 100 26`,
        'fill="none" stroke="#04170f" stroke-opacity=".36" stroke-width="2.6"',
      );
    return (
      lit(d, 'url(#skin)') +
      ribs +
      path(
        'M58 72Q66 40 94 32',
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"',
      )
    );
  },
];

export const merchant: Sculptor = (rng, p, wear) => {
  const shell = rng.pick(shells)(rng, p);
  const face = smooth([
    [72, 108],
    [100, 96],
    [128, 108],
    [132, 130],
    [118, 150],
    [100, 156],
    [82, 150],
    [68, 130],
  ]);
  const whiskers = beard(rng, 142, 22, rng.whole(4, 6), 40, 7);
  const stalks = rng.chance(0.5);
  const look = stalks
    ? [-1, 1]
        .map(
          (s) =>
            path(
              arm({
                from: [100 + s * 14, 116],
                angle: -Math.PI / 2 + s * 0.7,
                length: 32,
                curl: s * 0.5,
                width: 7,
                tip: 4,
              }),
              `fill="${p.at(58)}"`,
            ) + eye(100 + s * 38, 94, 5, 5.4, p),
        )
        .join('')
    : eyes(15, 122, 5.4, rng.between(3.4, 6), p);
  let pearls = '';
  const strings = rng.whole(1, 2);
  for (let s = 0; s < strings; s++) {
    const beads = 9 + s * 2;
    for (let i = 0; i <= beads; i++) {
      const a = Math.PI * (0.14 + (0.72 * i) / beads);
      pearls += circle(
        100 + Math.cos(a) * (48 + s * 13),
        148 + Math.sin(a) * (26 + s * 15),
        3.6 - s * 0.3,
        'fill="url(#pearl)"',
      );
    }
  }
  return {
    defs:
      linear('skin', [
        [0, hsl(38, 56, 86)],
        [0.5, hsl(p.hue - 36, 26, 60)],
        [1, p.at(26)],
      ]) +
      linear('turret', [
        [0, '#fbeed8'],
        [0.5, '#cfa98c'],
        [1, '#6d5150'],
      ]) +
      linear('face', [
        [0, p.at(62)],
        [1, p.at(30)],
      ]) +
      radial(
        'pearl',
        [
          [0, '#fff'],
          [0.6, '#e9e2f2'],
          [1, '#8fa3ad'],
        ],
        'cx=".36" cy=".3" r=".8"',
      ),
    behind: ellipse(100, 84, 86, 76, `fill="${p.at(60, 0.42)}" filter="url(#haze)"`),
    head:
      lit(face, 'url(#face)') +
      (stalks ? '' : look) +
      whiskers.map((a) => path(arm(a), `fill="${p.at(54)}"`)).join('') +
      shell +
      path('M62 110Q100 126 138 110', 'fill="none" stroke="#02110b" stroke-opacity=".4" stroke-width="6"') +
      (stalks ? look : '') +
      pearls +
      wear(100, 46, 84),
  };
};

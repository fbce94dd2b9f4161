import { type Point, arm, circle, ellipse, linear, n, path, radial, smooth } from '../brush';
import { type Sculptor, lit, eyes, beard } from './parts';

/** A bell of light with trailing arms. */
export const mage: Sculptor = (rng, p, wear) => {
  const rx = rng.between(42, 54);
  const top = rng.between(28, 42);
  const low = 104;
  const scallops = rng.whole(5, 8);
  const points: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI + (Math.PI * i) / 10;
    points.push([100 + Math.cos(a) * rx * (1 + 0.08 * Math.abs(Math.sin(a * 2))), low - 4 + Math.sin(a) * (low - top)]);
  }
  let bell = smooth(points, false);
  for (let i = scallops; i > 0; i--) {
    const x0 = 100 - rx + ((2 * rx) / scallops) * i;
    const x1 = x0 - (2 * rx) / scallops;
    bell += `Q${n((x0 + x1) / 2)} ${n(low + 15)} ${n(x1)} ${n(low - 4)}`;
  }
  bell += 'Z';
  const arms = beard(rng, low + 2, rx * 0.8, rng.whole(8, 11), 88, 7);
  const veil = beard(rng, low, rx * 0.55, 4, 96, 17);
  let marks = '';
  const spots = rng.whole(0, 2);
  if (spots === 0) {
    for (let i = 0; i < 5; i++) {
      const t = (i / 4) * 2 - 1;
      marks += path(
        `M${n(100 + t * rx * 0.9)} ${n(low)}Q${n(100 + t * rx * 0.8)} ${n(top + 30)} 100 ${n(top + 3)}`,
        `fill="none" stroke="${p.at(86, 0.45)}" stroke-width="2.2"`,
      );
    }
  } else {
    for (let i = 0; i < 9 + spots * 3; i++) {
      const a = Math.PI * (1.12 + 0.76 * rng.unit());
      const r = rng.between(0.3, 0.88);
      marks += circle(
        100 + Math.cos(a) * rx * r,
        low - 4 + Math.sin(a) * (low - top) * r,
        rng.between(1.6, 4.6),
        `fill="${p.at(88, 0.6)}"`,
      );
    }
  }
  return {
    defs:
      radial(
        'skin',
        [
          [0, p.at(90, 0.96)],
          [0.45, p.at(68, 0.9)],
          [1, p.at(36, 0.94)],
        ],
        'cx=".5" cy=".75" r=".8"',
      ) +
      linear('arms', [
        [0, p.at(76, 0.95)],
        [1, p.at(50, 0.35)],
      ]),
    behind: ellipse(100, 82, rx * 1.5, 70, `fill="${p.at(72, 0.5)}" filter="url(#haze)"`),
    head:
      veil.map((a) => path(arm(a), `fill="${p.at(70, 0.35)}"`)).join('') +
      ellipse(100, low + 8, rx * 0.62, 19, `fill="${p.at(9, 0.94)}"`) +
      eyes(rng.between(12, 18), low + 9, rng.between(3.6, 5), rng.between(3, 5.2), p) +
      arms.map((a) => path(arm(a), 'fill="url(#arms)"')).join('') +
      ellipse(100, low - 22, rx * 0.5, (low - top) * 0.44, `fill="${p.at(94, 0.5)}" filter="url(#glow)"`) +
      lit(bell, 'url(#skin)') +
      marks +
      path(
        `M${n(100 - rx * 0.68)} ${n(low - 36)}Q${n(100 - rx * 0.54)} ${n(top + 12)} ${n(100 - rx * 0.1)} ${n(top + 8)}`,
        'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"',
      ) +
      wear(100, top + 12, rx * 1.15),
  };
};

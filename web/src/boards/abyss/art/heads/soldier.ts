import { type Point, arm, circle, ellipse, linear, n, path, polygon } from '../brush';
import { type Sculptor, lit, eye, eyes, skin } from './parts';

/** A helmet of shell with spikes, a dark visor and a raised claw. */
export const soldier: Sculptor = (rng, p, wear) => {
  const wide = rng.between(50, 60);
  const count = rng.whole(4, 8);
  const tall = rng.between(10, 26);
  const crest: Point[] = [];
  for (let i = 0; i <= count * 2; i++) {
    const t = i / (count * 2);
    const a = Math.PI * (1.02 + 0.96 * t);
    const grow = i % 2 ? 1 + (tall / 60) * (0.6 + 0.4 * Math.sin(Math.PI * t)) : 1;
    crest.push([100 + Math.cos(a) * wide * grow, 92 + Math.sin(a) * 50 * grow]);
  }
  const helmet = `${polygon(crest).slice(0, -1)}Q${n(100 + wide * 0.94)} 128 118 134L100 142L82 134Q${n(100 - wide * 0.94)} 128 ${n(crest[0]![0])} ${n(crest[0]![1])}Z`;
  const plate = `M${n(100 - wide * 0.72)} 84Q100 ${n(rng.between(36, 52))} ${n(100 + wide * 0.72)} 84Q100 70 ${n(100 - wide * 0.72)} 84Z`;
  const visor = `M${n(100 - wide * 0.7)} 92Q100 ${n(rng.between(78, 90))} ${n(100 + wide * 0.7)} 92Q${n(100 + wide * 0.4)} 116 100 ${n(rng.between(108, 122))}Q${n(100 - wide * 0.4)} 116 ${n(100 - wide * 0.7)} 92Z`;
  const side = rng.chance(0.5) ? 1 : -1;
  const big = rng.between(0.9, 1.25);
  const claw =
    `<g transform="translate(${100 + side * 70} 108) scale(${n(side * big)} ${n(big)}) rotate(${n(rng.between(-16, 14))})">` +
    lit(
      'M-16 70C-14 40-4 30 4 22C-10 14-16-6-4-26C2-34 12-38 20-38C12-28 12-20 14-12C20-18 22-26 32-30C42-20 44 0 30 16C24 24 20 30 18 40L14 74Z',
      'url(#shell)',
    ) +
    path('M4 22C14 22 20 18 26 10', `fill="none" stroke="${p.at(14, 0.7)}" stroke-width="2"`) +
    circle(0, 2, 2.4, `fill="${p.at(78, 0.5)}"`) +
    circle(4, -9, 1.8, `fill="${p.at(78, 0.5)}"`) +
    '</g>';
  const jaws = [-1, 1]
    .map((s) =>
      lit(
        arm({
          from: [100 + s * 13, 124],
          angle: Math.PI / 2 - s * 0.5,
          length: 34,
          curl: s * rng.between(1, 1.8),
          width: 13,
          tip: 1,
        }),
        p.at(42),
      ),
    )
    .join('');
  const stalks = rng.chance(0.4);
  const grill = [0, 1, 2]
    .map((i) =>
      path(
        `M${n(100 - 24 + i * 4)} ${100 + i * 9}Q100 ${106 + i * 9} ${n(124 - i * 4)} ${100 + i * 9}`,
        `fill="none" stroke="${p.at(8, 0.9)}" stroke-width="4" stroke-linecap="round"`,
      ),
    )
    .join('');
  const look = stalks
    ? [-1, 1]
        .map(
          (s) =>
            path(
              `M${100 + s * 16} 96L${100 + s * 22} 66`,
              `stroke="${p.at(50)}" stroke-width="5" stroke-linecap="round"`,
            ) + eye(100 + s * 22, 64, 5, 6, p),
        )
        .join('')
    : eyes(rng.between(16, 22), 98, rng.between(6, 8), rng.between(2.4, 4), p);
  const studs = [-0.62, -0.32, 0, 0.32, 0.62]
    .map((t) => circle(100 + t * wide, 74 - 14 * Math.cos(t * 1.6), 3.2, `fill="${p.at(74, 0.55)}"`))
    .join('');
  return {
    defs:
      skin(p, 62, 22) +
      linear('shell', [
        [0, p.at(60)],
        [1, p.at(24)],
      ]),
    behind: ellipse(100, 88, 86, 72, `fill="${p.at(58, 0.4)}" filter="url(#haze)"`) + claw,
    head:
      lit(helmet, 'url(#skin)') +
      path(plate, `fill="${p.at(70, 0.4)}"`) +
      studs +
      (stalks ? grill : path(visor, `fill="${p.at(6, 0.95)}"`)) +
      wear(100, 62, wide * 1.3) +
      look +
      jaws,
  };
};

import { type Arm, arm, circle, ellipse, n, path, smooth } from '../brush';
import { type Painter, lit, eye, teeth } from './parts';

export const serpent: Painter = (rng, c) => {
  const flip = rng.chance(0.5);
  const coils: Arm[] = [
    { from: [-12, 128], angle: -0.9, length: 150, curl: 2.6, width: 34, tip: 26 },
    { from: [196, 142], angle: Math.PI + 0.75, length: 140, curl: -2.2, width: 30, tip: 8 },
    { from: [30, 150], angle: -1.2, length: 132, curl: rng.between(0.9, 1.4), width: 40, tip: 32 },
  ];
  const neck = coils[2]!;
  const head = smooth([
    [84, 32],
    [108, 16],
    [132, 24],
    [154, 42],
    [172, 54],
    [168, 64],
    [140, 66],
    [124, 72],
    [104, 72],
    [86, 60],
  ]);
  const jaw = smooth([
    [96, 66],
    [122, 72],
    [150, 76],
    [164, 84],
    [146, 92],
    [116, 92],
    [96, 82],
  ]);
  let mane = '';
  for (let i = 0; i < 9; i++)
    mane += lit(
      arm({
        from: [100 - i * 4.4, 30 + i * 6.4],
        angle: Math.PI + 0.9 - i * 0.14,
        length: rng.between(26, 44),
        curl: rng.between(-1, 0.4),
        width: 12,
        tip: 0.8,
      }),
      'url(#fin)',
    );
  const scales = (shape: Arm) => {
    let out = '';
    for (let i = 1; i < 9; i++) {
      const t = i / 10;
      const a = shape.angle + shape.curl * t * t;
      const x = shape.from[0] + Math.cos(shape.angle + (shape.curl * t * t) / 3) * shape.length * t;
      const y = shape.from[1] + Math.sin(shape.angle + (shape.curl * t * t) / 3) * shape.length * t;
      const half = shape.width * 0.42;
      out += path(
        `M${n(x + Math.sin(a) * half)} ${n(y - Math.cos(a) * half)}Q${n(x + Math.cos(a) * 9)} ${n(y + Math.sin(a) * 9)} ${n(x - Math.sin(a) * half)} ${n(y + Math.cos(a) * half)}`,
        `fill="none" stroke="${c(72, 0.34)}" stroke-width="2.4"`,
      );
    }
    return out;
  };
  return (
    `<g transform="${flip ? 'translate(180 0) scale(-1 1)' : ''}">` +
    ellipse(110, 66, 84, 60, `fill="${c(52, 0.5)}" filter="url(#haze)"`) +
    lit(arm(coils[1]!), c(24)) +
    scales(coils[1]!) +
    lit(arm(coils[0]!), c(32)) +
    scales(coils[0]!) +
    mane +
    lit(arm(neck), 'url(#body)') +
    scales(neck) +
    lit(jaw, c(30)) +
    path('M100 66Q130 66 164 62Q160 78 122 80Z', 'fill="#16050a"') +
    teeth(
      rng,
      112,
      162,
      (t) => 67 - t * 4,
      (t) => 79 - t * 1,
      7,
      6,
    ) +
    lit(head, 'url(#body)') +
    [0, 1, 2]
      .map((i) =>
        lit(
          arm({
            from: [96 + i * 13, 28 - i * 3],
            angle: -2.3 + i * 0.2,
            length: 34 - i * 6,
            curl: 0.9,
            width: 9,
            tip: 0.8,
          }),
          c(66),
        ),
      )
      .join('') +
    eye(122, 44, 7.4) +
    circle(162, 53, 2, 'fill="#16050a"') +
    '</g>'
  );
};

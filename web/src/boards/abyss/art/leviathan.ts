/** Leviathans: too large for their picture. Whoever may fight one also gives it its shape. */
import {
  type Arm,
  type Point,
  type Rng,
  Rng as Random,
  arm,
  circle,
  ellipse,
  hsl,
  linear,
  n,
  path,
  polygon,
  smooth,
  spikes,
  suckers,
} from './brush';
import { type Water, backdrop, drift, farShore, gallery, picture } from './sea';

const WIDTH = 180;
const HEIGHT = 140;

type Shade = (lightness: number, alpha?: number) => string;
type Painter = (rng: Rng, c: Shade) => string;

const rim = 'fill="none" stroke="url(#rim)" stroke-width="1.8" stroke-linejoin="round"';
const lit = (d: string, fill: string) => path(d, `fill="${fill}"`) + path(d, rim);

function eye(x: number, y: number, r: number, slit = true): string {
  return (
    circle(x, y, r * 2.4, `fill="${hsl(44, 100, 60)}" opacity=".55" filter="url(#glow)"`) +
    circle(x, y, r, 'fill="url(#iris)"') +
    (slit ? ellipse(x, y, r * 0.24, r * 0.86, 'fill="#12060a"') : circle(x, y, r * 0.4, 'fill="#12060a"')) +
    circle(x - r * 0.3, y - r * 0.4, r * 0.2, 'fill="#fff"')
  );
}

/** Two rows of teeth along a mouth from x to x. */
function teeth(
  rng: Rng,
  left: number,
  right: number,
  upper: (t: number) => number,
  lower: (t: number) => number,
  count: number,
  size: number,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = left + (right - left) * t;
    const half = ((right - left) / count) * 0.42;
    const long = size * rng.between(0.7, 1.25);
    out += path(
      `M${n(x - half)} ${n(upper(t) - 1)}L${n(x + rng.between(-1, 1))} ${n(upper(t) + long)}L${n(x + half)} ${n(upper(t) - 1)}Z`,
      'fill="#f3e9d6"',
    );
    out += path(
      `M${n(x - half)} ${n(lower(t) + 1)}L${n(x + rng.between(-1, 1))} ${n(lower(t) - long * 0.9)}L${n(x + half)} ${n(lower(t) + 1)}Z`,
      'fill="#dccdb4"',
    );
  }
  return out;
}

const bell: Painter = (rng, c) => {
  const wide = rng.between(58, 74);
  const low = rng.between(66, 78);
  const count = rng.whole(11, 17);
  const arms: Arm[] = Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return {
      from: [90 + t * wide * 0.86, low],
      angle: Math.PI / 2 - t * 0.5,
      length: rng.between(60, 96),
      curl: rng.between(-1.4, 1.4),
      wave: rng.between(-0.6, 0.6),
      width: rng.between(5, 11),
      tip: 0.8,
    };
  });
  const dome = smooth([
    [90 - wide, low],
    [90 - wide * 0.86, low - 34],
    [90 - wide * 0.4, low - 62],
    [90, low - 68],
    [90 + wide * 0.4, low - 62],
    [90 + wide * 0.86, low - 34],
    [90 + wide, low],
    [90 + wide * 0.5, low + 9],
    [90, low + 12],
    [90 - wide * 0.5, low + 9],
  ]);
  const pairs = rng.whole(1, 3);
  let eyes = '';
  for (let i = 0; i < pairs; i++)
    for (const s of [-1, 1]) eyes += eye(90 + s * (17 + i * 17), low - 14 - i * 9, 7.4 - i * 1.9);
  return (
    ellipse(90, low - 20, wide * 1.2, 56, `fill="${c(56, 0.55)}" filter="url(#haze)"`) +
    arms.map((a, i) => lit(arm(a), c(30 + (i % 3) * 9, 0.92))).join('') +
    lit(dome, 'url(#body)') +
    Array.from({ length: 16 }, () =>
      circle(
        90 + rng.between(-0.66, 0.66) * wide,
        low - rng.between(24, 56),
        rng.between(1, 3.6),
        `fill="${c(82, 0.4)}"`,
      ),
    ).join('') +
    eyes +
    path(
      `M${n(90 - wide * 0.5)} ${n(low + 2)}Q90 ${n(low - 8)} ${n(90 + wide * 0.5)} ${n(low + 2)}Q90 ${n(low + 18)} ${n(90 - wide * 0.5)} ${n(low + 2)}Z`,
      'fill="#14030c"',
    ) +
    teeth(
      rng,
      90 - wide * 0.46,
      90 + wide * 0.46,
      (t) => low + 2 - Math.sin(t * Math.PI) * 4,
      (t) => low + 2 + Math.sin(t * Math.PI) * 8,
      11,
      6,
    )
  );
};

const carapace: Painter = (rng, c) => {
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

const arms: Painter = (rng, c) => {
  const count = rng.whole(9, 12);
  const reach: Arm[] = Array.from({ length: count }, (_, i) => {
    const a = -Math.PI * 0.1 + (Math.PI * 1.2 * i) / (count - 1);
    return {
      from: [90 + Math.cos(a) * 24, 66 + Math.sin(a) * 16],
      angle: a,
      length: rng.between(78, 112),
      curl: (i < count / 2 ? -1 : 1) * rng.between(0.6, 2.6),
      wave: rng.between(-0.3, 0.3),
      width: rng.between(18, 26),
      tip: 1.6,
    };
  });
  const lean = rng.between(-16, 16);
  const mantle = smooth([
    [90 + lean, -14],
    [116 + lean * 0.6, 12],
    [126, 48],
    [114, 78],
    [90, 88],
    [66, 78],
    [54, 48],
    [64 + lean * 0.6, 12],
  ]);
  return (
    ellipse(90, 56, 84, 62, `fill="${c(52, 0.55)}" filter="url(#haze)"`) +
    reach.map((a, i) => lit(arm(a), c(24 + (i % 3) * 8)) + suckers(a, c(78, 0.6), i < count / 2 ? 1 : -1)).join('') +
    lit(mantle, 'url(#body)') +
    Array.from({ length: 18 }, () =>
      circle(
        90 + rng.between(-26, 26),
        rng.between(2, 46),
        rng.between(1, 4),
        `fill="${rng.chance(0.5) ? c(72, 0.4) : c(14, 0.4)}"`,
      ),
    ).join('') +
    [-1, 1]
      .map((s) => ellipse(90 + s * 23, 60, 15, 12, 'fill="#0e0508"') + eye(90 + s * 23, 60, rng.between(8, 10)))
      .join('') +
    path('M78 82Q90 74 102 82L90 100Z', 'fill="#170a0c"') +
    path('M80 82Q90 76 100 82L90 92Z', 'fill="#c9b48c"')
  );
};

const serpent: Painter = (rng, c) => {
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

const maw: Painter = (rng, c) => {
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

const SHAPES: Record<string, Painter> = {
  jellyfish: bell,
  shellfish: carapace,
  squid: arms,
  seahorse: serpent,
  '': maw,
};
const HUES: Record<string, number> = { jellyfish: 300, shellfish: 20, squid: 332, seahorse: 358, '': 345 };

function paint(title: string): string {
  const [slug, helper] = title.split('/') as [string, string];
  const rng = new Random(slug);
  const hue = HUES[helper]! + rng.between(-26, 26);
  const c: Shade = (l, a = 1) => hsl(hue, 54, l, a);
  const water: Water = {
    width: WIDTH,
    height: HEIGHT,
    hue: hue + rng.between(-40, -16),
    tint: 44,
    light: rng.between(0.04, 0.3),
  };
  const defs =
    linear(
      'rim',
      [
        [0, '#ffffffb8'],
        [0.5, '#ffffff1c'],
        [1, '#ffffff00'],
      ],
      rng.chance(0.5) ? 'x1="0" y1="0" x2="1" y2=".7"' : 'x1="1" y1="0" x2="0" y2=".7"',
    ) +
    linear('body', [
      [0, c(52)],
      [0.5, c(30)],
      [1, c(12)],
    ]) +
    linear('fin', [
      [0, hsl(hue + 30, 60, 60, 0.95)],
      [1, hsl(hue, 60, 26, 0.85)],
    ]) +
    linear('iris', [
      [0, '#ffe27a'],
      [1, '#e8622c'],
    ]);
  return picture(
    water,
    defs,
    backdrop(rng, water, 90, 50) + farShore(rng, water, 0.78) + SHAPES[helper]!(rng, c) + drift(rng, water, 18),
  );
}

const painted = gallery(paint);

/** The picture of a Leviathan; `helper` is the race besides crabs that may fight it, if any. */
export function leviathanArt(slug: string, helper: string): string {
  return painted(`${slug}/${helper in SHAPES ? helper : ''}`);
}

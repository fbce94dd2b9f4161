/** The creatures on Exploration cards. The stronger the ally, the larger and the more splendid it is. */
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
  radial,
  smooth,
  spikes,
  suckers,
} from './brush';
import { RACE_HUE } from './palette';
import { type Water, backdrop, drift, farShore, gallery, picture } from './sea';

export type Creature = keyof typeof RACE_HUE;

const WIDTH = 120;
const HEIGHT = 160;

/** Shades of a creature: by lightness. */
type Shade = (lightness: number, alpha?: number) => string;
type Painter = (rng: Rng, c: Shade, value: number) => string;

const rim = 'fill="none" stroke="url(#rim)" stroke-width="1.6" stroke-linejoin="round"';
const lit = (d: string, fill: string) => path(d, `fill="${fill}"`) + path(d, rim);
const shine = (d: string, width = 3) =>
  path(d, `fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${width}" stroke-linecap="round"`);
const eye = (x: number, y: number, r: number) =>
  circle(x, y, r, 'fill="#0a1218"') + circle(x - r * 0.3, y - r * 0.35, r * 0.38, 'fill="#fff"');

const jellyfish: Painter = (rng, c, value) => {
  const arms: Arm[] = Array.from({ length: 5 + value * 2 }, (_, i) => {
    const t = (i / (4 + value * 2)) * 2 - 1;
    return {
      from: [60 + t * 26, 74],
      angle: Math.PI / 2 - t * 0.2,
      length: 58 - 16 * t * t,
      curl: rng.between(-0.7, 0.7),
      wave: 0.5 * (i % 2 ? 1 : -1),
      width: 4,
      tip: 0.6,
    };
  });
  const veils: Arm[] = [-12, 0, 12].map((x, i) => ({
    from: [60 + x, 72],
    angle: Math.PI / 2,
    length: 52,
    curl: (i - 1) * 0.5,
    wave: 0.6,
    width: 11,
    tip: 1,
  }));
  const bell =
    'M60 26C34 26 22 46 22 66C22 76 30 80 36 75C42 71 47 71 52 75C57 79 63 79 68 75C73 71 78 71 84 75C90 80 98 76 98 66C98 46 86 26 60 26Z';
  return (
    ellipse(60, 60, 50, 44, `fill="${c(74, 0.5)}" filter="url(#glow)"`) +
    veils.map((a) => path(arm(a), `fill="${c(80, 0.4)}"`)).join('') +
    arms.map((a) => path(arm(a), `fill="${c(72, 0.8)}"`)).join('') +
    lit(bell, 'url(#body)') +
    ellipse(60, 58, 17, 15, `fill="${c(94, 0.55)}" filter="url(#glow)"`) +
    Array.from({ length: value + 2 }, (_, i) =>
      circle(60 + (i - (value + 1) / 2) * 10, 44 + Math.abs(i - (value + 1) / 2) * 5, 2.6, `fill="${c(92, 0.75)}"`),
    ).join('') +
    shine('M31 58C33 45 40 37 50 33')
  );
};

const crab: Painter = (rng, c, value) => {
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

const seahorse: Painter = (_, c, value) => {
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

const shellfish: Painter = (_, c, value) => {
  const ribs = 6 + value;
  const points: Point[] = [[50, 116]];
  let lines = '';
  for (let i = 0; i <= ribs; i++) {
    const a = Math.PI * (1.04 + (0.92 * i) / ribs);
    points.push([60 + Math.cos(a) * 46, 88 + Math.sin(a) * 54]);
    if (i < ribs) {
      const b = a + (Math.PI * 0.46) / ribs;
      points.push([60 + Math.cos(b) * 42, 88 + Math.sin(b) * 49]);
      lines += path(
        `M60 112Q${n(60 + Math.cos(b) * 24)} ${n(84 + Math.sin(b) * 22)} ${n(60 + Math.cos(b) * 41)} ${n(88 + Math.sin(b) * 48)}`,
        `fill="none" stroke="${c(18, 0.5)}" stroke-width="2"`,
      );
    }
  }
  points.push([70, 116]);
  return (
    ellipse(60, 76, 54, 50, `fill="${c(66, 0.32)}" filter="url(#glow)"`) +
    lit('M44 108L34 122Q60 132 86 122L76 108Z', c(44)) +
    lit(smooth(points), 'url(#body)') +
    lines +
    path('M30 70Q60 44 90 70M38 88Q60 70 82 88', `fill="none" stroke="${c(92, 0.35)}" stroke-width="3"`) +
    shine('M28 66C32 52 40 45 48 42') +
    circle(60, 114, 5 + value, 'fill="#fff" opacity=".4" filter="url(#glow)"') +
    circle(60, 114, 4 + value * 0.9, 'fill="url(#pearl)"')
  );
};

const squid: Painter = (rng, c, value) => {
  const arms: Arm[] = Array.from({ length: 6 + (value > 2 ? 2 : 0) }, (_, i) => {
    const t = (i / (value > 2 ? 7 : 5)) * 2 - 1;
    return {
      from: [60 + t * 13, 92],
      angle: Math.PI / 2 - t * 0.42,
      length: 50 - 8 * t * t,
      curl: t * rng.between(0.4, 1.6),
      wave: 0.35 * (i % 2 ? 1 : -1),
      width: 8,
      tip: 0.8,
    };
  });
  const feelers: Arm[] = [-1, 1].map((s) => ({
    from: [60 + s * 6, 94],
    angle: Math.PI / 2 - s * 0.3,
    length: 64,
    curl: s * 0.9,
    wave: s * 0.3,
    width: 4,
    tip: 3,
  }));
  const mantle = smooth([
    [60, 12],
    [74, 36],
    [81, 64],
    [76, 84],
    [66, 96],
    [54, 96],
    [44, 84],
    [39, 64],
    [46, 36],
  ]);
  return (
    ellipse(60, 66, 46, 56, `fill="${c(66, 0.35)}" filter="url(#glow)"`) +
    feelers.map((a) => path(arm(a), `fill="${c(66)}"`)).join('') +
    arms.map((a, i) => lit(arm(a), c(48 + (i % 2) * 9)) + suckers(a, c(88, 0.5))).join('') +
    [-1, 1]
      .map((s) =>
        lit(
          smooth([
            [60, 11],
            [60 + s * (24 + value * 2.4), 32],
            [60 + s * (22 + value), 44],
            [60 + s * 15, 48],
          ]),
          'url(#fin)',
        ),
      )
      .join('') +
    lit(mantle, 'url(#body)') +
    Array.from({ length: 8 + value * 2 }, () =>
      circle(60 + rng.between(-14, 14), rng.between(34, 70), rng.between(0.8, 2.2), `fill="${c(90, 0.55)}"`),
    ).join('') +
    [-1, 1].map((s) => circle(60 + s * 13, 82, 6.4, `fill="${c(92)}"`) + eye(60 + s * 13, 82, 4)).join('') +
    shine('M52 32C47 44 46 54 47 62')
  );
};

const kraken: Painter = (rng, c, value) => {
  const arms: Arm[] = Array.from({ length: 8 }, (_, i) => {
    const a = Math.PI * (0.06 + (0.88 * i) / 7);
    return {
      from: [60 + Math.cos(a) * 20, 80 + Math.sin(a) * 10],
      angle: a,
      length: 62 - Math.abs(i - 3.5) * 3,
      curl: (i < 4 ? -1 : 1) * rng.between(1.6, 3.4),
      width: 13 + value,
      tip: 1.4,
    };
  });
  const head = smooth([
    [60, 16],
    [84, 24],
    [94, 48],
    [84, 70],
    [76, 90],
    [44, 90],
    [36, 70],
    [26, 48],
    [36, 24],
  ]);
  return (
    ellipse(60, 62, 52, 50, `fill="${c(62, 0.5)}" filter="url(#glow)"`) +
    arms.map((a, i) => lit(arm(a), c(36 + (i % 2) * 8)) + suckers(a, c(84, 0.6), i < 4 ? 1 : -1)).join('') +
    lit(head, 'url(#body)') +
    Array.from({ length: 12 }, () =>
      circle(60 + rng.between(-24, 24), rng.between(24, 52), rng.between(1, 2.8), `fill="${c(26, 0.35)}"`),
    ).join('') +
    [-1, 1]
      .map(
        (s) =>
          ellipse(60 + s * 15, 66, 10, 8, `fill="${hsl(48, 100, 68)}" opacity=".6" filter="url(#glow)"`) +
          ellipse(60 + s * 15, 66, 7, 5.2, `fill="${hsl(48, 96, 70)}"`) +
          `<rect x="${60 + s * 15 - 5}" y="64.8" width="10" height="2.4" rx="1.2" fill="#10191c"/>`,
      )
      .join('') +
    shine('M36 44C38 32 46 26 54 24')
  );
};

const monster: Painter = (rng, c) => {
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

const PAINTERS: Record<Creature, Painter> = { jellyfish, crab, seahorse, shellfish, squid, kraken, monster };

function paint(title: string): string {
  const [race, value] = title.split('/') as [Creature, string];
  const rng = new Random(title);
  const hue = RACE_HUE[race];
  const tint = race === 'kraken' ? 18 : 66;
  const c: Shade = (l, a = 1) => hsl(hue, tint, l, a);
  const strength = Number(value);
  const water: Water = {
    width: WIDTH,
    height: HEIGHT,
    hue: hue + rng.between(-14, 14),
    tint: race === 'kraken' ? 22 : race === 'monster' ? 48 : 56,
    light: race === 'monster' ? 0.06 : 0.18 + strength * 0.08,
  };
  const defs =
    linear(
      'rim',
      [
        [0, '#ffffffc8'],
        [0.5, '#ffffff1c'],
        [1, '#ffffff00'],
      ],
      'x1="0" y1="0" x2="1" y2=".7"',
    ) +
    linear('body', [
      [0, race === 'monster' ? c(34) : c(78)],
      [0.55, race === 'monster' ? c(20) : c(54)],
      [1, race === 'monster' ? c(8) : c(30)],
    ]) +
    linear('fin', [
      [0, hsl(hue - 24, tint, 76, 0.95)],
      [1, hsl(hue + 16, tint, 42, 0.8)],
    ]) +
    radial(
      'pearl',
      [
        [0, '#fff'],
        [0.6, '#efe6f2'],
        [1, '#9fb3ba'],
      ],
      'cx=".36" cy=".3" r=".8"',
    );
  const size = race === 'monster' ? 1 : 0.74 + strength * 0.055;
  const body =
    backdrop(rng, water, 60, 60) +
    farShore(rng, water, 0.72) +
    `<g transform="translate(${n(60 - 60 * size)} ${n(86 - 78 * size)}) scale(${size.toFixed(3)})">${PAINTERS[race](rng, c, strength)}</g>` +
    drift(rng, water, 14);
  return picture(water, defs, body);
}

const painted = gallery(paint);

/** The picture of an ally of this race and value; a Monster has value 0. */
export function allyArt(race: Creature, value: number): string {
  return painted(`${race}/${value}`);
}

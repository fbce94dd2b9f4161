/** The seven kinds of Lords, from the shoulders up, in a square of 200; the head is around (100, 88). */
import { type Arm, type Point, type Rng, arm, circle, ellipse, hsl, linear, n, path, polygon, radial, smooth, spikes, suckers } from './brush';
import type { Guild, Palette } from './palette';
import type { Wear } from './regalia';

export interface Bust {
  defs: string;
  /** Behind the shoulders, in front of the water. */
  behind: string;
  /** The head itself, over the shoulders. */
  head: string;
}

type Sculptor = (rng: Rng, p: Palette, wear: Wear) => Bust;

const rim = 'fill="none" stroke="url(#rim)" stroke-width="2" stroke-linejoin="round"';

/** A shape with its light edge. */
function lit(d: string, fill: string): string {
  return path(d, `fill="${fill}"`) + path(d, rim);
}

function eye(x: number, y: number, rx: number, ry: number, p: Palette): string {
  return (
    ellipse(x, y, rx * 2.6, ry * 2.6, `fill="${p.eye}" opacity=".5" filter="url(#glow)"`) +
    ellipse(x, y, rx, ry, `fill="${p.eye}"`) +
    ellipse(x - rx * 0.25, y - ry * 0.3, rx * 0.35, ry * 0.35, 'fill="#fff"')
  );
}

function eyes(spread: number, y: number, rx: number, ry: number, p: Palette): string {
  return eye(100 - spread, y, rx, ry, p) + eye(100 + spread, y, rx, ry, p);
}

function skin(p: Palette, top: number, bottom: number, id = 'skin'): string {
  return linear(id, [[0, p.at(top)], [0.6, p.at((top + bottom) / 2.2)], [1, p.at(bottom)]]);
}

/** Arms hanging from a line, longest in the middle, like a beard. */
function beard(rng: Rng, y: number, spread: number, count: number, length: number, width: number): Arm[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    return {
      from: [100 + t * spread, y + Math.abs(t) * -2] as Point,
      angle: Math.PI / 2 - t * 0.28 + rng.between(-0.08, 0.08),
      length: length * (1 - 0.32 * t * t) * rng.between(0.85, 1.12),
      curl: rng.between(-0.9, 0.9),
      wave: rng.between(0.15, 0.5) * (rng.chance(0.5) ? 1 : -1),
      width: width * (1 - 0.2 * Math.abs(t)),
    };
  });
}

/** A bell of light with trailing arms. */
const mage: Sculptor = (rng, p, wear) => {
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
      marks += path(`M${n(100 + t * rx * 0.9)} ${n(low)}Q${n(100 + t * rx * 0.8)} ${n(top + 30)} 100 ${n(top + 3)}`, `fill="none" stroke="${p.at(86, 0.45)}" stroke-width="2.2"`);
    }
  } else {
    for (let i = 0; i < 9 + spots * 3; i++) {
      const a = Math.PI * (1.12 + 0.76 * rng.unit());
      const r = rng.between(0.3, 0.88);
      marks += circle(100 + Math.cos(a) * rx * r, low - 4 + Math.sin(a) * (low - top) * r, rng.between(1.6, 4.6), `fill="${p.at(88, 0.6)}"`);
    }
  }
  return {
    defs:
      radial('skin', [[0, p.at(90, 0.96)], [0.45, p.at(68, 0.9)], [1, p.at(36, 0.94)]], 'cx=".5" cy=".75" r=".8"') +
      linear('arms', [[0, p.at(76, 0.95)], [1, p.at(50, 0.35)]]),
    behind: ellipse(100, 82, rx * 1.5, 70, `fill="${p.at(72, 0.5)}" filter="url(#haze)"`),
    head:
      veil.map((a) => path(arm(a), `fill="${p.at(70, 0.35)}"`)).join('') +
      ellipse(100, low + 8, rx * 0.62, 19, `fill="${p.at(9, 0.94)}"`) +
      eyes(rng.between(12, 18), low + 9, rng.between(3.6, 5), rng.between(3, 5.2), p) +
      arms.map((a) => path(arm(a), 'fill="url(#arms)"')).join('') +
      ellipse(100, low - 22, rx * 0.5, (low - top) * 0.44, `fill="${p.at(94, 0.5)}" filter="url(#glow)"`) +
      lit(bell, 'url(#skin)') +
      marks +
      path(`M${n(100 - rx * 0.68)} ${n(low - 36)}Q${n(100 - rx * 0.54)} ${n(top + 12)} ${n(100 - rx * 0.1)} ${n(top + 8)}`, 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"') +
      wear(100, top + 12, rx * 1.15),
  };
};

/** A helmet of shell with spikes, a dark visor and a raised claw. */
const soldier: Sculptor = (rng, p, wear) => {
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
    lit('M-16 70C-14 40-4 30 4 22C-10 14-16-6-4-26C2-34 12-38 20-38C12-28 12-20 14-12C20-18 22-26 32-30C42-20 44 0 30 16C24 24 20 30 18 40L14 74Z', 'url(#shell)') +
    path('M4 22C14 22 20 18 26 10', `fill="none" stroke="${p.at(14, 0.7)}" stroke-width="2"`) +
    circle(0, 2, 2.4, `fill="${p.at(78, 0.5)}"`) + circle(4, -9, 1.8, `fill="${p.at(78, 0.5)}"`) +
    '</g>';
  const jaws = [-1, 1]
    .map((s) => lit(arm({ from: [100 + s * 13, 124], angle: Math.PI / 2 - s * 0.5, length: 34, curl: s * rng.between(1, 1.8), width: 13, tip: 1 }), p.at(42)))
    .join('');
  const stalks = rng.chance(0.4);
  const grill = [0, 1, 2].map((i) => path(`M${n(100 - 24 + i * 4)} ${100 + i * 9}Q100 ${106 + i * 9} ${n(124 - i * 4)} ${100 + i * 9}`, `fill="none" stroke="${p.at(8, 0.9)}" stroke-width="4" stroke-linecap="round"`)).join('');
  const look = stalks
    ? [-1, 1].map((s) => path(`M${100 + s * 16} 96L${100 + s * 22} 66`, `stroke="${p.at(50)}" stroke-width="5" stroke-linecap="round"`) + eye(100 + s * 22, 64, 5, 6, p)).join('')
    : eyes(rng.between(16, 22), 98, rng.between(6, 8), rng.between(2.4, 4), p);
  const studs = [-0.62, -0.32, 0, 0.32, 0.62]
    .map((t) => circle(100 + t * wide, 74 - 14 * Math.cos(t * 1.6), 3.2, `fill="${p.at(74, 0.55)}"`))
    .join('');
  return {
    defs: skin(p, 62, 22) + linear('shell', [[0, p.at(60)], [1, p.at(24)]]),
    behind: ellipse(100, 88, 86, 72, `fill="${p.at(58, 0.4)}" filter="url(#haze)"`) + claw,
    head: lit(helmet, 'url(#skin)') + path(plate, `fill="${p.at(70, 0.4)}"`) + studs + (stalks ? grill : path(visor, `fill="${p.at(6, 0.95)}"`)) + wear(100, 62, wide * 1.3) + look + jaws,
  };
};

/** A long snout in profile, a crown of fins, a ringed neck. */
const farmer: Sculptor = (rng, p, wear) => {
  const flip = rng.chance(0.5);
  const snout = rng.between(46, 62);
  const brow = rng.between(42, 56);
  const tilt = rng.between(-8, 10);
  const head = smooth([
    [118, 62], [104, brow], [80, 54], [66, 74], [64 - snout * 0.36, 86], [62 - snout * 0.7, 91], [62 - snout * 0.74, 100],
    [62 - snout * 0.4, 102], [66, 108], [84, 116], [100, 132], [104, 158], [98, 206], [162, 206], [160, 160], [150, 116], [136, 82],
  ]);
  const rays = rng.whole(5, 8);
  let crest = '';
  const reach = rng.between(22, 40);
  const first = Math.PI * 1.18;
  const fan: Point[] = [[88, 62]];
  for (let i = 0; i <= rays; i++) {
    const a = first + (Math.PI * 0.78 * i) / rays;
    const r = reach * (0.75 + 0.35 * Math.sin((Math.PI * i) / rays));
    const tip: Point = [108 + Math.cos(a) * (26 + r), 72 + Math.sin(a) * (22 + r)];
    fan.push(tip);
    if (i < rays) {
      const b = a + (Math.PI * 0.39) / rays;
      fan.push([108 + Math.cos(b) * (20 + r * 0.66), 72 + Math.sin(b) * (17 + r * 0.66)]);
    }
    crest += path(`M108 74L${n(tip[0])} ${n(tip[1])}`, `stroke="${p.at(84, 0.7)}" stroke-width="1.6"`);
  }
  fan.push([140, 88]);
  const frill = smooth([[146, 104], [172, 98], [184, 122], [180, 152], [186, 184], [158, 190], [154, 150]]);
  let rings = '';
  for (let i = 0; i < 6; i++) {
    const y = 124 + i * 15;
    rings += path(`M${n(98 - i * 0.6)} ${y + 8}Q126 ${y - 6} ${n(152 + i * 1.6)} ${y}`, `fill="none" stroke="${p.at(84, 0.38)}" stroke-width="2.4"`);
  }
  let frillRays = '';
  for (let i = 0; i < 6; i++) frillRays += path(`M152 ${112 + i * 12}L${176 + (i % 2) * 5} ${106 + i * 15}`, `stroke="${p.at(86, 0.45)}" stroke-width="1.4"`);
  return {
    defs: skin(p, 72, 26) + linear('fin', [[0, p.at(76, 0.92)], [1, p.cloth(44, 0.75)]]),
    behind: ellipse(100, 90, 84, 74, `fill="${p.at(62, 0.42)}" filter="url(#haze)"`),
    head:
      `<g transform="${flip ? 'translate(200 0) scale(-1 1)' : ''} rotate(${n(tilt)} 120 120) translate(2 2)">` +
      path(frill, 'fill="url(#fin)"') + frillRays + lit(smooth(fan), 'url(#fin)') + crest + lit(head, 'url(#skin)') + rings +
      path('M30 94Q40 98 52 97', `fill="none" stroke="${p.at(12, 0.7)}" stroke-width="2" stroke-linecap="round"`) +
      circle(90, 78, 12, `fill="${p.at(16, 0.85)}"`) + eye(89, 78, 6, 6.4, p) +
      `<g transform="rotate(8 100 58)">${wear(100, brow + 12, 74)}</g></g>`,
  };
};

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
        lines += path(`M100 112L${n(100 + Math.cos(b) * 59)} ${n(104 + Math.sin(b) * 70)}`, 'stroke="#04170f" stroke-opacity=".4" stroke-width="2.4"');
      }
    }
    points.push([114, 112]);
    return lit(smooth(points), 'url(#skin)') + lines + path('M60 66Q100 34 140 66', 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"');
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
    spiral += path(smooth(curve, false), 'fill="none" stroke="#04170f" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"');
    for (let i = 0; i < 9; i++) {
      const a = i * 0.36 - 2.6;
      spiral += path(`M${n(108 + Math.cos(a) * 22)} ${n(74 + Math.sin(a) * 22)}Q${n(108 + Math.cos(a + 0.3) * 38)} ${n(74 + Math.sin(a + 0.3) * 38)} ${n(108 + Math.cos(a + 0.1) * 50)} ${n(74 + Math.sin(a + 0.1) * 50)}`, 'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"');
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
      out += path(`M${n(100 - half)} ${n(y)}Q100 ${n(y + 14)} ${n(100 + half)} ${n(y - 8)}`, 'fill="none" stroke="#04170f" stroke-opacity=".45" stroke-width="3"');
      out += path(`M${n(100 - half * 0.8)} ${n(y - 6)}Q${n(100 - half * 0.3)} ${n(y + 2)} 100 ${n(y + 1)}`, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4"');
    }
    return out;
  },
  (rng) => {
    const teeth = rng.whole(5, 7);
    const edge: Point[] = [];
    for (let i = 0; i <= teeth * 2; i++) edge.push([42 + (116 * i) / (teeth * 2), 96 + (i % 2 ? 10 : -4)]);
    const d = `M42 96C38 46 68 22 100 22C132 22 162 46 158 96${[...edge].reverse().map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}Z`;
    let ribs = '';
    for (let i = 1; i < 6; i++) ribs += path(`M${42 + i * 19.4} ${i % 2 ? 104 : 94}Q${60 + i * 13.4} 46 100 26`, 'fill="none" stroke="#04170f" stroke-opacity=".36" stroke-width="2.6"');
    return lit(d, 'url(#skin)') + ribs + path('M58 72Q66 40 94 32', 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"');
  },
];

const merchant: Sculptor = (rng, p, wear) => {
  const shell = rng.pick(shells)(rng, p);
  const face = smooth([[72, 108], [100, 96], [128, 108], [132, 130], [118, 150], [100, 156], [82, 150], [68, 130]]);
  const whiskers = beard(rng, 142, 22, rng.whole(4, 6), 40, 7);
  const stalks = rng.chance(0.5);
  const look = stalks
    ? [-1, 1].map((s) => path(arm({ from: [100 + s * 14, 116], angle: -Math.PI / 2 + s * 0.7, length: 32, curl: s * 0.5, width: 7, tip: 4 }), `fill="${p.at(58)}"`) + eye(100 + s * 38, 94, 5, 5.4, p)).join('')
    : eyes(15, 122, 5.4, rng.between(3.4, 6), p);
  let pearls = '';
  const strings = rng.whole(1, 2);
  for (let s = 0; s < strings; s++) {
    const beads = 9 + s * 2;
    for (let i = 0; i <= beads; i++) {
      const a = Math.PI * (0.14 + (0.72 * i) / beads);
      pearls += circle(100 + Math.cos(a) * (48 + s * 13), 148 + Math.sin(a) * (26 + s * 15), 3.6 - s * 0.3, 'fill="url(#pearl)"');
    }
  }
  return {
    defs:
      linear('skin', [[0, hsl(38, 56, 86)], [0.5, hsl(p.hue - 36, 26, 60)], [1, p.at(26)]]) +
      linear('turret', [[0, '#fbeed8'], [0.5, '#cfa98c'], [1, '#6d5150']]) + linear('face', [[0, p.at(62)], [1, p.at(30)]]) + radial('pearl', [[0, '#fff'], [0.6, '#e9e2f2'], [1, '#8fa3ad']], 'cx=".36" cy=".3" r=".8"'),
    behind: ellipse(100, 84, 86, 76, `fill="${p.at(60, 0.42)}" filter="url(#haze)"`),
    head:
      lit(face, 'url(#face)') + (stalks ? '' : look) + whiskers.map((a) => path(arm(a), `fill="${p.at(54)}"`)).join('') + shell +
      path('M62 110Q100 126 138 110', 'fill="none" stroke="#02110b" stroke-opacity=".4" stroke-width="6"') + (stalks ? look : '') + pearls + wear(100, 46, 84),
  };
};

/** A tall mantle with fins, wide eyes and a beard of arms over a high collar. */
const politician: Sculptor = (rng, p, wear) => {
  const wide = rng.between(34, 42);
  const top = rng.between(4, 18);
  const lean = rng.between(-10, 10);
  const finSpan = rng.between(20, 34);
  const mantle = smooth([
    [100 + lean, top], [100 + wide * 0.62, 44], [100 + wide, 88], [100 + wide * 0.94, 116], [100 + wide * 0.5, 132],
    [100, 136], [100 - wide * 0.5, 132], [100 - wide * 0.94, 116], [100 - wide, 88], [100 - wide * 0.62, 44],
  ]);
  const fins = [-1, 1]
    .map((s) => lit(smooth([[100 + lean + s * 3, top - 2], [100 + s * (wide * 0.4 + finSpan) + lean * 0.6, 30], [100 + s * (wide * 0.5 + finSpan * 0.8), 48], [100 + s * wide * 0.62, 56]]), 'url(#fin)'))
    .join('');
  const arms = beard(rng, 128, wide * 0.66, 7, 62, 12);
  let spots = '';
  for (let i = 0; i < 14; i++) {
    spots += circle(100 + rng.between(-0.6, 0.6) * wide, rng.between(38, 96), rng.between(1, 3.4), `fill="${rng.chance(0.5) ? p.at(86, 0.5) : p.cloth(40, 0.55)}"`);
  }
  const lids = rng.between(2.6, 7);
  const collar = [-1, 1]
    .map((s) => lit(smooth([[100 + s * 26, 176], [100 + s * 40, 132], [100 + s * 72, 96], [100 + s * 78, 128], [100 + s * 66, 184]]), p.cloth(34)))
    .join('');
  return {
    defs: skin(p, 74, 28) + linear('fin', [[0, p.at(70)], [1, p.at(34)]]),
    behind: ellipse(100, 84, 84, 76, `fill="${p.at(62, 0.42)}" filter="url(#haze)"`) + collar,
    head:
      fins + lit(mantle, 'url(#skin)') + spots +
      path(`M${n(100 - wide * 0.3)} 40Q${n(100 - wide * 0.66)} 70 ${n(100 - wide * 0.6)} 92`, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"') +
      [-1, 1].map((s) => ellipse(100 + s * wide * 0.6, 108, 12, 12, `fill="${p.at(12, 0.9)}"`)).join('') +
      eyes(wide * 0.6, 108, 7.4, lids, p) +
      arms.map((a, i) => lit(arm(a), p.at(46 + (i % 2) * 10)) + (i % 2 ? '' : suckers(a, p.at(82, 0.5)))).join('') +
      wear(100, 62, wide * 1.7),
  };
};

/** A calm face under the wings of a ray, five gems around it: one for each race. */
const ambassador: Sculptor = (rng, p, wear) => {
  const span = rng.between(62, 78);
  const tip = rng.between(52, 96);
  const cowl = smooth([
    [100, 22], [130, 36], [100 + span * 0.8, tip - 22], [100 + span + 12, tip + 26], [100 + span * 0.66, 118], [138, 156], [100, 166],
    [62, 156], [100 - span * 0.66, 118], [100 - span - 12, tip + 26], [100 - span * 0.8, tip - 22], [70, 36],
  ]);
  const horns = [-1, 1].map((s) => lit(arm({ from: [100 + s * 14, 34], angle: -Math.PI / 2 + s * 0.5, length: rng.between(26, 40), curl: s * rng.between(-1.6, -0.6), width: 10, tip: 2 }), p.at(64))).join('');
  const hood = smooth([[100, 46], [128, 66], [134, 104], [118, 138], [100, 148], [82, 138], [66, 104], [72, 66]]);
  const face = smooth([[100, 64], [119, 80], [120, 108], [108, 130], [100, 134], [92, 130], [80, 108], [81, 80]]);
  let gems = '';
  [264, 8, 42, 156, 210].forEach((hue, i) => {
    const a = Math.PI * (1.17 + 0.165 * i);
    const x = 100 + Math.cos(a) * 88;
    const y = 100 + Math.sin(a) * 84;
    gems += circle(x, y, 9, `fill="${hsl(hue, 90, 66)}" opacity=".65" filter="url(#glow)"`);
    gems += path(polygon([[x, y - 7], [x + 5, y], [x, y + 7], [x - 5, y]]), `fill="${hsl(hue, 86, 72)}" stroke="#fff" stroke-opacity=".7" stroke-width=".8"`);
  });
  const mark = rng.pick([
    path(polygon(spikes(100, 76, 2.4, 7, 4)), `fill="${p.eye}"`),
    circle(100, 76, 4, `fill="none" stroke="${p.eye}" stroke-width="2"`),
    path('M100 68L105 78L100 84L95 78Z', `fill="${p.eye}"`),
  ]);
  let spots = '';
  for (let i = 0; i < 16; i++) {
    const s = i % 2 ? 1 : -1;
    spots += circle(100 + s * rng.between(36, span), rng.between(tip - 10, 118), rng.between(1.2, 3.2), `fill="${p.at(90, 0.5)}"`);
  }
  return {
    defs: skin(p, 74, 26) + linear('hood', [[0, p.cloth(20)], [1, p.cloth(9)]]) + linear('face', [[0, p.at(84)], [1, p.at(50)]]),
    behind: ellipse(100, 88, 92, 82, `fill="${p.at(74, 0.42)}" filter="url(#haze)"`) + path('M30 132A88 84 0 0 1 170 132', `fill="none" stroke="${p.at(88, 0.5)}" stroke-width="1.6"`) + gems,
    head:
      lit(cowl, 'url(#skin)') + spots + horns + path(hood, 'fill="url(#hood)"') + lit(face, 'url(#face)') + mark +
      [-1, 1].map((s) => path(`M${100 + s * 5} 103Q${100 + s * 11} ${n(rng.between(96, 100))} ${100 + s * 17} 102Q${100 + s * 11} 108 ${100 + s * 5} 103Z`, `fill="${p.at(12)}"`) + circle(100 + s * 11, 102, 2.4, `fill="${p.eye}"`)).join('') +
      path('M93 121Q100 125 107 121', `fill="none" stroke="${p.at(24)}" stroke-width="2" stroke-linecap="round"`) +
      wear(100, 52, 62),
  };
};

/** An eight-armed head in a hood; only the eyes are sure. */
const smuggler: Sculptor = (rng, p, wear) => {
  const bulge = rng.between(-14, 14);
  const head = smooth([[100 + bulge, 20], [136 + bulge * 0.4, 34], [142, 70], [126, 104], [118, 128], [82, 128], [74, 104], [58, 70], [64 + bulge * 0.4, 34]]);
  const hood =
    'M104-6C146 2 170 50 172 110C174 150 162 182 152 214L48 214C38 182 26 150 28 110C30 50 58 2 104-6Z' +
    'M100 34C76 34 58 62 56 98C56 128 72 150 100 168C128 150 144 128 144 98C142 62 124 34 100 34Z';
  const folds = 'M52 60C38 100 40 150 54 200M148 60C162 100 160 150 146 200M100 34C96 20 98 6 104-4M62 44C52 30 70 14 88 8';
  const hooded = !wear(100, 0, 100);
  const lower = beard(rng, 120, 22, 6, 66, 15);
  const coils: Arm[] = [-1, 1].map((s) => ({
    from: [100 + s * 44, 196] as Point, angle: -Math.PI / 2 + s * rng.between(0.5, 0.9), length: rng.between(78, 112), curl: s * rng.between(-4.6, -2.6), width: 22, tip: 1.5,
  }));
  const slit = rng.chance(0.5);
  const single = rng.chance(0.22);
  const pupil = (x: number) => eye(x, 92, 8, 5.4, p) + (slit ? `<rect x="${x - 6}" y="90.6" width="12" height="2.8" rx="1.4" fill="#0b1416"/>` : ellipse(x, 92, 1.6, 5, 'fill="#0b1416"'));
  let spots = '';
  for (let i = 0; i < 18; i++) spots += circle(100 + bulge * 0.4 + rng.between(-32, 32), rng.between(32, 78), rng.between(1, 3.6), `fill="${p.at(rng.chance(0.5) ? 78 : 20, 0.42)}"`);
  return {
    defs: skin(p, 62, 20) + linear('hood', [[0, p.cloth(30)], [1, p.cloth(10)]]),
    behind:
      ellipse(100, 88, 84, 74, `fill="${p.at(58, 0.5)}" filter="url(#haze)"`) +
      coils.map((c, i) => lit(arm(c), p.at(40)) + suckers(c, p.at(78, 0.65), i ? 1 : -1)).join(''),
    head:
      (hooded ? ellipse(100, 104, 56, 74, `fill="${p.cloth(6)}"`) : '') + lit(head, 'url(#skin)') + spots +
      path('M74 50Q84 32 100 32', 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"') +
      (single ? ellipse(100, 92, 15, 13, `fill="${p.at(10, 0.9)}"`) + pupil(100) : [80, 120].map((x) => ellipse(x, 92, 13, 11, `fill="${p.at(10, 0.9)}"`) + pupil(x)).join('')) +
      lower.map((a, i) => lit(arm(a), p.at(38 + (i % 2) * 9)) + suckers(a, p.at(76, 0.5))).join('') +
      (hooded
        ? path(hood, 'fill="url(#hood)" fill-rule="evenodd"') + path(hood, rim) + path(folds, `fill="none" stroke="${p.cloth(48, 0.4)}" stroke-width="2"`)
        : wear(100 + bulge * 0.6, 50, 76)),
  };
};

export const HEADS: Record<Guild, Sculptor> = { mage, soldier, farmer, merchant, politician, ambassador, smuggler };

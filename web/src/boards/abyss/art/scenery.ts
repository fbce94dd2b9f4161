/** What stands on the sea floor: towers, vents, wrecks, bones. Scenes are 220 wide and 124 high; the floor is at 104. */
import { type Point, type Rng, arm, circle, ellipse, hsl, n, path, polygon, smooth } from './brush';

/** Shades of a scene: `far` in the mist, `near` in front, `lamp` lit windows. */
export interface Paints {
  far: string;
  mid: string;
  near: string;
  lamp: string;
  edge: string;
}

export type Scene = (rng: Rng, c: Paints) => string;

const FLOOR = 106;
const fill = (colour: string) => `fill="${colour}"`;
const edged = (d: string, colour: string, c: Paints) =>
  path(d, fill(colour)) + path(d, `fill="none" stroke="${c.edge}" stroke-width=".9"`);

function lamps(rng: Rng, x: number, y: number, w: number, h: number, c: Paints): string {
  let out = '';
  for (let wy = y + 6; wy < y + h - 6; wy += 9) {
    for (let wx = x + 4; wx < x + w - 4; wx += 7) {
      if (!rng.chance(0.55)) continue;
      out += `<rect x="${n(wx)}" y="${n(wy)}" width="2.4" height="4.2" rx="1.2" fill="${c.lamp}" opacity="${n(rng.between(0.5, 1))}"/>`;
    }
  }
  return out;
}

function tower(
  rng: Rng,
  x: number,
  w: number,
  h: number,
  c: Paints,
  roof: 'dome' | 'spire' | 'flat' | 'teeth',
  shade = c.mid,
): string {
  const y = FLOOR - h;
  let d = `M${n(x)} ${FLOOR + 4}V${n(y)}`;
  if (roof === 'dome') d += `C${n(x)} ${n(y - w * 0.8)} ${n(x + w)} ${n(y - w * 0.8)} ${n(x + w)} ${n(y)}`;
  else if (roof === 'spire') d += `L${n(x + w / 2)} ${n(y - w * 1.3)}L${n(x + w)} ${n(y)}`;
  else if (roof === 'teeth') for (let i = 0; i < 3; i++) d += `v-4h${n(w / 5)}v4h${n(w / 5 / (i < 2 ? 1 : 1e9))}`;
  d += `H${n(x + w)}V${FLOOR + 4}Z`;
  return edged(d, shade, c) + lamps(rng, x, y, w, h, c);
}

function kelp(rng: Rng, x: number, h: number, shade: string): string {
  let out = path(
    arm({
      from: [x, FLOOR + 8],
      angle: -Math.PI / 2 + rng.between(-0.15, 0.15),
      length: h,
      curl: rng.between(-0.5, 0.5),
      wave: 0.4,
      width: 5,
      tip: 0.6,
    }),
    fill(shade),
  );
  for (let i = 1; i < 5; i++)
    out += path(
      arm({
        from: [x + rng.between(-2, 2), FLOOR - (h * i) / 6],
        angle: i % 2 ? -0.6 : Math.PI + 0.6,
        length: 13,
        curl: -0.5,
        width: 5,
        tip: 0.5,
      }),
      fill(shade),
    );
  return out;
}

function columns(x: number, w: number, top: number, count: number, c: Paints): string {
  let out =
    edged(`M${x - 6} ${top + 1}L${x + w / 2} ${top - 20}L${x + w + 6} ${top + 1}Z`, c.mid, c) +
    edged(`M${x - 6} ${top + 1}h${w + 12}v6H${x - 6}Z`, c.near, c);
  for (let i = 0; i < count; i++) {
    const cx = x + (w * (i + 0.5)) / count;
    out += edged(`M${n(cx - 4)} ${top + 7}h8l-1.5 4V${FLOOR - 4}l1.5 4h-8l1.5-4V${top + 11}Z`, c.mid, c);
  }
  return out + edged(`M${x - 10} ${FLOOR}h${w + 20}v6H${x - 10}Z`, c.near, c);
}

function light(x: number, y: number, r: number, colour: string): string {
  return circle(x, y, r * 2.6, `fill="${colour}" opacity=".55" filter="url(#glow)"`) + circle(x, y, r, fill(colour));
}

function jelly(x: number, y: number, size: number, hue: number): string {
  const arms = [-0.6, -0.2, 0.2, 0.6]
    .map((t) =>
      path(
        arm({
          from: [x + t * size, y],
          angle: Math.PI / 2,
          length: size * 1.8,
          curl: t,
          wave: 0.6,
          width: size * 0.14,
          tip: 0.3,
        }),
        `fill="${hsl(hue, 70, 80, 0.6)}"`,
      ),
    )
    .join('');
  return (
    circle(x, y - size * 0.3, size * 1.6, `fill="${hsl(hue, 80, 76, 0.45)}" filter="url(#glow)"`) +
    arms +
    path(
      `M${n(x - size)} ${n(y)}C${n(x - size)} ${n(y - size * 1.5)} ${n(x + size)} ${n(y - size * 1.5)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y + size * 0.3)} ${n(x - size)} ${n(y)}Z`,
      `fill="${hsl(hue, 74, 82, 0.85)}"`,
    )
  );
}

function coral(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  colour: string,
  rng: Rng,
): string {
  const end: Point = [x + Math.cos(angle) * length * 0.92, y + Math.sin(angle) * length * 0.92];
  const stem = path(arm({ from: [x, y], angle, length, curl: 0, width, tip: width * 0.66 }), fill(colour));
  if (!depth) return stem;
  return (
    stem +
    coral(...end, angle - rng.between(0.3, 0.6), length * 0.74, width * 0.72, depth - 1, colour, rng) +
    coral(...end, angle + rng.between(0.3, 0.6), length * 0.74, width * 0.72, depth - 1, colour, rng)
  );
}

function clam(x: number, y: number, w: number, c: Paints): string {
  let ribs = '';
  for (let i = 1; i < 7; i++)
    ribs += path(
      `M${n(x)} ${n(y - 2)}L${n(x - w + (w * 2 * i) / 7)} ${n(y - w * 0.62)}`,
      `stroke="${c.edge}" stroke-width="1.2"`,
    );
  return (
    edged(
      `M${n(x - w)} ${n(y - w * 0.5)}Q${n(x)} ${n(y - w * 1.25)} ${n(x + w)} ${n(y - w * 0.5)}Q${n(x + w * 0.5)} ${n(y - w * 0.1)} ${n(x)} ${n(y)}Q${n(x - w * 0.5)} ${n(y - w * 0.1)} ${n(x - w)} ${n(y - w * 0.5)}Z`,
      c.mid,
      c,
    ) +
    ribs +
    edged(
      `M${n(x - w)} ${n(y + 2)}Q${n(x)} ${n(y - w * 0.3)} ${n(x + w)} ${n(y + 2)}Q${n(x)} ${n(y + w * 0.66)} ${n(x - w)} ${n(y + 2)}Z`,
      c.near,
      c,
    ) +
    light(x, y - w * 0.06, w * 0.16, '#fff6ea')
  );
}

function wreck(x: number, y: number, size: number, tilt: number, c: Paints): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${n(size)})">` +
    edged('M-40-8Q0 2 42-14L34 14Q0 22-30 12Z', c.near, c) +
    path('M-34-2Q0 8 38-6M-32 4Q0 14 36 1', `fill="none" stroke="${c.edge}" stroke-width="1"`) +
    path(
      'M-12-6V-50M14-8V-40M-12-40l18 6M-12-28l16 4M14-32l12 5',
      `stroke="${c.near}" stroke-width="2.6" fill="none"`,
    ) +
    path('M-11-46Q4-40 2-26L-11-30Z', `fill="${c.mid}" opacity=".8"`) +
    '</g>'
  );
}

export const SCENES: Record<string, Scene> = {
  'sargasso-silos': (rng, c) =>
    [24, 62, 104, 146]
      .map((x, i) => tower(rng, x, 28, 50 + ((i * 17) % 30), c, 'dome', i % 2 ? c.far : c.mid))
      .join('') + Array.from({ length: 9 }, (_, i) => kelp(rng, 8 + i * 25, rng.between(24, 52), c.near)).join(''),
  'hydrozoa-reserves': (_, c) =>
    [50, 112, 172]
      .map((x, i) => {
        const r = i === 1 ? 34 : 26;
        return (
          path(
            `M${x - r} ${FLOOR}V${FLOOR - r * 0.8}A${r} ${r} 0 0 1 ${x + r} ${FLOOR - r * 0.8}V${FLOOR}Z`,
            `fill="#bfe6ff" fill-opacity=".14" stroke="#dff4ff" stroke-opacity=".6" stroke-width="1.6"`,
          ) +
          jelly(x, FLOOR - r * 0.9, r * 0.36, 280 - i * 30) +
          edged(`M${x - r - 4} ${FLOOR - 6}h${r * 2 + 8}v12h${-r * 2 - 8}Z`, c.near, c)
        );
      })
      .join(''),
  sanctuary: (_, c) =>
    path('M92-4h36l34 112H58Z', 'fill="#fff" opacity=".16"') +
    columns(66, 88, 58, 5, c) +
    jelly(110, 36, 11, 270) +
    jelly(44, 62, 6, 290) +
    jelly(182, 54, 7, 250),
  parliament: (rng, c) =>
    tower(rng, 16, 26, 44, c, 'flat', c.far) +
    tower(rng, 178, 26, 44, c, 'flat', c.far) +
    columns(44, 132, 50, 8, c) +
    light(110, 40, 3, c.lamp) +
    path('M110 30V8M110 9h16l-4 5 4 5h-16', `fill="${c.lamp}" stroke="${c.near}" stroke-width="1.6"`),
  barracks: (rng, c) =>
    tower(rng, 20, 30, 62, c, 'teeth') +
    tower(rng, 170, 30, 62, c, 'teeth') +
    edged(`M44 ${FLOOR}V70h10v-5h10v5h10v-5h10v5h10v-5h10v5h12v-5h10v5h10v-5h10v5h10v-5h10v5h10V${FLOOR}Z`, c.mid, c) +
    edged(`M96 ${FLOOR + 2}V92a14 14 0 0 1 28 0v14Z`, c.near, c) +
    [35, 185]
      .map((x) => path(`M${x} 40V16l18 5-18 6`, `fill="#d8604c" stroke="${c.near}" stroke-width="1.6"`))
      .join('') +
    lamps(rng, 54, 74, 112, 24, c),
  dockworks: (rng, c) =>
    [40, 96]
      .map((x) =>
        path(
          `M${x} ${FLOOR}V34h44M${x + 40} 34v28M${x} 48l16-14M${x - 6} ${FLOOR}h12`,
          `fill="none" stroke="${c.mid}" stroke-width="4"`,
        ),
      )
      .join('') +
    wreck(160, 92, 1.05, -3, c) +
    edged(`M0 ${FLOOR - 2}h220v20H0Z`, c.near, c) +
    [20, 60, 100, 140, 180].map((x) => light(x, FLOOR - 4, 1.6, c.lamp)).join('') +
    edged('M72 62h16v12H72Z', c.near, c) +
    tower(rng, 4, 20, 46, c, 'flat', c.far),
  'sargasso-fields': (rng, c) =>
    [3, 2, 1, 0]
      .map((row) =>
        Array.from({ length: 9 + row * 3 }, (_, i) =>
          kelp(rng, (i * 220) / (8 + row * 3), 20 + (3 - row) * 12, row > 1 ? c.far : row ? c.mid : c.near),
        ).join(''),
      )
      .join('') +
    path('M0 100Q60 90 110 96T220 92V128H0Z', `fill="${c.near}" opacity=".7"`) +
    light(160, 26, 5, '#ffe9a8'),
  abyss: (rng, c) =>
    path('M0 40Q50 44 74 70Q92 98 110 128Q130 98 146 70Q170 44 220 40V128H0Z', fill(c.near)) +
    path('M40 60Q84 70 110 128Q136 70 180 60Q150 60 110 64Q70 60 40 60Z', 'fill="#01060a"') +
    ellipse(110, 84, 26, 11, `fill="${c.lamp}" opacity=".5" filter="url(#glow)"`) +
    path('M88 84Q110 70 132 84Q110 97 88 84Z', fill(c.lamp)) +
    ellipse(110, 84, 3.4, 9, 'fill="#04090c"') +
    Array.from({ length: 6 }, () =>
      kelp(rng, rng.chance(0.5) ? rng.between(4, 44) : rng.between(176, 216), 26, c.near),
    ).join(''),
  'city-of-mirrors': (rng, c) => {
    let out = '';
    for (let i = 0; i < 9; i++) {
      const x = 14 + i * 22;
      const h = 24 + Math.sin((i / 8) * Math.PI) * 42 + rng.between(-8, 8);
      const w = rng.between(9, 14);
      out += path(
        polygon([
          [x, 74],
          [x + w * 0.2, 74 - h * 0.8],
          [x + w / 2, 74 - h],
          [x + w, 74 - h * 0.7],
          [x + w, 74],
        ]),
        `fill="url(#glass)" stroke="#fff" stroke-opacity=".5" stroke-width=".8"`,
      );
      out += path(
        polygon([
          [x, 76],
          [x + w * 0.2, 76 + h * 0.5],
          [x + w / 2, 76 + h * 0.62],
          [x + w, 76 + h * 0.44],
          [x + w, 76],
        ]),
        'fill="url(#glass)" opacity=".34"',
      );
    }
    return out + `<rect y="74" width="220" height="2" fill="${c.lamp}" opacity=".7"/>`;
  },
  'black-smokers': (rng, c) =>
    [38, 92, 150, 194]
      .map((x, i) => {
        const h = 34 + ((i * 23) % 34);
        const smoke = Array.from({ length: 7 }, (_, k) =>
          circle(
            x + Math.sin(k * 1.3 + i) * (3 + k * 2),
            FLOOR - h - 6 - k * 11,
            6 + k * 2.4,
            `fill="#05080a" opacity="${n(0.66 - k * 0.06)}"`,
          ),
        ).join('');
        return (
          smoke +
          light(x, FLOOR - h, 4, '#ff8a3c') +
          edged(
            `M${x - 16} ${FLOOR + 4}Q${x - 8} ${FLOOR - h * 0.4} ${x - 7} ${FLOOR - h}h14Q${x + 8} ${FLOOR - h * 0.4} ${x + 16} ${FLOOR + 4}Z`,
            i % 2 ? c.mid : c.near,
            c,
          ) +
          path(
            `M${x - 3} ${FLOOR - h + 6}L${n(x + rng.between(-4, 4))} ${FLOOR - 8}`,
            'stroke="#ff7a34" stroke-opacity=".7" stroke-width="1.4"',
          )
        );
      })
      .join(''),
  'oceanic-senate-assembly': (_, c) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        path(
          `M${10 + i * 18} ${FLOOR + 6}A${100 - i * 18} ${70 - i * 11} 0 0 1 ${210 - i * 18} ${FLOOR + 6}`,
          `fill="${i % 2 ? c.mid : c.near}" stroke="${c.edge}" stroke-width="1.2"`,
        ),
      )
      .join('') +
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (1.08 + 0.84 * (i / 10));
      return light(110 + Math.cos(a) * 82, FLOOR + Math.sin(a) * 56, 1.8, c.lamp);
    }).join('') +
    path('M104 108V84h12v24Z', fill('#01080c')) +
    light(110, 80, 4, c.lamp),
  depths: (_, c) =>
    '<rect width="220" height="124" fill="#000" opacity=".5"/>' +
    path('M40 70Q60 40 110 46Q160 50 176 74L206 52Q202 76 208 96L176 82Q150 110 96 104Q52 98 40 70Z', fill(c.near)) +
    path('M42 72Q70 66 92 78Q74 92 52 88Z', 'fill="#000"') +
    [48, 56, 64, 72, 80].map((x) => path(`M${x - 3} 73l3 9 3-8Z`, 'fill="#efe6d2"')).join('') +
    circle(84, 60, 5, fill(c.lamp)) +
    circle(84, 60, 2.2, 'fill="#000"') +
    path('M98 47Q90 18 56 26', `fill="none" stroke="${c.near}" stroke-width="2.4"`) +
    light(54, 27, 5, '#fff2a8') +
    [150, 176, 20, 196].map((x, i) => light(x, [24, 34, 96, 110][i]!, 1.6, '#8ff')).join(''),
  'throne-room': (_, c) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (1 + i / 10);
      return path(
        `M110 70L${n(110 + Math.cos(a - 0.05) * 130)} ${n(70 + Math.sin(a - 0.05) * 130)}L${n(110 + Math.cos(a + 0.05) * 130)} ${n(70 + Math.sin(a + 0.05) * 130)}Z`,
        `fill="${c.lamp}" opacity=".14"`,
      );
    }).join('') +
    [26, 52, 158, 184].map((x) => edged(`M${x} ${FLOOR}V22h12V${FLOOR}Z`, c.far, c)).join('') +
    edged('M82 110V46Q84 16 110 8Q136 16 138 46V110Z', c.near, c) +
    edged('M92 82V50Q94 30 110 26Q126 30 128 50V82Z', c.mid, c) +
    edged('M76 84H144V94H76Z', c.mid, c) +
    light(110, 17, 3.6, c.lamp) +
    [90, 130].map((x) => light(x, 30, 2, c.lamp)).join('') +
    edged('M60 104H160V112H60Z', c.near, c),
  jail: (rng, c) =>
    tower(rng, 60, 100, 66, c, 'flat', c.far) +
    path('M92 104V66a18 18 0 0 1 36 0v38Z', 'fill="#02080b"') +
    light(104, 76, 1.8, c.lamp) +
    light(114, 76, 1.8, c.lamp) +
    Array.from({ length: 10 }, (_, i) => edged(`M${10 + i * 22} -2h6v130h-6Z`, c.near, c)).join('') +
    edged('M-2 26h224v6H-2ZM-2 96h224v6H-2Z', c.near, c),
  chasm: (_, c) =>
    path('M0 20Q40 26 66 44Q84 74 92 128H0Z', fill(c.near)) +
    path('M220 14Q180 26 150 44Q134 74 126 128H220Z', fill(c.near)) +
    path('M66 44Q84 74 92 128H126Q134 74 150 44Q110 58 66 44Z', 'fill="#020609"') +
    path('M110 128Q104 96 110 60Q116 96 110 128Z', `fill="#ff6a4a" opacity=".8" filter="url(#glow)"`) +
    path('M66 44Q84 74 92 128M150 44Q134 74 126 128', `fill="none" stroke="${c.edge}" stroke-width="1.6"`) +
    path('M76 62L142 58', `stroke="${c.mid}" stroke-width="4"`) +
    [84, 96, 108, 120, 132]
      .map((x) => path(`M${x} ${61 - x / 60}v-8`, `stroke="${c.mid}" stroke-width="1.6"`))
      .join(''),
  'closed-tower': (rng, c) =>
    edged(`M82 ${FLOOR + 4}L88 30H132L138 ${FLOOR + 4}Z`, c.mid, c) +
    edged('M82 30h8v-8h8v8h8v-8h8v8h8v-8h8v8h8v8H82Z', c.near, c) +
    edged(`M98 ${FLOOR + 4}V86a12 12 0 0 1 24 0v24Z`, c.near, c) +
    path('M110 76V110M98 90H122M98 100H122', `stroke="${c.edge}" stroke-width="1.6"`) +
    lamps(rng, 92, 34, 36, 40, c) +
    circle(110, 94, 3, fill(c.lamp)) +
    tower(rng, 20, 24, 30, c, 'flat', c.far) +
    tower(rng, 172, 28, 38, c, 'flat', c.far),
  'lost-tower': (rng, c) =>
    `<g transform="rotate(13 110 106)">${edged(`M90 ${FLOOR + 8}L94 44L102 34L108 46L116 26L122 40L128 36L130 ${FLOOR + 8}Z`, c.mid, c)}${lamps(rng, 94, 50, 34, 30, c)}${path('M96 60l12 8-6 10 14 8', `fill="none" stroke="${c.near}" stroke-width="2"`)}</g>` +
    path('M0 84Q60 70 120 84T220 80V110H0Z', 'fill="#fff" opacity=".12" filter="url(#glow)"') +
    [30, 48, 176]
      .map((x, i) => edged(`M${x} ${FLOOR + 4}l6-${14 + i * 5} 8 ${6 + i * 2} 8-4 4 ${12 + i * 3}Z`, c.near, c))
      .join(''),
  'chamber-of-allies': (_, c) =>
    edged(`M26 ${FLOOR + 6}V60A84 60 0 0 1 194 60V${FLOOR + 6}Z`, c.mid, c) +
    [264, 8, 42, 156, 210]
      .map((hue, i) => {
        const x = 42 + i * 34;
        return (
          circle(x, 64, 13, `fill="${hsl(hue, 90, 62)}" opacity=".55" filter="url(#glow)"`) +
          path(`M${x - 8} 90V62a8 9 0 0 1 16 0v28Z`, `fill="${hsl(hue, 80, 66)}" stroke="#fff" stroke-opacity=".5"`)
        );
      })
      .join('') +
    ellipse(110, FLOOR, 62, 9, fill(c.near)) +
    ellipse(110, FLOOR - 3, 62, 9, `fill="${c.far}" stroke="${c.edge}"`),
  'nest-of-giant-clams': (rng, c) =>
    Array.from({ length: 5 }, (_, i) => kelp(rng, 16 + i * 48, rng.between(30, 64), c.far)).join('') +
    clam(52, 94, 28, c) +
    clam(160, 96, 32, c) +
    clam(106, 104, 24, c),
  'coral-barrier': (rng, c) =>
    Array.from({ length: 13 }, (_, i) =>
      coral(
        4 + i * 18,
        FLOOR + 10,
        -Math.PI / 2 + rng.between(-0.25, 0.25),
        rng.between(20, 34),
        8,
        3,
        i % 3 === 0 ? hsl(350, 62, 58) : i % 3 === 1 ? hsl(22, 70, 56) : hsl(316, 44, 50),
        rng,
      ),
    ).join('') + path('M0 112Q60 100 110 110T220 104V128H0Z', fill(c.near)),
  'gambling-den': (rng, c) =>
    edged(`M40 ${FLOOR + 4}V58L110 34L180 58V${FLOOR + 4}Z`, c.mid, c) +
    edged('M30 60L110 28L190 60L186 66L110 37L34 66Z', c.near, c) +
    path('M96 108V82a14 14 0 0 1 28 0v26Z', fill('#120804')) +
    [58, 82, 138, 162]
      .map(
        (x, i) =>
          path(`M${x} 44V${62 + (i % 2) * 6}`, `stroke="${c.near}" stroke-width="1.2"`) +
          light(x, 66 + (i % 2) * 6, 4.6, i % 2 ? '#ff9a4c' : '#ffd36a'),
      )
      .join('') +
    lamps(rng, 46, 78, 44, 24, c) +
    lamps(rng, 130, 78, 44, 24, c) +
    `<g transform="translate(110 56) rotate(12)"><rect x="-8" y="-8" width="16" height="16" rx="3" fill="#f4ead6"/>${circle(-3.4, -3.4, 1.7, 'fill="#222"') + circle(3.4, 3.4, 1.7, 'fill="#222"') + circle(0, 0, 1.7, 'fill="#222"')}</g>`,
  'krakens-lair': (rng, c) =>
    path('M0-2H220V128H0ZM36 128C24 70 60 26 110 26C160 26 196 70 184 128Z', `fill="${c.near}" fill-rule="evenodd"`) +
    ellipse(110, 96, 50, 40, 'fill="#010507" opacity=".8"') +
    [96, 124].map((x) => light(x, 82, 3.2, '#ffd24a')).join('') +
    [-1, 1]
      .flatMap((s) =>
        [0, 1, 2].map((i) =>
          path(
            arm({
              from: [110 + s * (10 + i * 18), 130],
              angle: -Math.PI / 2 + s * (0.2 + i * 0.2),
              length: 70 - i * 6,
              curl: s * (i % 2 ? -2.8 : 2.6),
              width: 13,
              tip: 1.4,
            }),
            `fill="${hsl(186, 26, 42 + i * 8)}" stroke="${c.edge}" stroke-width=".8"`,
          ),
        ),
      )
      .join('') +
    [30, 60, 160, 190].map((x) => path(`M${x} -2l4 ${n(rng.between(14, 30))} 5-${10}Z`, fill(c.near))).join(''),
  'cetacean-graveyard': (rng, c) =>
    Array.from({ length: 7 }, (_, i) => {
      const x = 40 + i * 22;
      const h = 62 - Math.abs(i - 3) * 9;
      return path(
        `M${x} ${FLOOR + 6}Q${x - 16} ${n(FLOOR - h)} ${x + 16} ${n(FLOOR - h - 6)}`,
        'fill="none" stroke="#e4dcc6" stroke-opacity=".85" stroke-width="4.4" stroke-linecap="round"',
      );
    }).join('') +
    path('M22 100Q60 88 110 92T206 96', 'fill="none" stroke="#d8cfb8" stroke-width="5" stroke-dasharray="9 3"') +
    edged('M6 108Q2 82 28 82Q44 84 46 96L30 104Z', '#d8cfb8', c) +
    circle(24, 93, 3.4, 'fill="#14181a"') +
    path('M0 112Q60 102 120 110T220 106V128H0Z', fill(c.near)) +
    kelp(rng, 196, 40, c.near) +
    kelp(rng, 208, 28, c.near),
  'abandoned-convoy': (_, c) =>
    wreck(52, 70, 0.62, 9, { ...c, near: c.far, mid: c.far }) +
    wreck(176, 78, 0.8, -12, { ...c, near: c.mid }) +
    wreck(104, 96, 1.15, 7, c) +
    path('M0 112Q60 104 120 112T220 108V128H0Z', fill(c.near)),
  megalodon: (_, c) =>
    path(
      'M-6 74Q40 34 112 40L132 16L146 44Q184 52 204 66L226 44Q218 70 226 96L202 80Q170 96 130 98L116 118L104 98Q40 100-6 74Z',
      fill(c.near),
    ) +
    path('M-6 74Q40 34 112 40L132 16L146 44', `fill="none" stroke="${c.edge}" stroke-width="1.6"`) +
    path('M-6 76Q30 76 54 86Q34 96 12 92Z', 'fill="#0c0406"') +
    [4, 13, 22, 31, 40].map((x, i) => path(`M${x - 4} ${76 + i}l4 10 4-9Z`, 'fill="#f2eadb"')).join('') +
    circle(46, 64, 4.4, fill(c.lamp)) +
    circle(46, 64, 2, 'fill="#000"') +
    [66, 72, 78].map((x) => path(`M${x} 66q-5 10 0 20`, `fill="none" stroke="${c.edge}" stroke-width="1.6"`)).join(''),
  battlefield: (rng, c) =>
    Array.from({ length: 13 }, (_, i) => {
      const x = 10 + i * 16.5;
      const lean = rng.between(-16, 16);
      const h = rng.between(34, 70);
      return (
        path(
          `M${n(x)} ${FLOOR + 8}L${n(x + lean)} ${n(FLOOR - h)}`,
          `stroke="${i % 2 ? c.mid : c.near}" stroke-width="2.6"`,
        ) +
        path(
          polygon([
            [x + lean - 3.4, FLOOR - h],
            [x + lean * 1.16, FLOOR - h - 13],
            [x + lean + 3.4, FLOOR - h],
          ]),
          fill(i % 2 ? c.mid : c.near),
        )
      );
    }).join('') +
    [
      [46, 98, -14],
      [118, 102, 8],
      [176, 96, 20],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${edged('M-11-12H11Q12 6 0 14Q-12 6-11-12Z', c.near, c)}${path('M0-10V11M-9-2H9', `stroke="${c.lamp}" stroke-opacity=".8" stroke-width="1.6"`)}</g>`,
      )
      .join('') +
    path('M82 106V60l22 6-22 8', `fill="#c9543f" stroke="${c.near}" stroke-width="2"`) +
    path('M0 112Q60 104 120 112T220 106V128H0Z', fill(c.near)),
};

export const COMMON: Scene = (rng, c) =>
  [30, 92, 150]
    .map((x, i) => tower(rng, x, 26 + i * 4, rng.between(36, 70), c, rng.pick(['dome', 'spire', 'flat'] as const)))
    .join('');

export function meadow(rng: Rng, c: Paints): string {
  return (
    path(
      smooth([
        [-10, 118],
        [40, 110],
        [110, 116],
        [180, 109],
        [230, 116],
        [230, 134],
        [-10, 134],
      ]),
      fill(c.near),
    ) + Array.from({ length: 5 }, () => kelp(rng, rng.between(0, 220), rng.between(10, 26), c.near)).join('')
  );
}

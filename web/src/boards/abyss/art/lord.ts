/** Portraits of Lords: the creature of their guild, seen by its own light. */
import { type Point, Rng, arm, circle, linear, n, path, polygon, smooth, spikes } from './brush';
import { HEADS } from './heads';
import { type Guild, type Palette, paletteOf } from './palette';
import { propOf } from './props';
import { regaliaOf } from './regalia';
import { type Water, backdrop, drift, farShore, gallery, picture } from './sea';

const WIDTH = 200;
const HEIGHT = 168;

/** A wheel of light behind the head, in one of six kinds. */
function nimbus(rng: Rng, p: Palette): string {
  const line = (d: string, width: number, alpha: number) =>
    path(d, `fill="none" stroke="${p.at(80, alpha)}" stroke-width="${width}"`);
  const kind = rng.whole(0, 5);
  const r = rng.between(66, 78);
  if (kind === 0)
    return (
      circle(100, 88, r, `fill="none" stroke="${p.at(82, 0.4)}" stroke-width="2"`) +
      circle(100, 88, r - 7, `fill="none" stroke="${p.at(82, 0.22)}" stroke-width="5" stroke-dasharray="2 6"`)
    );
  if (kind === 1) return line(polygon(spikes(100, 88, r - 16, r + 8, rng.whole(14, 22))), 1.4, 0.4);
  if (kind === 2)
    return Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (1 + i / 12);
      return line(`M100 100L${n(100 + Math.cos(a) * (r + 14))} ${n(100 + Math.sin(a) * (r + 14))}`, 2.4, 0.22);
    }).join('');
  if (kind === 3)
    return Array.from({ length: 9 }, (_, i) => {
      const a = -Math.PI / 2 + (i - 4) * 0.36;
      return path(
        arm({
          from: [100 + Math.cos(a) * 46, 96 + Math.sin(a) * 46],
          angle: a,
          length: 44,
          curl: (i - 4) * 0.16,
          width: 7,
          tip: 1,
        }),
        `fill="${p.at(70, 0.3)}"`,
      );
    }).join('');
  if (kind === 4)
    return [r, r - 12, r - 24]
      .map((x, i) => circle(100, 92, x, `fill="none" stroke="${p.at(82, 0.34 - i * 0.07)}" stroke-width="${1.4 + i}"`))
      .join('');
  return Array.from({ length: 16 }, (_, i) => {
    const a = (Math.PI * 2 * i) / 16;
    return circle(100 + Math.cos(a) * r, 90 + Math.sin(a) * r, i % 2 ? 1.6 : 3, `fill="${p.at(84, 0.5)}"`);
  }).join('');
}

/** Shoulders, cloak, collar and what is worn on the chest. */
function shoulders(rng: Rng, p: Palette, guild: Guild): string {
  const wide = rng.between(70, 88) * (guild === 'soldier' ? 1.08 : 1);
  const drop = rng.between(150, 162);
  const cloak: Point[] = [
    [100, 136],
    [100 + wide * 0.55, drop - 8],
    [100 + wide, drop + 18],
    [100 + wide + 12, 210],
    [100 - wide - 12, 210],
    [100 - wide, drop + 18],
    [100 - wide * 0.55, drop - 8],
  ];
  let out =
    path(smooth(cloak), 'fill="url(#cloak)"') + path(smooth(cloak), 'fill="none" stroke="url(#rim)" stroke-width="2"');
  out += path(
    `M100 140Q${n(100 + wide * 0.34)} 168 ${n(100 + wide * 0.3)} 206H${n(100 - wide * 0.3)}Q${n(100 - wide * 0.34)} 168 100 140Z`,
    `fill="${p.at(13, 0.85)}"`,
  );
  const trim = rng.whole(0, 3);
  for (const s of [-1, 1]) {
    if (trim === 0)
      out += path(
        `M${100 + s * 6} 148Q${n(100 + s * wide * 0.36)} 170 ${n(100 + s * wide * 0.32)} 206`,
        `fill="none" stroke="${p.at(74, 0.75)}" stroke-width="3"`,
      );
    if (trim === 1)
      for (let i = 0; i < 5; i++)
        out += circle(100 + s * (10 + i * (wide * 0.055)), 152 + i * 12, 2.6, `fill="${p.at(78, 0.9)}"`);
    if (trim === 2)
      out += path(
        arm({
          from: [100 + s * 10, 146],
          angle: Math.PI / 2 - s * 0.5,
          length: 60,
          curl: -s * 0.4,
          wave: 0.3,
          width: 9,
          tip: 4,
        }),
        `fill="${p.cloth(46, 0.9)}"`,
      );
    if (trim === 3)
      out += path(
        `M${n(100 + s * wide * 0.4)} ${n(drop - 4)}Q${n(100 + s * wide * 0.8)} ${n(drop + 2)} ${n(100 + s * (wide + 2))} 192`,
        `fill="none" stroke="${p.at(70, 0.5)}" stroke-width="2" stroke-dasharray="5 4"`,
      );
    if (guild === 'soldier')
      out += path(
        polygon(
          spikes(
            100 + s * (wide - 12),
            176,
            18,
            30,
            5,
            s > 0 ? -Math.PI * 0.75 : -Math.PI * 0.95,
            s > 0 ? -Math.PI * 0.05 : -Math.PI * 0.25,
          ),
        ),
        'fill="url(#shell)" stroke="url(#rim)" stroke-width="1.6"',
      );
  }
  return out;
}

/** Weed, columns or spires that stand where this guild lives. */
function ground(rng: Rng, p: Palette, guild: Guild): string {
  const shade = p.at(12, 0.8);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = rng.chance(0.5) ? rng.between(-4, 46) : rng.between(154, 204);
    const tall = rng.between(50, 120);
    if (guild === 'farmer' || guild === 'smuggler') {
      out += path(
        arm({
          from: [x, 206],
          angle: -Math.PI / 2 + rng.between(-0.2, 0.2),
          length: tall * 1.2,
          curl: rng.between(-0.7, 0.7),
          wave: 0.4,
          width: 12,
          tip: 1,
        }),
        `fill="${shade}"`,
      );
    } else if (guild === 'politician' || guild === 'ambassador') {
      out += path(`M${n(x - 7)} 206V${n(206 - tall)}h-3v-5h20v5h-3V206Z`, `fill="${shade}"`);
    } else if (guild === 'soldier') {
      out += path(`M${n(x)} 206V${n(150 - tall)}l3-10 3 10V206Z`, `fill="${shade}"`);
    } else {
      out += path(
        `M${n(x - 12)} 206Q${n(x - 3)} ${n(206 - tall * 0.5)} ${n(x)} ${n(200 - tall)}Q${n(x + 3)} ${n(206 - tall * 0.5)} ${n(x + 12)} 206Z`,
        `fill="${shade}"`,
      );
    }
  }
  return out;
}

function paint(title: string): string {
  const [guild, slug] = title.split('/') as [Guild, string];
  const name = slug.replace('lord-', '');
  const rng = new Rng(slug);
  const p = paletteOf(guild, rng.between(-13, 13));
  const water: Water = {
    width: WIDTH,
    height: HEIGHT,
    hue: p.hue + rng.between(-26, 26),
    tint: p.tint * 0.9,
    light: rng.between(0.25, 0.75),
  };
  const bust = HEADS[guild](rng, p, regaliaOf(name, p));
  const lightFrom = rng.chance(0.5);
  const defs =
    linear(
      'rim',
      [
        [0, '#ffffffd9'],
        [0.45, '#ffffff24'],
        [1, '#ffffff00'],
      ],
      lightFrom ? 'x1="0" y1="0" x2="1" y2=".6"' : 'x1="1" y1="0" x2="0" y2=".6"',
    ) +
    linear('cloak', [
      [0, p.cloth(36)],
      [0.5, p.cloth(20)],
      [1, p.cloth(8)],
    ]) +
    linear('shell', [
      [0, p.at(60)],
      [1, p.at(24)],
    ]) +
    linear('gold', [
      [0, '#ffe9a8'],
      [0.5, '#d9a441'],
      [1, '#7c5514'],
    ]) +
    linear('coral', [
      [0, '#ffb59c'],
      [1, '#b8402f'],
    ]) +
    bust.defs;
  const prop = propOf(name, rng);
  const held =
    `<g transform="translate(${rng.chance(0.5) ? 8 : 146} ${n(rng.between(112, 118))}) scale(1.15) rotate(${n(rng.between(-12, 12))} 20 20)">` +
    `<g filter="url(#glow)" opacity=".6">${prop(p.eye, p.eye)}</g>${prop(p.at(86), p.at(22))}</g>`;
  const size = rng.between(0.82, 0.92);
  const stance = `translate(${n(100 - 100 * size + rng.between(-5, 5))} ${n(rng.between(0, 4))}) scale(${size.toFixed(3)}) rotate(${n(rng.between(-4, 4))} 100 150)`;
  const body =
    backdrop(rng, water, 100, 66) +
    farShore(rng, water, 0.62) +
    `<g transform="${stance}">` +
    ground(rng, p, guild) +
    bust.behind +
    nimbus(rng, p) +
    shoulders(rng, p, guild) +
    bust.head +
    '</g>' +
    held +
    drift(rng, water, 22);
  return picture(water, defs, body);
}

const painted = gallery(paint);

/** The portrait of a Lord, by slug. */
export function lordArt(slug: string, guild: Guild): string {
  return painted(`${guild}/${slug}`);
}

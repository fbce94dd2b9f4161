import { type Point, circle, ellipse, linear, n, path, smooth } from '../brush';
import { type Sculptor, lit, eye, skin } from './parts';

/** A long snout in profile, a crown of fins, a ringed neck. */
export const farmer: Sculptor = (rng, p, wear) => {
  const flip = rng.chance(0.5);
  const snout = rng.between(46, 62);
  const brow = rng.between(42, 56);
  const tilt = rng.between(-8, 10);
  const head = smooth([
    [118, 62],
    [104, brow],
    [80, 54],
    [66, 74],
    [64 - snout * 0.36, 86],
    [62 - snout * 0.7, 91],
    [62 - snout * 0.74, 100],
    [62 - snout * 0.4, 102],
    [66, 108],
    [84, 116],
    [100, 132],
    [104, 158],
    [98, 206],
    [162, 206],
    [160, 160],
    [150, 116],
    [136, 82],
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
  const frill = smooth([
    [146, 104],
    [172, 98],
    [184, 122],
    [180, 152],
    [186, 184],
    [158, 190],
    [154, 150],
  ]);
  let rings = '';
  for (let i = 0; i < 6; i++) {
    const y = 124 + i * 15;
    rings += path(
      `M${n(98 - i * 0.6)} ${y + 8}Q126 ${y - 6} ${n(152 + i * 1.6)} ${y}`,
      `fill="none" stroke="${p.at(84, 0.38)}" stroke-width="2.4"`,
    );
  }
  let frillRays = '';
  for (let i = 0; i < 6; i++)
    frillRays += path(
      `M152 ${112 + i * 12}L${176 + (i % 2) * 5} ${106 + i * 15}`,
      `stroke="${p.at(86, 0.45)}" stroke-width="1.4"`,
    );
  return {
    defs:
      skin(p, 72, 26) +
      linear('fin', [
        [0, p.at(76, 0.92)],
        [1, p.cloth(44, 0.75)],
      ]),
    behind: ellipse(100, 90, 84, 74, `fill="${p.at(62, 0.42)}" filter="url(#haze)"`),
    head:
      `<g transform="${flip ? 'translate(200 0) scale(-1 1)' : ''} rotate(${n(tilt)} 120 120) translate(2 2)">` +
      path(frill, 'fill="url(#fin)"') +
      frillRays +
      lit(smooth(fan), 'url(#fin)') +
      crest +
      lit(head, 'url(#skin)') +
      rings +
      path('M30 94Q40 98 52 97', `fill="none" stroke="${p.at(12, 0.7)}" stroke-width="2" stroke-linecap="round"`) +
      circle(90, 78, 12, `fill="${p.at(16, 0.85)}"`) +
      eye(89, 78, 6, 6.4, p) +
      `<g transform="rotate(8 100 58)">${wear(100, brow + 12, 74)}</g></g>`,
  };
};

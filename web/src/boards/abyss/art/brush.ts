/** Strokes and shapes of all pictures. A picture follows from its name: the same seed, the same art. */

export class Rng {
  private state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
    this.state = hash >>> 0;
    // Names that differ in one letter would otherwise begin alike.
    for (let i = 0; i < 4; i++) this.unit();
  }

  /** At least 0, less than 1. */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.whole(0, items.length - 1)]!;
  }

  chance(p: number): boolean {
    return this.unit() < p;
  }
}

export type Point = readonly [number, number];

/** A number as short as the eye allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function hsl(h: number, s: number, l: number, a = 1): string {
  const hue = ((Math.round(h) % 360) + 360) % 360;
  return a === 1 ? `hsl(${hue} ${n(s)}% ${n(l)}%)` : `hsl(${hue} ${n(s)}% ${n(l)}%/${Math.round(a * 100) / 100})`;
}

/** A soft curve through points, closed or open. */
export function smooth(points: readonly Point[], closed = true): string {
  const at = (i: number): Point =>
    closed ? points[(i + points.length) % points.length]! : points[Math.min(Math.max(i, 0), points.length - 1)]!;
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${n(first[0]!)} ${n(first[1]!)} ${n(second[0]!)} ${n(second[1]!)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export interface Arm {
  /** Where it grows from, and in which direction (radians, 0 is right, a quarter turn is down). */
  from: Point;
  angle: number;
  length: number;
  /** How much the direction turns over the whole length; `wave` adds a swing to and fro. */
  curl: number;
  wave?: number;
  width: number;
  tip?: number;
}

/** The spine of an arm: points and directions along it. */
export function spine(arm: Arm, steps = 14): { at: Point; angle: number }[] {
  const out: { at: Point; angle: number }[] = [];
  let [x, y] = arm.from;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = arm.angle + arm.curl * t * t + (arm.wave ?? 0) * Math.sin(t * Math.PI * 2);
    out.push({ at: [x, y], angle });
    x += (Math.cos(angle) * arm.length) / steps;
    y += (Math.sin(angle) * arm.length) / steps;
  }
  return out;
}

/** A tapering arm: tentacle, kelp, serpent, horn. */
export function arm(shape: Arm): string {
  const bones = spine(shape);
  const left: Point[] = [];
  const right: Point[] = [];
  bones.forEach(({ at, angle }, i) => {
    const t = i / (bones.length - 1);
    const half = (shape.width * (1 - t) + (shape.tip ?? 0.4) * t) / 2;
    left.push([at[0] + Math.sin(angle) * half, at[1] - Math.cos(angle) * half]);
    right.unshift([at[0] - Math.sin(angle) * half, at[1] + Math.cos(angle) * half]);
  });
  return smooth([...left, ...right]);
}

/** The suckers along one side of an arm. */
export function suckers(shape: Arm, colour: string, side = 1): string {
  const bones = spine(shape, 22);
  return bones
    .slice(2, -3)
    .map(({ at, angle }, i) => {
      const t = (i + 2) / bones.length;
      const half = (shape.width * (1 - t)) / 2;
      const x = at[0] - side * Math.sin(angle) * half * 0.45;
      const y = at[1] + side * Math.cos(angle) * half * 0.45;
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(half * 0.34)}" fill="${colour}"/>`;
    })
    .join('');
}

/** Hills of the sea floor from edge to edge. */
export function ridge(rng: Rng, width: number, height: number, y: number, swing: number, steps = 7): string {
  const points: Point[] = [
    [-10, height + 10],
    [-10, y],
  ];
  for (let i = 0; i <= steps; i++) points.push([(width * i) / steps, y + rng.between(-swing, swing)]);
  points.push([width + 10, y], [width + 10, height + 10]);
  const [start, ...rest] = points;
  const curve = smooth(rest.slice(0, -1), false);
  return `${curve}L${n(width + 10)} ${n(height + 10)}L${n(start![0])} ${n(start![1])}Z`;
}

/** Points of a star or saw-toothed ring. */
export function spikes(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  from = 0,
  to = Math.PI * 2,
): Point[] {
  const points: Point[] = [];
  const steps = count * 2;
  for (let i = 0; i <= steps; i++) {
    const angle = from + ((to - from) * i) / steps;
    const r = i % 2 ? outer : inner;
    points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
  }
  return points;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function circle(cx: number, cy: number, r: number, attributes: string): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: string): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;
}

/** Colour stops as [offset, colour] pairs. */
export function linear(
  id: string,
  stops: readonly [number, string][],
  attributes = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  return `<linearGradient id="${id}" ${attributes}>${stopped(stops)}</linearGradient>`;
}

export function radial(id: string, stops: readonly [number, string][], attributes = ''): string {
  return `<radialGradient id="${id}" ${attributes}>${stopped(stops)}</radialGradient>`;
}

function stopped(stops: readonly [number, string][]): string {
  return stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
}

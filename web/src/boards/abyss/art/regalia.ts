/** What is worn on the head: crowns, hats, wreaths. Each is drawn 100 wide, its lower edge at y = 0. */
import { type Point, arm, circle, n, path, polygon, spikes } from './brush';
import type { Palette } from './palette';

type Piece = (p: Palette) => string;

const GOLD = 'url(#gold)';
const trim = 'fill="none" stroke="#fff4d0" stroke-opacity=".7" stroke-width="2"';

function gem(x: number, y: number, size: number, colour: string): string {
  return (
    circle(x, y, size * 1.8, `fill="${colour}" opacity=".6" filter="url(#glow)"`) +
    path(
      polygon([
        [x, y - size],
        [x + size * 0.75, y],
        [x, y + size],
        [x - size * 0.75, y],
      ]),
      `fill="${colour}" stroke="#fff" stroke-opacity=".7"`,
    )
  );
}

/** A coral that forks. */
function coral(from: Point, angle: number, length: number, width: number, depth: number): string {
  const branch = { from, angle, length, curl: (angle + Math.PI / 2) * 0.5, width, tip: width * 0.55 };
  const end: Point = [from[0] + Math.cos(angle) * length * 0.9, from[1] + Math.sin(angle) * length * 0.9];
  const more = depth
    ? coral(end, angle - 0.5, length * 0.7, width * 0.7, depth - 1) +
      coral(end, angle + 0.45, length * 0.66, width * 0.7, depth - 1)
    : '';
  return path(arm(branch), 'fill="url(#coral)"') + more;
}

const PIECES: Record<string, Piece> = {
  none: () => '',
  crown: (p) =>
    path(
      'M-36 0L-44-36L-22-16L0-48L22-16L44-36L36 0Q0 12-36 0Z',
      `fill="${GOLD}" stroke="#5a3c08" stroke-opacity=".5"`,
    ) +
    path('M-36 0Q0 12 36 0', trim) +
    gem(0, -12, 6, p.eye) +
    gem(-22, -6, 3.6, p.at(76)) +
    gem(22, -6, 3.6, p.at(76)) +
    circle(-44, -38, 3.6, 'fill="#fff8e0"') +
    circle(0, -50, 4.2, 'fill="#fff8e0"') +
    circle(44, -38, 3.6, 'fill="#fff8e0"'),
  circlet: (p) =>
    path('M-46-2Q0 18 46-2L44 6Q0 26-44 6Z', `fill="${GOLD}"`) +
    path('M-8 8L0-22L8 8Z', `fill="${GOLD}"`) +
    gem(0, 4, 7, p.eye),
  mitre: (p) =>
    path('M-30 4Q-42-34 0-76Q42-34 30 4Q0 14-30 4Z', `fill="${p.cloth(38)}" stroke="url(#rim)" stroke-width="2"`) +
    path('M-30 4Q0 14 30 4L31-8Q0 2-31-8Z', `fill="${GOLD}"`) +
    path('M0-74V6', `stroke="${GOLD}" stroke-width="6"`) +
    gem(0, -34, 6, p.eye),
  antlers: () => coral([-20, 0], -2.1, 34, 9, 2) + coral([20, 0], -1.04, 34, 9, 2),
  plume: (p) =>
    Array.from({ length: 5 }, (_, i) =>
      path(
        arm({
          from: [-4 + i * 2, 0],
          angle: -2.2 + i * 0.3,
          length: 62 - Math.abs(i - 2) * 8,
          curl: 1.1 + i * 0.22,
          width: 15,
          tip: 2,
        }),
        `fill="${p.cloth(36 + i * 7)}"`,
      ),
    ).join('') + path('M-20 2Q0-14 20 2Q0 10-20 2Z', `fill="${GOLD}"`),
  wreath: () =>
    Array.from({ length: 11 }, (_, i) => {
      const t = i / 5 - 1;
      return path(
        arm({
          from: [t * 44, -2 + t * t * 10],
          angle: -Math.PI / 2 + t * 1.2 + (i % 2 ? 0.5 : -0.5),
          length: 22,
          curl: 0.3,
          width: 10,
          tip: 0.5,
        }),
        `fill="hsl(${120 + i * 5} 34% ${30 + (i % 3) * 8}%)"`,
      );
    }).join(''),
  stones: (p) =>
    [-2, -1, 0, 1, 2].map((i) => gem(i * 24, -26 + i * i * 6, 6.4 - Math.abs(i), i % 2 ? p.at(78) : p.eye)).join(''),
  tricorn: () =>
    path('M-64 4Q-44-30 0-40Q44-30 64 4Q30-12 0-6Q-30-12-64 4Z', 'fill="#141d22" stroke="url(#rim)" stroke-width="2"') +
    path('M-62 3Q-30-14 0-8Q30-14 62 3', `fill="none" stroke="${GOLD}" stroke-width="4"`),
  turban: (p) =>
    path('M-48 4Q-56-36 0-44Q56-36 48 4Q0 18-48 4Z', `fill="${p.cloth(46)}"`) +
    path(
      'M-46-6Q-10-34 46-30M-50 2Q0-16 50-14M-30-34Q10-30 48-4',
      `fill="none" stroke="${p.cloth(26)}" stroke-width="3"`,
    ) +
    gem(0, -16, 7, p.eye) +
    path(arm({ from: [0, -24], angle: -1.7, length: 34, curl: 0.9, width: 8, tip: 1 }), `fill="${p.at(80)}"`),
  scarf: (p) =>
    path('M-48-6Q0-34 48-6L46 10Q0-10-46 10Z', `fill="${p.cloth(34)}" stroke="url(#rim)" stroke-width="1.6"`) +
    path(
      arm({ from: [44, 2], angle: 0.5, length: 44, curl: 0.8, wave: 0.4, width: 15, tip: 5 }),
      `fill="${p.cloth(28)}"`,
    ) +
    path(
      arm({ from: [44, 0], angle: -0.1, length: 34, curl: 0.9, wave: -0.4, width: 12, tip: 4 }),
      `fill="${p.cloth(38)}"`,
    ),
  hat: (p) =>
    path('M-26 2L-31-56Q0-66 31-56L26 2Z', 'fill="#10191d" stroke="url(#rim)" stroke-width="2"') +
    path('M-56 4Q0-14 56 4Q0 20-56 4Z', 'fill="#18242a" stroke="url(#rim)" stroke-width="2"') +
    path('M-27-6Q0 2 27-6L28-18Q0-9-28-18Z', `fill="${p.cloth(46)}"`),
  fan: (p) =>
    path(
      polygon(spikes(0, 6, 34, 62, 7, -Math.PI * 0.92, -Math.PI * 0.08)),
      `fill="${p.at(58, 0.85)}" stroke="${p.at(86, 0.8)}" stroke-width="1.6" stroke-linejoin="round"`,
    ) + path('M-34 6Q0-26 34 6Q0 16-34 6Z', `fill="${GOLD}"`),
  straw: () =>
    path('M-66 4Q-30-10-28-30Q0-50 28-30Q30-10 66 4Q0 24-66 4Z', 'fill="#c9a45a" stroke="url(#rim)" stroke-width="2"') +
    path(
      'M-54 4Q0-12 54 4M-40 8Q0-4 40 8M-24-22Q0-34 24-22',
      'fill="none" stroke="#7a5a22" stroke-width="2" stroke-opacity=".7"',
    ) +
    path('M-29-14Q0-2 29-14L29-22Q0-10-29-22Z', 'fill="#7c2f2a"'),
  helm: (p) =>
    path('M-50 12Q-50-40 0-44Q50-40 50 12Q0-8-50 12Z', `fill="${p.at(30)}" stroke="url(#rim)" stroke-width="2"`) +
    path('M-6-44L0-82L6-44Z', `fill="${GOLD}"`) +
    path('M-48 8Q0-12 48 8', `fill="none" stroke="${GOLD}" stroke-width="4"`),
};

const WORN: Record<string, string> = {
  recruiter: 'plume',
  jailer: 'none',
  seeker: 'scarf',
  assassin: 'circlet',
  commander: 'helm',
  tamer: 'antlers',
  hunter: 'fan',
  'ship-master': 'tricorn',
  trader: 'turban',
  peddler: 'none',
  landlord: 'crown',
  slaver: 'scarf',
  shopkeeper: 'none',
  shaman: 'antlers',
  invoker: 'stones',
  apprentice: 'none',
  oracle: 'circlet',
  alchemist: 'scarf',
  illusionist: 'turban',
  'master-of-magic': 'mitre',
  opportunist: 'scarf',
  corruptor: 'circlet',
  traitor: 'none',
  diplomat: 'stones',
  treasurer: 'crown',
  schemer: 'tricorn',
  keeper: 'none',
  reaper: 'scarf',
  shepherd: 'wreath',
  miller: 'straw',
  aquaculturalist: 'circlet',
  landowner: 'crown',
  sage: 'circlet',
  hermit: 'none',
  elder: 'mitre',
  ferryman: 'straw',
  outlaw: 'scarf',
  counterfeiter: 'hat',
  fence: 'turban',
  cleaner: 'none',
  watcher: 'tricorn',
  vigil: 'stones',
  lookout: 'circlet',
  shareholder: 'hat',
  inheritor: 'stones',
  hypnotist: 'fan',
  healer: 'wreath',
  highwayman: 'tricorn',
  executioner: 'none',
  recipient: 'mitre',
  liberator: 'plume',
  grower: 'turban',
  'oyster-farmer': 'fan',
  intrepid: 'wreath',
  'border-guard': 'none',
  taxidermist: 'antlers',
  'arms-dealer': 'plume',
  metamorph: 'plume',
  sorcerer: 'crown',
  altruist: 'wreath',
  rebel: 'antlers',
  coward: 'helm',
  breeder: 'antlers',
};

/** Puts a Lord's headgear on, so wide and with its lower edge there. */
export type Wear = (x: number, y: number, width: number) => string;

export function regaliaOf(lord: string, p: Palette): Wear {
  const piece = PIECES[WORN[lord] ?? 'none']!(p);
  return (x, y, width) =>
    piece ? `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(width) / 100})">${piece}</g>` : '';
}

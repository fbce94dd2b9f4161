/** What each Lord carries, so that no two of a guild look alike. Drawn in a square of 40. */
import { type Rng, path, spikes, polygon, circle } from './brush';

type Prop = (light: string, dark: string) => string;

const stroke = (colour: string, width = 3) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const PROPS: Record<string, Prop> = {
  keys: (l) =>
    circle(14, 12, 7, stroke(l)) +
    path('M18 18L31 33M27 28l4-4M23 23l4-4', stroke(l)) +
    circle(26, 9, 5, stroke(l, 2)) +
    path('M25 14l-3 12', stroke(l, 2)),
  dagger: (l, d) =>
    path('M20 1L25 23H15Z', `fill="${l}"`) +
    path('M20 3V22', stroke(d, 1.4)) +
    path('M10 24H30M20 24V37', stroke(l, 4)),
  trident: (l) =>
    path('M20 39V6M10 4v8q0 7 10 7t10-7V4M20 2v6', stroke(l)) +
    path('M7 6l3-5 3 5zM27 6l3-5 3 5zM17 5l3-5 3 5z', `fill="${l}"`),
  horn: (l, d) =>
    path('M4 12Q20 8 26 22Q28 28 36 30L33 37Q22 36 19 28Q15 18 5 18Z', `fill="${l}"`) +
    path('M12 12l-1 7M19 15l-3 6M24 23l-5 4', stroke(d, 1.6)),
  banner: (l, d) =>
    path('M10 2V38', stroke(l)) + path('M11 4H35L29 12L35 20H11Z', `fill="${l}"`) + circle(19, 12, 3.6, `fill="${d}"`),
  net: (l) =>
    path(
      'M5 6Q20 14 35 6L30 34Q20 39 10 34ZM7 16Q20 22 33 16M9 26Q20 31 31 26M12 8l3 28M20 10v27M28 8l-3 28',
      stroke(l, 1.7),
    ),
  shield: (l, d) => path('M20 3L35 9Q35 28 20 37Q5 28 5 9Z', `fill="${l}"`) + path('M20 10V29M11 17H29', stroke(d, 3)),
  sword: (l) => path('M20 1l4 6v19h-8V7z', `fill="${l}"`) + path('M9 27H31M20 27V38', stroke(l, 3.6)),
  mask: (l, d) =>
    path('M5 12Q20 4 35 12Q36 30 20 36Q4 30 5 12Z', `fill="${l}"`) +
    path('M10 17q5-3 8 2q-5 3-8-2zM30 17q-5-3-8 2q5 3 8-2z', `fill="${d}"`) +
    path('M14 28q6 3 12 0', stroke(d, 2)),
  axe: (l) => path('M14 3V38', stroke(l)) + path('M15 5Q34 3 36 14Q34 25 15 22Z', `fill="${l}"`),
  anchor: (l) => circle(20, 6, 4, stroke(l)) + path('M20 10V36M12 16H28M5 25Q8 36 20 36Q32 36 35 25', stroke(l)),
  scales: (l) =>
    path('M20 3V35M8 9H32M12 36H28M8 9L3 22M8 9L13 22M32 9L27 22M32 9L37 22', stroke(l, 2)) +
    path('M2 22H14Q13 29 8 29Q3 29 2 22ZM26 22H38Q37 29 32 29Q27 29 26 22Z', `fill="${l}"`),
  purse: (l, d) =>
    path('M14 12Q2 24 8 34Q20 40 32 34Q38 24 26 12Z', `fill="${l}"`) +
    path('M12 5L16 12H24L28 5Q20 9 12 5Z', `fill="${l}"`) +
    path('M14 13H26', stroke(d, 2.4)) +
    circle(20, 25, 5, `fill="${d}"`),
  coin: (l, d) =>
    circle(20, 20, 16, `fill="${l}"`) +
    circle(20, 20, 11.5, stroke(d, 1.8)) +
    path('M20 12V28M15 16h8q3 4-3 4t-3 5h8', stroke(d, 2)),
  deed: (l, d) =>
    path('M8 5H30Q34 5 34 10V33Q34 36 30 36H12Q8 36 8 32Z', `fill="${l}"`) +
    path('M13 12H28M13 18H28M13 24H22', stroke(d, 2)) +
    circle(28, 29, 4.5, `fill="${d}"`),
  chain: (l) =>
    path('M8 6q8-4 10 3t-8 8-8-4 6-7zM20 15q8-3 9 4t-8 7-7-4 6-7zM28 27q7-2 8 3t-7 6-6-4 5-5z', stroke(l, 3)),
  crate: (l, d) =>
    path('M4 12L20 4L36 12V31L20 38L4 31Z', `fill="${l}"`) + path('M4 12L20 20L36 12M20 20V38', stroke(d, 2)),
  chest: (l, d) => path('M4 18Q4 7 14 7H26Q36 7 36 18V34H4Z', `fill="${l}"`) + path('M4 19H36M20 17v8', stroke(d, 3)),
  staff: (l, d) =>
    path('M20 16V39', stroke(l, 3.4)) +
    circle(20, 10, 8, `fill="${l}"`) +
    circle(20, 10, 4, `fill="${d}"`) +
    path('M9 8q-3 10 11 12q14-2 11-12', stroke(l, 2)),
  orb: (l, d) =>
    circle(20, 18, 13, `fill="${l}"`) +
    path('M12 18q8-9 16 0q-8 8-16 0z', `fill="${d}"`) +
    circle(20, 18, 3, `fill="${l}"`) +
    path('M10 36H30', stroke(l, 4)),
  book: (l, d) =>
    path('M4 8Q12 4 20 9Q28 4 36 8V33Q28 29 20 34Q12 29 4 33Z', `fill="${l}"`) +
    path('M20 9V34M8 14q5-2 9 1M8 20q5-2 9 1M32 14q-5-2-9 1M32 20q-5-2-9 1', stroke(d, 1.8)),
  flask: (l, d) =>
    path('M16 3H24V14L34 32Q34 37 30 37H10Q6 37 6 32L16 14Z', `fill="${l}"`) +
    path('M11 26H29', stroke(d, 2)) +
    circle(17, 31, 2, `fill="${d}"`) +
    circle(23, 29, 1.4, `fill="${d}"`),
  mirror: (l, d) =>
    path('M20 2Q34 4 32 18Q30 27 20 28Q10 27 8 18Q6 4 20 2Z', `fill="${l}"`) +
    path('M20 6Q29 8 28 17Q27 23 20 24Q13 23 12 17Q11 8 20 6Z', `fill="${d}"`) +
    path('M20 28V39', stroke(l, 4)),
  star: (l) => path(polygon(spikes(20, 20, 6, 18, 6)), `fill="${l}"`),
  candle: (l) => path('M14 17H26V37H14Z', `fill="${l}"`) + path('M20 2Q27 9 20 15Q13 9 20 2Z', `fill="${l}"`),
  scroll: (l, d) =>
    path('M8 6H30Q36 6 35 12H32V32Q32 37 27 37H8Q4 36 5 31H8Z', `fill="${l}"`) +
    path('M13 13H27M13 19H27M13 25H23', stroke(d, 2)),
  quill: (l, d) =>
    path('M35 3Q16 6 10 26L14 29Q32 24 35 3Z', `fill="${l}"`) +
    path('M33 6L6 37', stroke(d, 1.6)) +
    path('M10 31L5 38', stroke(l, 2.4)),
  crown: (l) => path('M4 32L3 11L13 19L20 6L27 19L37 11L36 32Z', `fill="${l}"`),
  hands: (l) => path('M4 20L14 12L22 16L30 11L37 18L27 29Q23 32 20 29L10 27Z', `fill="${l}"`),
  ring: (l, d) =>
    circle(20, 25, 11, stroke(l, 4)) +
    path('M20 3L27 10L20 17L13 10Z', `fill="${l}"`) +
    path('M16 10h8', stroke(d, 1.4)),
  broken: (l) => path('M3 12q9-4 11 3l-3 3M37 28q-9 4-11-3l3-3M17 8l3-6M23 34l-2 5M15 23l-7 5M26 17l6-5', stroke(l, 3)),
  sickle: (l) => path('M14 37L17 27', stroke(l, 4)) + path('M16 28Q38 22 33 3Q28 18 13 23Z', `fill="${l}"`),
  crook: (l) => path('M14 39V16Q14 4 23 4Q31 5 30 13Q28 19 23 16', stroke(l, 3.6)),
  sheaf: (l) =>
    path('M20 38V10M20 20L11 11M20 20L29 11M20 28L9 19M20 28L31 19', stroke(l, 2.2)) +
    path(
      'M20 1q5 5 0 11q-5-6 0-11zM9 5q6 2 4 9q-6-2-4-9zM31 5q-6 2-4 9q6-2 4-9zM7 14q6 1 5 8q-6-1-5-8zM33 14q-6 1-5 8q6-1 5-8z',
      `fill="${l}"`,
    ),
  millstone: (l, d) =>
    circle(20, 20, 17, `fill="${l}"`) +
    path('M20 5V35M5 20H35M9 9L31 31M31 9L9 31', stroke(d, 1.6)) +
    circle(20, 20, 4.5, `fill="${d}"`),
  pot: (l, d) =>
    path('M12 6H28L26 12Q38 20 32 36H8Q2 20 14 12Z', `fill="${l}"`) + path('M9 24q5-4 11 0t11 0', stroke(d, 2)),
  plough: (l) =>
    path('M3 11L22 27H35M22 27L27 10L35 6', stroke(l, 3)) + path('M18 25L36 27Q33 37 22 36Z', `fill="${l}"`),
  oyster: (l, d) =>
    path('M4 22Q6 8 20 6Q34 8 36 22Q28 18 20 18Q12 18 4 22Z', `fill="${l}"`) +
    path('M4 24Q20 36 36 24Q30 36 20 36Q10 36 4 24Z', `fill="${l}"`) +
    circle(20, 24, 4.6, `fill="${d}"`),
  lantern: (l, d) =>
    path('M12 13H28L31 32H9Z', `fill="${l}"`) +
    path('M14 13Q14 4 20 4Q26 4 26 13M8 34H32', stroke(l, 3)) +
    path('M20 17Q25 23 20 29Q15 23 20 17Z', `fill="${d}"`),
  oar: (l) => path('M31 4L15 25', stroke(l, 3.4)) + path('M18 21Q22 26 13 36Q5 37 5 30Q11 22 18 21Z', `fill="${l}"`),
  dice: (l, d) =>
    path('M6 10H22V26H6Z', `fill="${l}"`) +
    path('M22 20L34 17L37 30L24 33Z', `fill="${l}"`) +
    circle(11, 15, 2, `fill="${d}"`) +
    circle(17, 21, 2, `fill="${d}"`) +
    circle(30, 25, 2, `fill="${d}"`),
  spyglass: (l, d) =>
    path('M3 26L22 13L27 20L8 33Z', `fill="${l}"`) +
    path('M23 12L33 5L39 13L28 20Z', `fill="${l}"`) +
    path('M23 12L28 20', stroke(d, 2)),
  bell: (l) =>
    path('M20 4Q30 6 30 20Q31 27 35 31H5Q9 27 10 20Q10 6 20 4Z', `fill="${l}"`) + circle(20, 34, 3.6, `fill="${l}"`),
  eyes: (l, d) =>
    path('M3 20Q20 4 37 20Q20 36 3 20Z', `fill="${l}"`) +
    circle(20, 20, 7, `fill="${d}"`) +
    circle(18, 18, 2.2, `fill="${l}"`),
  tooth: (l, d) =>
    path('M11 5Q20 10 29 5Q34 22 20 38Q6 22 11 5Z', `fill="${l}"`) + path('M17 11q-2 10 2 18', stroke(d, 1.8)),
  egg: (l, d) =>
    path('M20 3Q33 12 32 25Q30 37 20 37Q10 37 8 25Q7 12 20 3Z', `fill="${l}"`) +
    path('M9 22l6-4 5 5 5-5 6 4', stroke(d, 2)),
};

const CARRIED: Record<string, string> = {
  recruiter: 'banner',
  jailer: 'keys',
  seeker: 'spyglass',
  assassin: 'dagger',
  commander: 'horn',
  tamer: 'chain',
  hunter: 'trident',
  'ship-master': 'anchor',
  trader: 'scales',
  peddler: 'crate',
  landlord: 'deed',
  slaver: 'chain',
  shopkeeper: 'purse',
  shaman: 'staff',
  invoker: 'star',
  apprentice: 'candle',
  oracle: 'eyes',
  alchemist: 'flask',
  illusionist: 'mirror',
  'master-of-magic': 'book',
  opportunist: 'dice',
  corruptor: 'purse',
  traitor: 'mask',
  diplomat: 'scroll',
  treasurer: 'chest',
  schemer: 'quill',
  keeper: 'crook',
  reaper: 'sickle',
  shepherd: 'bell',
  miller: 'millstone',
  aquaculturalist: 'pot',
  landowner: 'sheaf',
  sage: 'book',
  hermit: 'lantern',
  elder: 'staff',
  ferryman: 'oar',
  outlaw: 'sword',
  counterfeiter: 'coin',
  fence: 'crate',
  cleaner: 'net',
  watcher: 'eyes',
  vigil: 'candle',
  lookout: 'spyglass',
  shareholder: 'deed',
  inheritor: 'ring',
  hypnotist: 'orb',
  healer: 'flask',
  highwayman: 'mask',
  executioner: 'axe',
  recipient: 'crown',
  liberator: 'broken',
  grower: 'sheaf',
  'oyster-farmer': 'oyster',
  intrepid: 'sword',
  'border-guard': 'shield',
  taxidermist: 'tooth',
  'arms-dealer': 'axe',
  metamorph: 'mirror',
  sorcerer: 'orb',
  altruist: 'hands',
  rebel: 'banner',
  coward: 'shield',
  breeder: 'egg',
};

/** The thing a Lord carries, or any thing for a name nobody knows. */
export function propOf(lord: string, rng: Rng): Prop {
  return PROPS[CARRIED[lord] ?? ''] ?? PROPS[rng.pick(Object.keys(PROPS))]!;
}

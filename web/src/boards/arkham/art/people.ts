/**
 * The investigators, whoever helps them and the cultists below their masks, as busts. Each has an outline of its own (hat,
 * bob, cap, curls, braids), so that they are told apart as shadows too.
 */
import { bust, eyes, mouth, SHOULDERS, type Stroke } from '../../shared/bust';

const INK = '#1c1512';

export const PEOPLE: Record<string, Stroke[]> = {
  // a felt hat, a white collar, a tie
  'roland-banks': [
    ...bust('#2a3a5c', '#e2b491', '#bd8c68'),
    { d: 'M20 22h24v9l-3-6H23l-3 6z', fill: '#3a2718' },
    { d: 'M18 18C17 8 21 3 26 3c2 0 4 2 6 2s4-2 6-2c5 0 9 5 8 15z', fill: '#5b6473' },
    { d: 'M8 22c5-6 14-7 24-7s19 1 24 7c-8 2-16 1-24 1s-16 1-24-1z', fill: '#474f5d' },
    { d: 'M18.500 15c8-2 19-2 27 0', line: '#20252e', width: 3 },
    ...eyes(INK, 28),
    mouth('M28.500 36.500h7'),
    { d: 'M25 45l7 10 7-10 3 4-10 13-10-13z', fill: '#f1ecdf' },
    { d: 'M30 53h4l2 13h-8z', fill: '#a32f2a' },
  ],
  // a bob, round glasses, a brooch
  'daisy-walker': [
    { d: 'M15 34C11 16 20 6 32 6s21 10 17 28c0 6-4 8-8 8H23c-4 0-8-2-8-8z', fill: '#a8702c' },
    ...bust('#8a6a10', '#f0c8a8', '#cf9d7c'),
    { d: 'M18 28c-1-13 5-19 14-19s15 6 14 19c-3-7-6-10-9-11-5 5-13 4-19 11z', fill: '#c08a3c' },
    { d: 'M26.500 24a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM37.500 24a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM30.500 28h3', line: '#3b2a18', width: 1.5 },
    ...eyes(INK, 28.5),
    mouth(),
    { d: 'M22 46l10 11 10-11 3 3-13 15-13-15z', fill: '#f3ead4' },
    { d: 'M32 55h.1', line: '#2f6f8a', width: 5 },
  ],
  // a flat cap, stubble, a collar turned up
  'skids-otoole': [
    ...bust('#2f5b3d', '#d8a27c', '#b07c58'),
    { d: 'M20 29c0 9 4 15 12 15s12-6 12-15c-2 5-5 6-8 5.500-2-1-6-1-8 0-3 .5-6-.5-8-5.500z', fill: '#8d6146' },
    { d: 'M14 24C10 12 20 5 31 5c11-1 19 6 19 14l7 6c-9 3-33 4-43-1z', fill: '#6c7065' },
    { d: 'M34 19c8-1 17 2 23 6-7 2-14 1-21 0z', fill: '#4b5048' },
    { d: 'M31 5l-1 13', line: '#4b5048', width: 1.4 },
    ...eyes(INK, 28),
    mouth('M28 36.500c3 1 6 0 8-2'),
    { d: 'M17 42l12 12-4 12H9c0-10 2-17 8-24zM47 42L35 54l4 12h16c0-10-2-17-8-24z', fill: '#3d7450' },
  ],
  // long red curls, the band of a waitress, a pale flame at her throat
  'agnes-baker': [
    { d: 'M14 52c-5-8 1-12-2-20C9 16 20 5 32 5s23 11 20 27c-3 8 3 12-2 20-3 4-9 4-11 2H25c-2 2-8 2-11-2z', fill: '#7c2f1e' },
    ...bust('#5b3a94', '#ecc0a2', '#c99475'),
    { d: 'M18 30c-1-13 5-19 14-19s15 6 14 19c-2-5-5-9-7-11-5 4-16 3-21 11z', fill: '#9a4229' },
    { d: 'M19 13c4-8 22-8 26 0l-2 5c-7-3-15-3-22 0z', fill: '#f2ecdf' },
    ...eyes('#2b1745'),
    mouth(),
    { d: 'M32 47c5 5 6 9 3 13-2 2-4 2-6 0-3-4-2-8 3-13z', fill: '#c9b2ff' },
  ],
  // two braids, a scarf, a star on a string
  'wendy-adams': [
    { d: 'M16 28c-6 10-7 22-4 32 4 2 7 0 8-3-2-9 1-17 3-25zM48 28c6 10 7 22 4 32-4 2-7 0-8-3 2-9-1-17-3-25z', fill: '#6b4423' },
    ...bust('#8a4a2c', '#f0c6a4', '#cd9a78'),
    { d: 'M18 30C15 14 22 7 32 7s17 7 14 23c-2-6-5-11-14-15-9 4-12 9-14 15z', fill: '#83562d' },
    { d: 'M32 7v9M11 46l7 1M53 46l-7 1', line: '#5a3719', width: 1.6 },
    { d: 'M27 31h.1M37 31h.1', line: '#dd9a7d', width: 4 },
    ...eyes(),
    mouth('M29 36c2 1.500 4 1.500 6 0'),
    { d: 'M21 43c6 6 16 6 22 0l3 7c-8 7-20 7-28 0z', fill: '#c8963c' },
    { d: 'M32 53l2 4 4 .5-3 3 .7 4.500-3.700-2.200-3.700 2.200.7-4.500-3-3 4-.5z', fill: '#8fe0c9' },
  ],
  // dark hair below a shawl
  'lita-chantler': [
    { d: 'M10 66C6 30 16 4 32 4s26 26 22 62z', fill: '#8e2430' },
    { d: SHOULDERS, fill: '#3a2230' },
    ...bust('#3a2230', '#dfae88', '#b98660').slice(1),
    { d: 'M19 33c-1-14 4-21 13-21s14 7 13 21c-2-8-6-13-13-16-7 3-11 8-13 16z', fill: '#1d1312' },
    { d: 'M17 24c2-12 28-12 30 0', line: '#e0b34e', width: 2 },
    ...eyes(INK, 28),
    mouth('M28.500 36.500h7'),
    { d: 'M20 44c7 6 17 6 24 0l4 8c-10 8-22 8-32 0z', fill: '#a8323e' },
  ],
};

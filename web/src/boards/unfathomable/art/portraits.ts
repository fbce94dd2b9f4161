/**
 * The ten characters as busts, 64 by 64. Each has an outline of its own (cap, turban, goggles, top hat, hood …), so that
 * they are told apart as shadows too.
 */
import { bust, eyes, mouth, SHOULDERS, type Stroke } from '../../shared/bust';

export const PORTRAITS: Record<string, Stroke[]> = {
  // a captain's white cap, gold on the shoulders
  keilani: [
    { d: 'M18 22c-3 8-3 20 0 26h28c3-6 3-18 0-26z', fill: '#1d1411' },
    ...bust('#1b2a4d', '#b97f58', '#96623f'),
    { d: 'M18 26c1-9 5-12 14-12s13 3 14 12l-4-5H22z', fill: '#1d1411' },
    { d: 'M14 16c2-9 9-12 18-12s16 3 18 12l-5 4H19z', fill: '#f3eee0' },
    { d: 'M19 18h26l1 5c-9-3-19-3-28 0z', fill: '#15203b' },
    {
      d: 'M32 8l1.500 3.500 3.500.5-2.600 2.300.8 3.500-3.200-1.900-3.200 1.900.8-3.500L27 12l3.500-.5z',
      fill: '#d9a93f',
    },
    ...eyes(undefined, 28),
    mouth(),
    { d: 'M7 55l11-5 2 4-12 6zM57 55l-11-5-2 4 12 6z', fill: '#d9a93f' },
    { d: 'M27 48l5 8 5-8', line: '#f3eee0', width: 2.4 },
  ],
  // a turban and a full beard
  arjun: [
    ...bust('#23405c', '#a8714a', '#8b5a38'),
    { d: 'M20 28c0 10 3 20 12 20s12-10 12-20c-2 6-5 7-7 6h-10c-2 1-5 0-7-6z', fill: '#1a1310' },
    { d: 'M13 24C10 10 20 2 32 2s22 8 19 22c-5-5-12-8-19-8s-14 3-19 8z', fill: '#c8642a' },
    { d: 'M15 20C22 10 36 6 48 12M17 14C24 6 36 3 46 8M22 18c6-8 16-12 27-6', line: '#8e3f16', width: 1.6 },
    ...eyes(undefined, 26),
    { d: 'M27 35c3 1.500 7 1.500 10 0', line: '#7c4030', width: 1.4 },
  ],
  // goggles on a red kerchief
  jeanne: [
    { d: 'M17 22c-4 8-4 15-2 21 4 2 8 1 9-2V24z', fill: '#6e2c17' },
    { d: 'M47 22c4 8 4 15 2 21-4 2-8 1-9-2V24z', fill: '#6e2c17' },
    ...bust('#6a5033', '#e8b896', '#c69272'),
    { d: 'M17 22c0-11 7-16 15-16s15 5 15 16c-4-4-9-5-15-5s-11 1-15 5z', fill: '#b23a2b' },
    { d: 'M46 14l9-4-3 7 4 4-9-1z', fill: '#b23a2b' },
    { d: 'M17 18h30', line: '#3a2c20', width: 3 },
    {
      d: 'M25 12.500a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM39 12.500a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
      fill: '#9fc6d6',
      line: '#c9973f',
      width: 2.2,
    },
    ...eyes(undefined, 29),
    mouth(),
    { d: 'M20 48l4 18M44 48l-4 18', line: '#3f2f1d', width: 4 },
  ],
  // a spiked helmet and a moustache
  jamie: [
    ...bust('#5d5f3f', '#dfae8c', '#b98866'),
    { d: 'M16 23c0-12 7-16 16-16s16 4 16 16c-10-3-22-3-32 0z', fill: '#d7c9a2' },
    { d: 'M12 25c6-5 12-6 20-6s14 1 20 6c-6 1-8 0-10-1H22c-2 1-4 2-10 1z', fill: '#b9a878' },
    { d: 'M32 1l2 7h-4z', fill: '#c9973f' },
    ...eyes(undefined, 28),
    { d: 'M32 34c-3-2-8-1-11 3 4 1 8 1 11-1 3 2 7 2 11 1-3-4-8-5-11-3z', fill: '#6b3d1c' },
    { d: 'M12 52l38 16', line: '#8a5a2b', width: 5 },
    { d: 'M19 55v5M27 58v5M35 61v5', line: '#d9a93f', width: 2 },
  ],
  // round glasses, short white hair, a red cross
  svetlana: [
    { d: 'M17 30c-3-14 4-22 15-22s18 8 15 22c1 4 0 8-2 10l-3-12H22l-3 12c-2-2-3-6-2-10z', fill: '#d9d6cf' },
    ...bust('#eee9dc', '#ecc3a6', '#cb9c80'),
    { d: 'M19 24c1-10 6-14 13-14s12 4 13 14c-3-5-6-7-10-7-2 3-9 6-16 7z', fill: '#d9d6cf' },
    {
      d: 'M26 23.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM38 23.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM30.500 27.500h3',
      line: '#4a3b28',
      width: 1.5,
    },
    ...eyes(undefined, 28),
    mouth('M29 37h6'),
    { d: 'M27 48l5 9 5-9', line: '#b7ae9a', width: 2 },
    { d: 'M45 53h4v4h4v4h-4v4h-4v-4h-4v-4h4z', fill: '#b8302a' },
  ],
  // a high bun with a pencil in it, a high collar
  beatrice: [
    { d: 'M32 0c7 0 10 4 10 8s-3 7-10 7-10-3-10-7 3-8 10-8z', fill: '#4b2b18' },
    { d: 'M18 2l30 10', line: '#d9a93f', width: 2.4 },
    ...bust('#4a3566', '#d9a982', '#b58460'),
    { d: 'M18 30c-1-12 5-19 14-19s15 7 14 19c-2-6-5-10-9-11-6 4-14 4-19 11z', fill: '#4b2b18' },
    { d: 'M25 44h14v8H25z', fill: '#f0e8d8' },
    { d: 'M32 50l2 4-2 4-2-4z', fill: '#3f8f86' },
    ...eyes(undefined, 28),
    { d: 'M38 24.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM42.500 29v10', line: '#d9a93f', width: 1.3 },
    mouth(),
  ],
  // a top hat and a bow tie
  edmund: [
    { d: 'M18 24c-1 6 0 10 2 13h3V22zM46 24c1 6 0 10-2 13h-3V22z', fill: '#c89a4a' },
    ...bust('#1d1d22', '#efc6a2', '#cb9b76'),
    { d: 'M20 0h24l-2 17H22z', fill: '#17171c' },
    { d: 'M21.500 11h21l-.6 5H22z', fill: '#8e2b38' },
    { d: 'M12 17c6 3 34 3 40 0l2 4c-8 5-36 5-44 0z', fill: '#17171c' },
    ...eyes(undefined, 29),
    mouth('M28 36c3 2 6 2 9-1'),
    { d: 'M24 46l8 12 8-12 2 20H22z', fill: '#f3eee0' },
    { d: 'M32 51l-8-4v8zM32 51l8-4v8z', fill: '#8e2b38' },
  ],
  // a hood, staring eyes, a white beard
  ishmael: [
    { d: 'M10 60C8 30 14 4 32 4s24 26 22 56z', fill: '#2f3b34' },
    { d: SHOULDERS, fill: '#26312b' },
    { d: 'M32 12c9 0 13 8 13 16s-5 16-13 16-13-8-13-16 4-16 13-16z', fill: '#9aa88a' },
    { d: 'M20 30c0 12 4 22 12 22s12-10 12-22c-2 4-4 5-7 5H27c-3 0-5-1-7-5z', fill: '#e4e2d4' },
    {
      d: 'M26 22.500a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200zM38 22.500a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200z',
      fill: '#f1edcf',
    },
    { d: 'M26 26h.1M38 26h.1', line: '#1b2019', width: 3 },
    { d: 'M32 28l-1.500 4h3', line: '#6e7c62', width: 1.2 },
    { d: 'M27 38c3 1.500 7 1.500 10 0', line: '#5a5648', width: 1.4 },
  ],
  // a flat cap over long dark hair
  william: [
    { d: 'M17 22c-3 10-4 20-1 28h8V24zM47 22c3 10 4 20 1 28h-8V24z', fill: '#15110f' },
    ...bust('#6d4a2c', '#c08a5e', '#9c6a43'),
    { d: 'M12 20c-1-9 8-15 19-15s20 4 21 12c0 3-2 5-4 5H18c-3 0-6 0-6-2z', fill: '#7a6a4a' },
    { d: 'M34 19c8-1 15 0 21 4-6 2-14 2-21 1z', fill: '#5a4d34' },
    { d: 'M31 5l1 13M20 9l4 11M43 8l-4 11', line: '#5a4d34', width: 1.2 },
    ...eyes(undefined, 28),
    mouth(),
    { d: 'M24 47l8 10 8-10 3 3-11 16-11-16z', fill: '#d8cdb4' },
  ],
  // a headscarf, falling over one shoulder
  samira: [
    { d: 'M13 40C8 18 18 5 32 5s24 13 19 35c-2 9 3 14 5 26H8c2-12 7-17 5-26z', fill: '#2f7f77' },
    { d: 'M32 14c7 0 11 6 11 13s-4 14-11 14-11-7-11-14 4-13 11-13z', fill: '#7a4b30' },
    { d: 'M21 27c0-9 5-14 11-14s11 5 11 14c-2-6-6-8-11-8s-9 2-11 8z', fill: '#246860' },
    { d: 'M18 42c6 8 22 8 28 0 2 8-2 14-14 24-12-8-16-16-14-24z', fill: '#3c978e' },
    { d: 'M20 48c8 6 16 6 24 0M24 56c6 4 11 3 16-1', line: '#246860', width: 1.5 },
    ...eyes(undefined, 27),
    mouth('M29 35.500c2 1 4 1 6 0'),
  ],
};

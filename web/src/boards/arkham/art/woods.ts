/** Backdrops of the woods of The Devourer Below: see scenery.ts. */
import type { Scenery } from './scenery';
import type { View } from '../../shared/scene';

const TRUNKS = 'M14 134l4-110h7l3 110zM56 134l3-110h6l3 110zM120 134l3-110h5l4 110zM176 134l3-110h7l4 110z';
const GROUND = 'M0 134v-12c50-12 160-12 212 0v12z';
const OAKS = 'M28 134c7-30 5-70 5-110h10c0 40 0 80 8 110zM158 134c7-30 5-70 5-110h12c0 40 0 80 8 110z';
const BRANCHES = 'M36 78 22 60M40 66l16-18M166 74l-16-20M172 88l16-20';
const WOODS: View = { far: TRUNKS, mid: GROUND, near: OAKS, line: BRANCHES };

export const scenery: Scenery = {
  around: {
    far: 'M40 420l10-420h16l10 420zM170 420l8-420h14l10 420zM296 420l8-420h12l8 420zM424 420l8-420h14l10 420zM556 420l8-420h14l8 420zM690 420l10-420h14l12 420z',
    mid: 'M0 420v-30c200-30 600-30 800 0v30z',
    pale: 'M0 340c140-30 240 10 400-10s280-20 400 6v34c-180-24-300 16-460 6S100 356 0 376z',
    near: 'M96 420c16-100 12-260 10-420h26c-2 170 0 320 22 420zM232 420c10-90 8-260 6-420h18c-2 170 0 330 14 420zM486 420c14-100 10-260 8-420h22c-2 170 0 320 20 420zM628 420c12-100 10-270 8-420h28c-2 170 0 320 22 420z',
  },
  places: {
    // a track between the trees, a signpost
    'main-path': {
      ...WOODS,
      pale: 'M78 134c4-18 32-20 27-36-2-8-2-12 3-18 1 9 14 14 14 26 0 13 4 20 16 28z',
      near: `${OAKS}M130 134V94h5v40zM120 98h24l6 5-6 5h-24z`,
    },
    'arkham-woods': { ...WOODS, pale: 'M0 112c40-10 60 4 106-4s80-6 106 2v12c-50-8-80 6-120 2s-60-6-92 2z' },
    // a heap of stones and a crooked cross
    'arkham-woods-unhallowed-ground': {
      ...WOODS,
      near: `${OAKS}M80 134c0-10 9-13 14-10 0-9 15-11 20-2 9-3 16 3 15 12zM105 116l2-24-12-2 1-6 11 2 1-12h7l-1 13 12 1-1 6-11-1-2 23z`,
    },
    // a fork that leads nowhere
    'arkham-woods-twisting-paths': {
      ...WOODS,
      pale: 'M92 134c2-16-36-14-30-30 4-10 24-8 25-22 8 13-11 17-11 25 0 9 30 9 40 1 10-7-6-13-8-25 10 10 26 12 25 23-2 14-26 10-24 28z',
    },
    // a roof that gives way
    'arkham-woods-old-house': {
      ...WOODS,
      near: `${OAKS}M64 134l3-36-11 2 34-38 14 12 10-2 24 20 2-12 8 2-3 16 7 6-9-1-2 31z`,
      lamp: 'M82 102l12 1-1 11-12-1z',
      line: `${BRANCHES}M104 134l1-24 14 1-1 23M88 102l-1 12M72 98l42-24`,
    },
    // the wood ends, and so does the ground
    'arkham-woods-cliffside': {
      far: 'M0 134v-22c40-16 80-4 120-10s60-8 92 2v30z',
      pale: 'M66 116c30-8 60 6 96-2v14c-36 6-66-6-96 2z',
      near: 'M0 134V88h58l12 12-5 12 14 8v14zM146 134l8-18-6-14 12-14h52v46zM20 88l12-34 12 34zM40 88l9-24 9 24zM172 88l11-30 11 30z',
      line: 'M56 90l6 18-6 10 10 14M162 92l-6 16 8 10-4 14M100 70c4-4 6-4 8 0 2-4 4-4 8 0M118 60c3-3 5-3 6 0 2-3 4-3 7 0',
    },
    // thorns
    'arkham-woods-tangled-thicket': {
      ...WOODS,
      near: `${OAKS}M46 134c4-14 14-14 18-6 6-12 22-12 26-2 8-12 24-10 28 0 6-8 22-8 26 8z`,
      line: `${BRANCHES}M18 134c20-56 56-56 66-6M50 134c8-64 66-54 70 0M92 134c2-54 56-70 74-4M134 134c8-44 40-54 60-24M42 98l-6-6M60 90l2-8M84 92l-4-8M104 94l6-6M124 92l-2-8M148 92l6-6M172 106l-4-8`,
    },
    // a clearing, a beam of the moon on a stone
    'arkham-woods-quiet-glade': {
      ...WOODS,
      pale: 'M94 20h26l30 112c-30 4-60 4-88 0z',
      near: `${OAKS}M84 130c2-12 12-9 20-10 10-1 22-2 24 10z`,
      line: `${BRANCHES}M70 132l-3-9M74 132l1-11M78 132l4-8M136 132l-3-9M140 132l1-11M144 132l4-8`,
    },
    // stones in a ring around a fire
    'ritual-site': {
      far: 'M0 134V84c20-24 40-44 106-48 66 4 86 24 106 48v50z',
      mid: 'M0 134v-16c60-8 150-8 212 0v16z',
      near: 'M28 132l4-52 17 4 2 48zM64 128l3-34h14l2 34zM129 128l2-34h14l3 34zM161 132l2-48 17-4 4 52z',
      lamp: 'M106 88c13 15 17 22 10 34-3 5-18 5-21 0-6-12 9-17 11-34z',
      line: 'M58 126c20 10 76 10 96 0M94 128l24-6M94 122l24 6M38 96l6 8M170 96l4 10',
    },
  },
};

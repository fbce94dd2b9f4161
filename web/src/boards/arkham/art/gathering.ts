/** Backdrops of the house of The Gathering: see scenery.ts. */
import type { Scenery } from './scenery';

export const scenery: Scenery = {
  around: {
    far: 'M0 420V330c120-50 220-10 330-40s310-50 470 10v120z',
    mid: 'M0 420v-50c30-40 70-30 90-6 20-30 70-34 96 4h40v52zM800 420v-64c-30-40-76-30-94 0-24-30-70-24-90 12h-50v52z',
    near: 'M300 420v-70h-24l66-60 16 14v-26h20v44l44-38 84 76h-26v60zM0 420v-14h300v14zM500 420v-14h300v14z',
    lamp: 'M322 362h18v20h-18zM398 362h18v20h-18zM440 362h18v20h-18zM336 318h10v12h-10z',
  },
  places: {
    // a wall of books, a desk, a lamp with a green shade
    study: {
      far: 'M122 40h66v94h-66z',
      mid: 'M128 52h6v16h-6zm9 4h5v12h-5zm8-3h8v15h-8zm22 0h6v15h-6zM130 78h9v14h-9zm12-2h5v16h-5zm22 3h7v13h-7zM128 101h5v15h-5zm8 2h9v13h-9zm28-1h6v14h-6z',
      near: 'M24 106h88v6h-5v22h-9v-22H40v22h-9v-22h-7z',
      lamp: 'M52 80h26l6 10H46z',
      line: 'M65 91v13M56 105h18M122 70h66M122 94h66M122 118h66M88 104l10-12',
    },
    // a passage with a door at its end, a lamp above
    hallway: {
      far: 'M82 60h48v46H82z',
      mid: 'M82 106h48l54 28H28z',
      near: 'M96 72h20v34H96zM40 62l20 8v48l-20 11zM172 62l-20 8v48l20 11z',
      lamp: 'M101 46h10l4 8H97z',
      line: 'M106 28v18M82 60 28 32M130 60l54-28M82 106l-54 28M130 106l54 28M112 90h.1M94 118h24M84 126h44',
    },
    // rafters, a round window in the gable, a trunk
    attic: {
      far: 'M106 30 210 134H2z',
      near: 'M106 30l104 104h-17l-87-88-87 88H2zM56 84h100v7H56zM128 114h36v20h-36zM46 122h24v12H46z',
      lamp: 'M92 110a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
      line: 'M106 96v28M92 110h28M106 46v38M128 121h36M146 114v11',
    },
    // steps down, barrels, a lantern on the wall
    cellar: {
      far: 'M0 54h212v80H0z',
      mid: 'M26 62h24v12h20v12h20v12h20v12h20v12h20v12H26z',
      near: 'M150 94c8-3 24-3 32 0 4 12 4 28 0 40h-32c-4-12-4-28 0-40z',
      lamp: 'M116 66h10v14h-10z',
      line: 'M121 54v12M148 106h36M148 122h36M28 42l96 58M50 56v16M90 80v16M4 70h16M170 70h26M186 84h20M150 62h16',
    },
    // a fire below the mantel, a clock, an armchair
    parlor: {
      far: 'M60 34h92v100H60z',
      mid: 'M52 72h108v9H52z',
      near: 'M80 134V106c0-18 52-18 52 0v28zM148 104c6-10 26-8 28 6v24h-36v-18c0-8 8-8 8-2z',
      lamp: 'M106 100c11 11 15 18 9 27-2 4-17 4-19 0-6-9 7-13 10-27z',
      line: 'M90 132h32M97 60a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM106 60v-5M106 60h4M70 72V62M140 72V62',
    },
  },
};

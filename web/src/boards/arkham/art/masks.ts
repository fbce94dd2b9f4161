/** Backdrops of the town of The Midnight Masks: see scenery.ts. */
import type { Scenery } from './scenery';

export const scenery: Scenery = {
  around: {
    far: 'M0 420V310l50-34 44 34v-50l40-30 40 30v60h46v-84l22-40 22 40v70l60-40 56 40v-64h50v-26h20v26h40v70l46-34 48 34v-80l24-46 24 46v90l50-40 58 46v98z',
    near: 'M0 420v-50l46-36 44 36h30v-34h70v34l46-38 50 38h34v-56l30-24 30 24v56h60v-40l44-34 44 34v40h36v-26h64v26l52-40 60 44 60-30v76z',
  },
  places: {
    // gable, porch, two windows with light
    'your-house': {
      far: 'M0 134v-32c30-16 60-4 90-12s90-12 122 4v40z',
      near: 'M60 134V88H48l58-42 20 14V50h11v18l27 20h-12v46z',
      lamp: 'M74 98h16v14H74zM122 98h16v14h-16zM102 68h8v9h-8z',
      line: 'M99 134v-26h14v26M82 98v14M74 105h16M130 98v14M122 105h16M40 134v-12M30 134v-12M24 126h22M182 134v-12M172 134v-12M166 126h22',
    },
    // stores on the other bank, a pier, a boat
    rivertown: {
      far: 'M0 88V72h24V60h30v14h16V62l18-10v22h26V54h34v18h22V62h42v26z',
      mid: 'M0 88h212v46H0z',
      near: 'M24 106h72v6H24zM32 112h6v22h-6zM58 112h6v22h-6zM84 112h6v22h-6zM118 112h62l-10 15h-42z',
      lamp: 'M36 66h6v7h-6zM128 62h6v7h-6zM184 68h6v6h-6z',
      line: 'M148 112V74l20 30h-20M108 98c6-4 10 4 16 0s10 4 16 0M150 133c6-4 10 4 16 0s10 4 16 0M40 97c6-4 10 4 16 0',
    },
    // a mansard roof, tall windows, a fence
    'southside-historical-society': {
      far: 'M0 134V90h26V78h22v56zM164 134V82h24v12h24v40z',
      near: 'M46 134V84h-7l14-26h40V48l13-10 13 10v10h40l14 26h-7v50z',
      lamp: 'M62 94h13v24H62zM100 94h12v24h-12zM137 94h13v24h-13zM102 62h8v10h-8z',
      line: 'M42 84h128M68 94v24M106 94v24M143 94v24M10 118h32M170 118h32M14 112v22M22 112v22M30 112v22M38 112v22M174 112v22M182 112v22M190 112v22',
    },
    // narrow houses wall to wall, washing between them
    'southside-mas-boarding-house': {
      far: 'M0 134V76h40v58zM172 134V84h40v50z',
      mid: 'M36 134V76l20-16 20 16v58zM136 134V80l20-16 20 16v54z',
      near: 'M78 134V66l28-22 28 22v68z',
      lamp: 'M90 76h10v12H90zM112 76h10v12h-10zM90 100h10v12H90zM50 88h9v11h-9zM152 110h9v11h-9z',
      line: 'M111 134v-26h12v26M56 80c8 6 14 8 22 8M62 84v9h7v-6M134 86c8 0 14-2 22-6M142 86v9h7v-12M95 76v12M117 76v12M95 100v12',
    },
    // a cross above the door, windows in rows
    'st-marys-hospital': {
      far: 'M0 134v-36h40v36zM172 134v-44h40v44z',
      near: 'M32 134V76h42V50h64v26h42v58z',
      lamp: 'M103 56h6v6h6v6h-6v6h-6v-6h-6v-6h6zM42 86h9v9h-9zM58 86h9v9h-9zM145 86h9v9h-9zM42 106h9v9h-9zM161 106h9v9h-9z',
      line: 'M95 134v-30h22v30M106 104v30M61 86M82 86h8v9h-8zM122 86h8v9h-8zM58 106h9v9h-9zM145 106h9v9h-9zM161 86h9v9h-9zM32 76h148',
    },
    // a tower with a clock, wings with pointed windows
    'miskatonic-university': {
      far: 'M0 134v-30c20-14 30-14 44-4h124c14-10 24-10 44 4v30z',
      near: 'M88 134V64h-5l23-30 23 30h-5v70zM26 134V94l9-9h49v49zM128 134V85h49l9 9v40z',
      lamp: 'M97 78a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM38 118v-14l5-6 5 6v14zM164 118v-14l5-6 5 6v14z',
      line: 'M106 78v-6M106 78h4M99 134v-22l7-8 7 8v22M58 118v-14l5-6 5 6v14M144 118v-14l5-6 5 6v14M26 94h58M128 94h58',
    },
    // pediment and columns
    'downtown-first-bank-of-arkham': {
      far: 'M48 82h116v44H48z',
      near: 'M38 76l68-34 68 34v8H38zM50 86h12v38H50zM74 86h12v38H74zM126 86h12v38h-12zM150 86h12v38h-12zM42 124h128v5H42zM34 129h144v5H34z',
      lamp: 'M98 96h16v28H98z',
      line: 'M106 96v28M62 74l44-22 44 22zM56 88v34M80 88v34M132 88v34M156 88v34',
    },
    // on a hill behind a gate, one window still lit
    'downtown-arkham-asylum': {
      far: 'M0 134c30-26 60-32 106-32s80 8 106 32z',
      near: 'M42 112V74h22V58h13v16h17V54l12-14 12 14v20h17V58h13v16h22v38z',
      lamp: 'M102 58h8v11h-8z',
      line: 'M76 134v-16M84 134v-20M92 134v-23M100 134v-25M112 134v-25M120 134v-23M128 134v-20M136 134v-16M72 126h68M106 58v11M52 84h8v11h-8zM80 84h8v11h-8zM124 84h8v11h-8zM152 84h8v11h-8zM56 84v11M84 84v11M128 84v11M156 84v11',
    },
    // shops with awnings, a street lamp
    easttown: {
      far: 'M0 134V80h38V64h46v14h26V56h50v24h52v54z',
      mid: 'M20 106l8-14h122l8 14z',
      near: 'M28 106h122v28H28z',
      lamp: 'M38 112h32v15H38zM108 112h32v15h-32zM170 62h14l-3 10h-8z',
      line: 'M177 134V73M177 62v-4M82 134v-22h14v22M44 92l-6 14M64 92l-2 14M89 92v14M114 92l2 14M134 92l6 14M54 112v15M124 112v15M54 70h8v8h-8zM124 64h8v9h-8z',
    },
    // stones out of line, a bare tree, the moon
    graveyard: {
      far: 'M0 134v-24c50-18 160-18 212 0v24z',
      near: 'M38 132v-26c0-14 24-14 24 0v26zM116 134l-4-26c0-12 20-13 21-2l4 28zM84 132v-18h-9v-8h9v-10h8v10h9v8h-9v18z',
      lamp: 'M142 50a12 12 0 1 0 10 20 10 10 0 1 1-10-20z',
      line: 'M168 134c2-24-4-34 2-58M169 108l-15-14M169 98l16-16M160 100h-10M178 90h12M44 110h12M119 110l9-1M12 134v-16M20 134v-16M8 122h18',
    },
    // the hall of the station, its clock, rails
    northside: {
      far: 'M34 134V98c0-44 144-44 144 0v36z',
      near: 'M20 134V94c0-60 172-60 172 0v40h-16V98c0-42-140-42-140 0v36z',
      lamp: 'M97 62a9 9 0 1 1 18 0 9 9 0 1 1-18 0z',
      line: 'M106 62v-5M106 62h4M106 76v34M76 76v34M136 76v34M36 110h140M92 134l8-24M120 134l-8-24M90 128h32M94 118h24',
    },
  },
};

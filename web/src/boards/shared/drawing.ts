/** A sign, 32 by 32, in one colour. */

/** Filled shapes, lines, lines cut into them (drawn in the colour of the ground), and shapes as white as pearls. */
export interface Drawing {
  body?: string;
  fill?: string;
  line?: string;
  width?: number;
  faint?: string;
}

/** The signs every board needs. */
export const CLOSE: Drawing = { line: 'M7 7l18 18M25 7 7 25', width: 3 };
export const OPEN: Drawing = { line: 'M6 11l10 10 10-10', width: 3.5 };
export const CLOSED: Drawing = { line: 'M11 6l10 10-10 10', width: 3.5 };
export const PLUS: Drawing = { line: 'M16 6v20M6 16h20', width: 3.5 };
export const MINUS: Drawing = { line: 'M6 16h20', width: 3.5 };
export const WHOLE: Drawing = { line: 'M5 12V5h7M20 5h7v7M27 20v7h-7M12 27H5v-7', width: 3 };
export const CROWN: Drawing = { fill: 'M4 25.5V9l7 6 5-10.5L21 15l7-6v16.5z' };
export const LOOK: Drawing = { line: 'M13 5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM19 19l8 8', width: 3 };

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

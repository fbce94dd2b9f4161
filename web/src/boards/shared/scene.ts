/** A backdrop, drawn as silhouettes one before the other, mostly in 212 by 134. */

/** From the back to the front: shapes, light or mist on them, what is alight, thin lines. */
export const LAYERS = ['far', 'mid', 'pale', 'near', 'lamp', 'line'] as const;

export type View = Partial<Record<(typeof LAYERS)[number], string>>;

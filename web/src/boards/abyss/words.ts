/** Texts of the game that the board makes itself, from keys it finds in the view. */
import type { Text } from '../../lib/wire';
import type { Ally } from './model';

/** An Exploration card in words, as the log names it. */
export function allyText({ race, value, mark }: Ally, game: string): Text {
  if (race === 'monster') return { id: 'monster', domain: game };
  return { id: `ally-${mark || 'plain'}`, domain: game, args: { race: { id: race }, value } };
}

/** The board of Unfathomable. */
import type { Board } from '../../lib/board';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';
import Talk from './Talk.svelte';
import { forecast } from './forecast';
import { say } from '../../lib/words.svelte';
import { DIRECT, pieceOf, verbOf } from './offers';
import { isReady } from './ready';
import { shipView } from './state';
import { minded } from './talk';
import './unfathomable.css';

export const board: Board = {
  Table,
  Hand,
  SeatLine,
  score: async () => (await import('./Score.svelte')).default,
  Card,
  Talk,
  minded,
  shows: isReady,
  pieceOf: (offer, view, cards) => pieceOf(offer, shipView(view), cards),
  verb: (offer) => {
    const verb = verbOf(offer);
    return verb && say(`board-do-${verb}`);
  },
  forecast,
  // Whoever is known as a traitor stays one.
  final: ({ key }) => key === 'reveal',
  direct: ({ key }, next) => DIRECT[key] === next,
  water: 'water-unfathomable',
};

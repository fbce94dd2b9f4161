/** The board of Call of Madness. */
import type { Board } from '../../lib/board';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';
import { madnessView } from './model';
import { pieceOf } from './offers';
import './madness.css';

export const board: Board = {
  Table,
  Hand,
  SeatLine,
  score: async () => (await import('./Score.svelte')).default,
  Card,
  pieceOf: (offer, view) => pieceOf(offer, madnessView(view)),
  direct: ({ key }, next) => key === 'remove-outpost' && next === 'ask-own-outpost',
  round: (view) => madnessView(view).table.round,
  water: 'water-madness',
};

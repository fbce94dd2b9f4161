/** The board of Abyss. */
import type { Board } from '../../lib/board';
import './abyss.css';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import SeatLine from './SeatLine.svelte';
import { forecast } from './forecast';
import { DIRECT, pieceOf } from './offers';
import { abyssView } from './state';
import Table from './Table.svelte';

export const board: Board = {
  Table,
  Hand,
  SeatLine,
  score: async () => (await import('./Score.svelte')).default,
  Card,
  pieceOf: (offer, view) => pieceOf(offer, abyssView(view)),
  forecast,
  direct: ({ key }, next) => DIRECT[key] === next,
  water: 'water-abyss',
};

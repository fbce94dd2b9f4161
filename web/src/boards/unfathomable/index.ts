/** The board of Unfathomable. */
import type { Board } from '../../lib/board';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';
import Talk from './Talk.svelte';
import { isReady } from './ready';
import { minded } from './talk';
import './unfathomable.css';

export const board: Board = { Table, Hand, SeatLine, Score, Card, Talk, minded, shows: isReady, water: 'water-unfathomable' };

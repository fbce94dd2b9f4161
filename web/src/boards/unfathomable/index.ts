/** The board of Unfathomable. */
import type { Board } from '../../lib/board';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';
import Talk from './Talk.svelte';
import './unfathomable.css';

export const board: Board = { Table, Hand, SeatLine, Score, Card, Talk, water: 'water-unfathomable' };

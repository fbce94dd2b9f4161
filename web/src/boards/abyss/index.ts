/** The board of Abyss. */
import type { Board } from '../../lib/board';
import './abyss.css';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';

export const board: Board = { Table, Hand, SeatLine, Score, Card, water: 'water-abyss' };

/** The boards, by the game they belong to. */
import type { Board } from '../lib/board';
import './abyss/abyss.css';
import Card from './abyss/Card.svelte';
import Hand from './abyss/Hand.svelte';
import Score from './abyss/Score.svelte';
import SeatLine from './abyss/SeatLine.svelte';
import Table from './abyss/Table.svelte';

export const boards: Record<string, Board> = {
  abyss: { Table, Hand, SeatLine, Score, Card, water: 'water-abyss' },
};

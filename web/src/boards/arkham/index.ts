/** The board of Arkham Horror: The Card Game. */
import type { Board } from '../../lib/board';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';
import { pieceOf, verbOf } from './offers';
import { arkhamView, odds } from './model';
import type { Json } from '../../lib/wire';
import { say } from '../../lib/words.svelte';
import './arkham.css';

export const board: Board = {
  Table,
  Hand,
  SeatLine,
  score: async () => (await import('./Score.svelte')).default,
  Card,
  pieceOf: (offer, view) => pieceOf(offer, arkhamView(view)),
  verb: ({ key }) => {
    const verb = verbOf(key);
    return verb && say(`board-a-do-${verb}`);
  },
  decks: async () => (await import('./decks/Builder.svelte')).default,
  round: (view) => arkhamView(view).table.round,
  // What a test comes to, beside every question that is asked before the draw.
  forecast: ({ key, number, view }) => {
    const { good, all, percent } = odds((key ?? number) === undefined ? (arkhamView(view).test?.chances ?? []) : []);
    if (!all) return null;
    return { brief: `${percent} %`, words: `${percent} %: ${say('board-a-odds', { good, all })}`, small: true };
  },
  onward: (view) => {
    const survivors = arkhamView(view).survivors ?? [];
    if (!survivors.length) return null;
    return { words: say('board-a-survivors'), options: { scenario: 'campaign', decks: survivors as unknown as Json } };
  },
  nobody: () => say('board-a-lost'),
  water: 'water-arkham',
};

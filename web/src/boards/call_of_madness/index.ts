/** The board of Call of Madness. */
import type { Board } from '../../lib/board';
import Card from './Card.svelte';
import Hand from './Hand.svelte';
import SeatLine from './SeatLine.svelte';
import Table from './Table.svelte';
import { say, tell } from '../../lib/words.svelte';
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
  verb: ({ key, prompt }) => (prompt === 'ask-turn' && /^(basic|god)-/.test(key) ? say('board-m-do-play') : null),
  // A character is the deck one plays with.
  forecast: ({ prompt, key, cards }) => {
    if (prompt !== 'ask-character' || !key) return null;
    const own = Object.values(cards).filter(({ facts }) => facts['character'] === key);
    return own.length ? { brief: '', words: say('board-m-own-cards', { cards: own.map(({ name }) => tell(name)).join(', ') }) } : null;
  },
  round: (view) => madnessView(view).table.round,
  nobody: ({ outcome }) => {
    const end = outcome?.reason.id;
    return end === 'reason-solo-lost' ? say('board-m-lost') : end === 'reason-solo-draw' ? say('board-m-draw') : null;
  },
  water: 'water-madness',
};

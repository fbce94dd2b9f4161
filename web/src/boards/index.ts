/** The boards, by the game they belong to. */
import type { Board } from '../lib/board';
import './shared/shared.css';
import { board as abyss } from './abyss';
import { board as unfathomable } from './unfathomable';

export const boards: Record<string, Board> = { abyss, unfathomable };

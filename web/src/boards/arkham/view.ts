/** The view of a table of Arkham. Made from src/fathom/games/arkham/state.py by `python -m fathom.lab.view_types`:
 * change the declarations there, not this file. */
import type { View } from '../../lib/wire';

/** A pile of one seat: its owner sees the cards, everybody else how many. */
export interface Held<T> {
  size: number;
  cards?: T[];
}

/** A piece with a state of its own: the id is its alone while it lies there. */
export interface Piece {
  id: string;
  name: string;
}

export interface MoreView {
  difficulty: string;
  thresholds: Thresholds;
  connections: Record<string, string[]>;
  open_hands: string[][] | null;
  deck: string[];
  test: TestSeen | null;
  known: Known[];
  survivors: Survivor[];
}

export interface Thresholds {
  doom: number;
  clues: number;
  all_doom: number;
}

export interface TestSeen {
  seat: number;
  skill: string;
  kind: string;
  target: string | null;
  source: string;
  difficulty: number;
  value: number;
  committed: [string, number][];
  tokens: string[];
  parts: TestPart[];
  chances: Chance[];
  decided: boolean | null;
}

export interface TestPart {
  kind: string;
  source: string;
  n: number;
}

export interface Chance {
  token: string;
  count: number;
  n: number;
  passes: boolean;
  more: boolean;
}

export interface Known {
  zone: string;
  slot: number;
  at: [number, string][];
  inside: string[];
}

export interface Survivor {
  investigator: string;
  cards: string[];
  experience: number;
  physical: number;
  mental: number;
}

export interface ArkhamTable {
  investigators: (string | null)[];
  status: string[];
  places: (string | null)[];
  resources: number[];
  actions: number[];
  tome_actions: number[];
  decks: number[];
  hands: Held<string>[];
  discards: string[][];
  play: Piece[][];
  threat: Piece[][];
  damage: Record<string, number>;
  horror: Record<string, number>;
  clues: Record<string, number>;
  doom: Record<string, number>;
  uses: Record<string, number>;
  exhausted: string[];
  scenario: string;
  locations: string[];
  revealed: string[];
  enemies: Piece[];
  where: Record<string, string>;
  engaged: Record<string, number>;
  attached: Piece[];
  hosts: Record<string, string>;
  loose: Piece[];
  act: string | null;
  agenda: string | null;
  encounter_deck: number;
  encounter_discard: string[];
  cultist_deck: number;
  aside: string[];
  victory: string[];
  removed: string[];
  unseen: number;
  limbo: string[];
  bag: string[];
  started: number;
  round: number;
  phase: string;
  lead: number;
  active: number;
  peril: number;
  ending: string;
  chapter: number;
  experience: number[];
  physical: number[];
  mental: number[];
  endings: string[];
  notes: string[];
  interrogated: string[];
  got_away: string[];
  played: string[];
  lost: string[];
  tokens_added: string[];
}

export interface ArkhamView extends Omit<View, 'table'>, MoreView {
  table: ArkhamTable;
}

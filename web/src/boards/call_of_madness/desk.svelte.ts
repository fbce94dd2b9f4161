/** What all parts of the board of Call of Madness share. */
import type { BoardProps, Offer } from '../../lib/board';
import type { Text } from '../../lib/wire';
import { say, tell } from '../../lib/words.svelte';
import { Desk, provide, useDesk as use } from '../shared/desk.svelte';
import { soft } from '../shared/soft';
import {
  COLOURS,
  type Investigator,
  isAutoma,
  loss,
  madnessView,
  type MadnessView,
  mover,
  players,
  spacesOf,
} from './model';
import { offersByPiece } from './offers';
import type { Colour } from './view';

const AUTOMA_LINES: ReadonlySet<string> = new Set([
  'log-automa-card',
  'log-automa-not-by-day',
  'log-automa-too-dear',
  'log-automa-no-target',
  'log-automa-set',
  'log-automa-aims',
  'log-automa-under',
  'log-automa-nothing',
  'log-automa-ritual',
  'log-automa-full',
  'log-die',
]);

export class MadnessDesk extends Desk {
  readonly view: MadnessView = $derived.by(() => madnessView(this.props().view));
  readonly table = $derived.by(() => this.view.table);
  /** The space of somebody who is being moved. */
  readonly moving = $derived.by(() => mover(this.view)?.key ?? '');
  /** Whoever is being moved, and where the steps lead that are offered: a space or a headquarters, by direction. */
  readonly moved = $derived.by(() => {
    const from = mover(this.view);
    const space = from && spacesOf(this.view, from.player).find(({ key }) => key === from.key);
    return (space && this.table.board[space.index]) || null;
  });
  /** What the Automa did in this step and why, as the log tells it. */
  readonly automaSays = $derived.by(() => this.props().lines.filter(({ text }) => AUTOMA_LINES.has(text.id)));
  /** All players, the one at home first. */
  readonly circle = $derived.by(() => {
    const all = players(this.view);
    return all.map((_, i) => (this.home + i) % all.length);
  });

  protected place(offers: readonly Offer[]): Map<string, Offer[]> {
    return offersByPiece(offers, this.view);
  }

  player(player: number): string {
    return isAutoma(this.view, player) ? this.word('automa') : this.name(player);
  }

  /** A card, a tile or a goal by the name that the content of this table gives it. */
  called(slot: string): string {
    const own = this.view.names?.[slot] as Text | undefined;
    return own ? tell({ ...own, domain: this.view.game }) : this.word(slot);
  }

  private fact(slot: string, name: string): number {
    const found = this.cards[slot]?.facts[name];
    return typeof found === 'number' ? found : 0;
  }

  price(slot: string): number {
    return this.view.prices?.[slot] ?? this.fact(slot, 'price');
  }

  strength(tile: string): number {
    return this.view.strengths?.[tile] ?? this.fact(tile, 'strength');
  }

  points(goal: string): number {
    return this.fact(goal, 'points');
  }

  /** What a goal wants; its points stand beside it as a number. */
  wants(goal: string): string {
    const wish = this.cards[goal]?.text[0];
    return wish ? soft(tell(wish)) : '';
  }

  /** The way a step leads to a piece that is offered for it: "up", "down", "left", "right"; else empty. */
  stepTo(piece: string): string {
    const offer = this.at(piece).find(({ prompt, key }) => prompt === 'ask-step' && key !== 'stop');
    return offer?.key ?? '';
  }

  /** Cultists that the step costs which leads whoever is being moved into this player's headquarters. */
  entryCost(player: number): number {
    const one = this.stepTo(`player-${player}`) ? this.moved : null;
    return one ? loss([one], (tile) => this.strength(tile)) : 0;
  }

  /** Madness tokens by their colours: "blue 2, red 1". */
  tokens(pool: Record<Colour, number>): string {
    return COLOURS.filter((colour) => pool[colour])
      .map((colour) => `${this.word(`madness-${colour}`)} ${pool[colour]}`)
      .join(', ');
  }

  /** Everything about an investigator in one line. */
  about(one: Investigator): string {
    const madness = this.tokens(one.madness);
    return [
      this.called(one.tile),
      say('board-m-life', { n: one.life }),
      say('board-m-strength', { n: this.strength(one.tile) }),
      ...(madness ? [say('board-m-madness-on', { tokens: madness })] : []),
      ...(one.fire ? [say('board-m-burns')] : []),
    ].join(', ');
  }
}

export function provideDesk(props: () => BoardProps): MadnessDesk {
  return provide(new MadnessDesk(props));
}

export function useDesk(): MadnessDesk {
  return use<MadnessDesk>();
}

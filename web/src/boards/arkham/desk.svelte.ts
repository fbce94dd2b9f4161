/** What all parts of the board of Arkham share. */
import type { BoardProps, Offer } from '../../lib/board';
import { Desk, provide, useDesk as use } from '../shared/desk.svelte';
import type { Token } from '../shared/InPlay.svelte';
import type { BagToken } from '../shared/TokenBag.svelte';
import { say, tell } from '../../lib/words.svelte';
import { arkhamView, face, isNumber, meaning, printed, SIGNS, slugOf, TONE, verbSign } from './model';
import type { Drawing } from '../shared/drawing';
import { soft } from '../shared/soft';
import { motif } from './art/signs';
import { offersByPiece } from './offers';
import type { ArkhamView } from './view';

export class ArkhamDesk extends Desk {
  readonly view: ArkhamView = $derived.by(() => arkhamView(this.props().view));
  readonly table = $derived.by(() => this.view.table);

  protected place(offers: readonly Offer[]): Map<string, Offer[]> {
    return offersByPiece(offers, this.view);
  }

  /** The name of a piece, whichever copy it is. */
  piece(id: string): string {
    return this.word(slugOf(id));
  }

  /** The same where there is little room for it. */
  brief(id: string): string {
    return soft(this.piece(id));
  }

  /** Who plays on a seat: the investigator, or nobody yet. */
  figure(seat: number): string {
    const investigator = this.table.investigators[seat];
    return investigator ? this.word(investigator) : this.name(seat);
  }

  fact(id: string, name: string): number {
    const found = this.cards[slugOf(id)]?.facts[name];
    return typeof found === 'number' ? found : 0;
  }

  /** How much damage it takes in all: some enemies have so much for each investigator who began. */
  health(id: string): number {
    const each = this.cards[slugOf(id)]?.facts['health_each'] ? this.table.started : 1;
    return this.fact(id, 'health') * each;
  }

  /** What is left of health or sanity: that is what a heart with a number means to everybody. */
  left(id: string, what: 'health' | 'sanity'): number {
    const taken = (what === 'health' ? this.table.damage[id] : this.table.horror[id]) ?? 0;
    return Math.max(0, (what === 'health' ? this.health(id) : this.fact(id, 'sanity')) - taken);
  }

  /** A fact that is a word, or a list of words. */
  words(id: string, name: string): string[] {
    const found = this.cards[slugOf(id)]?.facts[name];
    return Array.isArray(found) ? (found as string[]) : typeof found === 'string' && found ? [found] : [];
  }

  kind(id: string): string {
    return this.words(id, 'type')[0] ?? 'asset';
  }

  tone(id: string): string {
    return TONE[this.words(id, 'class_')[0] ?? ''] ?? TONE[this.kind(id)] ?? TONE['neutral']!;
  }

  sign(id: string): Drawing {
    return motif(this.cards[slugOf(id)]);
  }

  /** The tokens that lie on a piece. */
  tokens(id: string): Token[] {
    const t = this.table;
    return [
      { key: 'damage', label: say('board-a-damage'), n: t.damage[id] ?? 0, drawing: SIGNS.damage, tone: 'var(--damage-token)' },
      { key: 'horror', label: say('board-a-horror'), n: t.horror[id] ?? 0, drawing: SIGNS.horror, tone: 'var(--horror-token)' },
      { key: 'clues', label: say('board-a-clues'), n: t.clues[id] ?? 0, drawing: SIGNS.clue, tone: 'var(--clue-token)' },
      { key: 'doom', label: say('board-a-doom'), n: t.doom[id] ?? 0, drawing: SIGNS.doom, tone: 'var(--doom-token)' },
    ];
  }

  /** What can still be taken from it, where it has uses. */
  uses(id: string): Token | null {
    const of = this.words(id, 'uses_of')[0];
    const n = this.table.uses[id] ?? 0;
    if (!of && !n) return null;
    const label = of ? this.word(`uses-${of}`) : say('board-a-uses');
    return { key: 'uses', label, n, drawing: SIGNS.uses, tone: 'var(--use-token)' };
  }

  /** Are all things that can be done with it signs? */
  signed(piece: string): boolean {
    return this.at(piece).every(({ key }) => verbSign(key) !== undefined);
  }

  turned(id: string): string {
    return this.table.exhausted.includes(id) ? say('board-a-exhausted') : '';
  }

  /** What a token is called. */
  token(token: string): string {
    return isNumber(token) ? printed(token) : this.word(`token-${token}`);
  }

  /** What a token means for whoever tests, or for the one who looks. */
  meaning(token: string, seat: number): string {
    const text = meaning(this.cards, this.view, token, seat);
    if (token === 'auto-fail') return say('board-a-auto-fail');
    return text ? tell({ ...text, domain: this.view.game }) : '';
  }

  drawn(token: string, seat: number): Omit<BagToken, 'n'> {
    return { key: token, label: this.token(token), face: face(token), text: this.meaning(token, seat) };
  }
}

export function provideDesk(props: () => BoardProps): ArkhamDesk {
  return provide(new ArkhamDesk(props));
}

export function useDesk(): ArkhamDesk {
  return use<ArkhamDesk>();
}

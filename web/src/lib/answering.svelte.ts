/** An answer in the making: what is chosen so far for one question of any of the five shapes. */
import type { Answer, Decision, Option } from './wire';

/** Up to so many numbers are offered as buttons; more are typed. */
const NUMBERS_AS_BUTTONS = 12;

export class Answering {
  /** Keys chosen so far, in the order they were chosen; repeated for a split. */
  chosen = $state.raw<string[]>([]);
  number = $state<number>(0);
  readonly least: number;
  readonly most: number;

  constructor(readonly decision: Decision) {
    const all = decision.options.length;
    this.least = decision.least ?? (decision.shape === 'order' ? all : 1);
    this.most = decision.most ?? (decision.shape === 'order' ? all : 1);
    this.number = this.least;
  }

  /** One click is the whole answer. */
  get single(): boolean {
    const { shape, sums } = this.decision;
    if (sums) return false;
    return shape === 'pick' || (shape !== 'order' && shape !== 'number' && this.least === 1 && this.most === 1);
  }

  /** The numbers to offer as buttons, if they are few. */
  get numbers(): number[] | null {
    const count = this.most - this.least + 1;
    if (this.decision.shape !== 'number' || count > NUMBERS_AS_BUTTONS) return null;
    return Array.from({ length: count }, (_, i) => this.least + i);
  }

  count(key: string): number {
    return this.chosen.filter((other) => other === key).length;
  }

  limit(key: string): number {
    return this.decision.shape === 'split' ? (this.decision.limits?.[key] ?? 0) : 1;
  }

  /** May one more of this be chosen? */
  canAdd(key: string): boolean {
    const room = this.parts.some(({ keys, most, n }) => keys.includes(key) && n < most);
    return room && this.count(key) < this.limit(key);
  }

  private chosenOf(keys: readonly string[]): number {
    return this.chosen.filter((key) => keys.includes(key)).length;
  }

  /** What is shared out, each over options of its own, and how much of it is chosen; one for most questions. */
  get parts(): { keys: string[]; least: number; most: number; n: number }[] {
    const { options, sums } = this.decision;
    const whole = { keys: options.map(({ key }) => key), least: this.least, most: this.most };
    return (sums ?? [whole]).map((part) => ({ ...part, n: this.chosenOf(part.keys) }));
  }

  add(key: string): void {
    if (this.canAdd(key)) this.chosen = [...this.chosen, key];
  }

  /** Takes the last one of this key back. */
  remove(key: string): void {
    const at = this.chosen.lastIndexOf(key);
    if (at >= 0) this.chosen = this.chosen.toSpliced(at, 1);
  }

  /** A click: one more while there is room, else all of it back. */
  toggle(key: string): void {
    if (this.canAdd(key)) this.add(key);
    else this.chosen = this.chosen.filter((other) => other !== key);
  }

  clear(): void {
    this.chosen = [];
  }

  get ready(): boolean {
    if (this.decision.shape === 'number') {
      return Number.isInteger(this.number) && this.number >= this.least && this.number <= this.most;
    }
    return this.parts.every(({ least, most, n }) => n >= least && n <= most);
  }

  /** The answer of a single click. */
  answerOf(key: string): Answer {
    const { shape } = this.decision;
    return shape === 'pick' ? key : shape === 'split' ? { [key]: 1 } : [key];
  }

  get answer(): Answer {
    const { shape, options } = this.decision;
    if (shape === 'number') return this.number;
    if (shape === 'order') return this.chosen;
    if (shape === 'pick') return this.chosen[0] ?? '';
    const keys = options.map((option) => option.key).filter((key) => this.chosen.includes(key));
    return shape === 'split' ? Object.fromEntries(keys.map((key) => [key, this.count(key)])) : keys;
  }

  /** Letting it pass is one of the answers. (Some other answer may have that key: a test that passes.) */
  get passing(): boolean {
    return this.decision.shape === 'pick' && this.decision.options.some(passes);
  }

  /**
   * The one bright answer: the first, unless it is one of several of a kind (three allies, five stacks, two of the
   * `things` that have a name of their own), where a bright one would look like advice.
   */
  main(things: Record<string, unknown> = {}): Option | null {
    const [first, ...others] = this.decision.options;
    if (!first || !this.single || passes(first)) return null;
    const named = ({ key }: Option) => key.split(/[#@]/)[0]! in things;
    const alike = (option: Option) =>
      akin(first.text.id, option.text.id) || akin(first.key, option.key) || (named(first) && named(option));
    return others.some((option) => option.text.id === first.text.id || alike(option)) ? null : first;
  }
}

const passes = ({ key, text }: Option) => key === 'pass' && text.id === 'pass';

/** Keys like "crab-3" and "crab-3-dice", "draw-1" and "draw-2", words like "step-up" and "step-left" name things of a kind. */
function akin(one: string, other: string): boolean {
  const kind = one.split('-')[0];
  return one.includes('-') && kind === other.split('-')[0];
}

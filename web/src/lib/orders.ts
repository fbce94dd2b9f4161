/**
 * Standing orders. The server follows the first order that fits, tells them by the ids of questions, answers and
 * conditions, and takes back all orders for a question at once. Here they are put into a sensible sequence and words.
 */
import { catalog, gameInfo } from './catalog.svelte';
import type { Names } from './fluent';
import type { Answer, Decision, GameInfo, StandingOrder, Text } from './wire';
import { say, tell } from './words.svelte';

/** The name under which every window is answered. */
export const EVERY_WINDOW = '*';
/** The order to pass until the turn is over or something else can be used. */
export const UNCHANGED = 'unchanged';
/** Before the id of a card: whether its abilities are used in windows without a question. */
export const USE = 'use:';
export type Use = 'ask' | 'always' | 'never';
export const USES: readonly Use[] = ['ask', 'always', 'never'];
/** For so many answers an order can be given; 0 is always. */
export const TIMES = [0, 1, 2, 3, 5, 10] as const;

// ---- which order comes first

/** What to send, one after the other; null takes all orders for the question back. */
export type OrderStep = Omit<StandingOrder, 'answer'> & { answer: Answer | null };

/** An order without conditions answers everything, so it comes last, and one for good comes after one for a while. */
function rank(order: StandingOrder): number {
  return order.condition ? 0 : order.times ? 1 : 2;
}

function renewed(question: string, orders: StandingOrder[]): OrderStep[] {
  return [{ question, answer: null, condition: '', times: 0 }, ...orders];
}

/** Gives an order beside those there are. It replaces one under the same condition and comes before wider ones. */
export function adding(orders: readonly StandingOrder[], order: StandingOrder): OrderStep[] {
  const same = orders.filter(({ question }) => question === order.question);
  const kept = same.filter((other) => other.condition !== order.condition || rank(other) !== rank(order));
  const before = kept.filter((other) => rank(other) <= rank(order));
  if (before.length === same.length) return [order];
  return renewed(order.question, [...before, order, ...kept.filter((other) => rank(other) > rank(order))]);
}

/** Takes one order back and leaves the others. */
export function removing(orders: readonly StandingOrder[], order: StandingOrder): OrderStep[] {
  const text = JSON.stringify(order);
  const kept = orders.filter((other) => other.question === order.question && JSON.stringify(other) !== text);
  return renewed(order.question, kept);
}

// ---- single cards

/** The cards whose abilities a window offers, in its order. */
export function usedCards(decision: Decision): string[] {
  if (!decision.window) return [];
  const cards = decision.options.flatMap(({ text }) => {
    const card = text.id === 'ability-of' ? (text.args?.['card'] as Text | undefined) : undefined;
    return card ? [card.id] : [];
  });
  return [...new Set(cards)];
}

export function useOf(orders: readonly StandingOrder[], card: string): Use {
  const answer = orders.filter(({ question }) => question === USE + card).at(-1)?.answer;
  return answer === 'always' || answer === 'never' ? answer : 'ask';
}

/** What to send so that a card is used like this from now on. */
export function using(card: string, use: Use): OrderStep[] {
  const back = { question: USE + card, answer: null, condition: '', times: 0 };
  return use === 'ask' ? [back] : [back, { ...back, answer: use }];
}

// ---- words

/**
 * An order names its question and its answer by ids alone. So that the list of orders can be read, the question as it
 * was put when the order was given stays in this browser.
 */
interface Remembered {
  prompt: Text;
  options: Record<string, Text>;
}
const STORED = 'fathom.questions';

function read(): Record<string, Remembered> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Remembered>) : {};
  } catch {
    return {};
  }
}

export function rememberQuestion(game: string, { prompt, options }: Decision): void {
  const kept = Object.fromEntries(options.map(({ key, text }) => [key, text]));
  localStorage.setItem(STORED, JSON.stringify({ ...read(), [`${game}/${prompt.id}`]: { prompt, options: kept } }));
}

export function questionWords(game: string, question: string, names: Names): string {
  if (question === EVERY_WINDOW) return say('shell-order-windows');
  if (question === UNCHANGED) return say('shell-order-unchanged-where');
  if (question.startsWith(USE)) return tell({ id: question.slice(USE.length), domain: game }, names);
  const prompt = read()[`${game}/${question}`]?.prompt;
  return prompt
    ? say('shell-order-quoted', { prompt: tell(prompt, names) })
    : say('shell-order-some-question');
}

export function answerWords(game: string, { question, answer }: StandingOrder, names: Names): string {
  if (question === UNCHANGED) return tell({ id: 'pass', domain: game });
  if (question.startsWith(USE)) return say(`shell-use-${String(answer)}`);
  const known = read()[`${game}/${question}`]?.options;
  const word = (key: string): string => {
    if (key === 'pass') return tell({ id: 'pass', domain: game });
    const card = catalog(game)?.cards[key] ?? catalog(game)?.cards[key.split('.')[0]!];
    const text = known?.[key] ?? card?.name;
    return text ? tell(text, names) : say('shell-order-some-answer');
  };
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'string') return word(answer);
  if (Array.isArray(answer)) return answer.map(word).join(', ') || say('shell-order-nothing');
  const parts = Object.entries(answer).map(([key, n]) => (n > 1 ? `${n} × ${word(key)}` : word(key)));
  return parts.join(', ') || say('shell-order-nothing');
}

/** The conditions that mean something at a question: none about dice where nobody rolls. */
export function conditionsFor(game: string, question: string): GameInfo['conditions'] {
  const all = gameInfo(game)?.conditions ?? [];
  return all.filter(({ fits }) => !fits.length || fits.some((head) => question.startsWith(head)));
}

/** "if ..." or "unless ...": the opposite of a condition is said by the condition itself. */
export function conditionWords(game: string, id: string): string {
  const text = gameInfo(game)?.conditions.find((condition) => condition.id === id)?.text;
  if (!text) return '';
  const inner = text.id === 'condition-not' ? (text.args?.['inner'] as Text | undefined) : undefined;
  if (!inner) return say('shell-order-if', { condition: tell(text) });
  return say('shell-order-unless', { condition: tell({ domain: game, ...inner }) });
}

/** How often and under which condition. */
export function termWords(game: string, order: StandingOrder): string {
  if (order.question === UNCHANGED || order.question.startsWith(USE)) return '';
  const times = say('shell-order-times', { n: order.times });
  return order.condition ? `${times}, ${conditionWords(game, order.condition)}` : times;
}

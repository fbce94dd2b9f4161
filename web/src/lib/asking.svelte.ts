/**
 * The question on the screen: the answer in the making, what may be chosen, and the ways to give it. What may be chosen
 * reaches one answer ahead: where a verb leads to a target, the target can be clicked at once, and both are answered.
 */
import { untrack } from 'svelte';
import { ServerError } from './api';
import { Answering } from './answering.svelte';
import type { Board, Forecast, Offer } from './board';
import { catalog } from './catalog.svelte';
import { namesOf } from './names';
import { adding, type OrderStep, rememberQuestion, removing, type Use, using } from './orders';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';
import { complain } from './toasts.svelte';
import type { Answer, Option, Refused, StandingOrder, Text } from './wire';
import { tell } from './words.svelte';

/** An answer that is given as soon as its question comes. */
interface Next {
  prompt: string;
  key: string;
}

export class Asking {
  private last: Answering | null = null;
  /** What was said already about the questions to come. */
  private next = $state.raw<Next[]>([]);
  /** An answer that ends something for good, not given yet: asked once more. */
  doubt = $state.raw<Offer | null>(null);
  /** Why the last answer to this question was not taken. */
  refusal = $state.raw<{ question: string; words: string; rule: string } | null>(null);
  /** The question that was answered last: what comes next is another one. */
  private answered = '';

  /** Call it while the page is made: it watches the table as long as the page is there. */
  constructor(
    private readonly store: TableStore,
    private readonly board: () => Board | undefined,
  ) {
    $effect(() => this.goOn());
  }

  readonly decision = $derived.by(() => this.store.decision);
  private readonly state = $derived.by(() => this.store.shown?.state ?? null);
  private readonly names = $derived.by(() => namesOf(this.state?.seats ?? []));
  readonly answering = $derived.by(() => (this.decision ? this.answeringFor(this.decision.id) : null));
  /** An answer is on its way, or about to be given. */
  readonly busy = $derived.by(() => this.store.sending || this.next.length > 0);
  readonly offers: Offer[] = $derived.by(() => (this.answering ? this.offersOf(this.answering) : []));
  /** Targets of verbs that can be clicked at once. */
  readonly targets: Offer[] = $derived.by(() => (this.decision ? this.offers.flatMap((verb) => this.targetsOf(verb)) : []));
  readonly orders = $derived.by(() => this.state?.orders ?? []);
  /** What might be expected but may not be done, of this question and of those one answer ahead. */
  readonly refused: Refused[] = $derived.by(() => {
    if (!this.decision || !this.state) return [];
    return [...this.state.refused, ...Object.values(this.state.ahead ?? {}).flatMap((ahead) => ahead.refused)];
  });
  /** A way through this question and the same ones to come. */
  readonly plan: Option[] = $derived.by(() => (this.decision ? (this.state?.plan ?? []) : []));

  /** One answer in the making per question: a new state about the same question keeps what was chosen. */
  private answeringFor(id: string): Answering {
    const question = untrack(() => this.store.decision)!;
    if (this.last?.decision.id !== id || JSON.stringify(this.last.decision) !== JSON.stringify(question)) {
      this.last = new Answering(question);
    }
    return this.last;
  }

  private offer({ key, text, refs, rule }: Option, prompt: Text, disabled: boolean): Offer {
    const forecast = this.forecast({ key, chosen: [] }, prompt);
    return { key, label: tell(text, this.names), refs, rule, prompt: prompt.id, disabled, ...(forecast ? { forecast } : {}) };
  }

  /** What an answer needs or leads to: an option, a number, or all that is chosen so far. */
  forecast(
    what: { key?: string; number?: number; chosen?: readonly string[] } = {},
    prompt = this.decision?.prompt,
  ): Forecast | null {
    const board = this.board();
    const view = this.state?.view;
    if (!board?.forecast || !view || !prompt) return null;
    const chosen = what.chosen ?? this.answering?.chosen ?? [];
    const cards = catalog(view.game)?.cards ?? {};
    return board.forecast({ ...what, prompt: prompt.id, args: prompt.args ?? {}, chosen, view, cards });
  }

  private offersOf(asked: Answering): Offer[] {
    const { options, prompt } = asked.decision;
    return options.map((option) => {
      const full = !asked.single && !asked.count(option.key) && !asked.canAdd(option.key);
      return this.offer(option, prompt, this.busy || full);
    });
  }

  private targetsOf(verb: Offer): Offer[] {
    const ahead = this.state?.ahead?.[verb.key];
    if (!ahead || !this.board()?.direct?.(verb, ahead.prompt.id)) return [];
    return ahead.options.map((option) => {
      const target = this.offer(option, ahead.prompt, this.busy);
      const label = target.label.includes(verb.label) ? target.label : `${verb.label}: ${target.label}`;
      return { ...target, label, after: { key: verb.key, label: verb.label } };
    });
  }

  // ---- answers

  readonly give = (answer: Answer): void => {
    if (!this.decision) return;
    const question = this.decision.id;
    this.answered = question;
    this.doubt = this.refusal = null;
    this.store.answer(this.decision, answer).then(
      () => {
        // Somebody who said more than one answer need not see the question in between.
        if (this.next.length) this.store.skip();
      },
      (error: unknown) => {
        this.next = [];
        this.answered = '';
        // Told beside the question it is about; where that is gone, or nobody answered at all, to the whole page.
        if (error instanceof ServerError && error.text && this.decision?.id === question) {
          this.refusal = { question, words: tell(error.text, this.names), rule: error.rule };
        } else complain(error);
      },
    );
  };

  readonly choose = (offer: Offer): void => {
    const asked = this.answering;
    if (!asked || this.busy) return;
    const final = this.board()?.final?.(offer) && settings().confirm === 'final';
    if (final && this.doubt?.key !== offer.key) this.doubt = offer;
    else if (offer.after) {
      this.next = [{ prompt: offer.prompt, key: offer.key }];
      this.give(offer.after.key);
    } else if (asked.single) this.give(asked.answerOf(offer.key));
    else asked.toggle(offer.key);
  };

  readonly submit = (): void => {
    if (this.answering?.ready && !this.busy) this.give(this.answering.answer);
  };

  /** Gives all answers of the proposal, one after the other. */
  readonly accept = (): void => {
    const [first, ...rest] = this.plan;
    const prompt = this.decision?.prompt.id;
    if (!first || !prompt || this.busy) return;
    this.next = rest.map(({ key }) => ({ prompt, key }));
    this.give(first.key);
  };

  /** Gives what was said ahead; if anything else is asked, that no longer counts. */
  private goOn(): void {
    const [next, ...rest] = this.next;
    const asked = this.decision;
    if (!next || this.store.sending || this.store.queue.length || asked?.id === this.answered) return;
    const fits = asked?.prompt.id === next.prompt && asked.options.some(({ key }) => key === next.key);
    untrack(() => {
      this.next = fits ? rest : [];
      if (fits) this.give(next.key);
    });
  }

  /** The answer of a number key. */
  number(n: number, listed: readonly Offer[] = this.offers): void {
    const offer = listed[n - 1];
    if (this.answering?.decision.shape === 'number') {
      const given = this.answering.numbers?.find((one) => one === n);
      if (given !== undefined) this.give(given);
    } else if (offer && !offer.disabled) this.choose(offer);
  }

  // ---- standing orders

  readonly order = (given: StandingOrder): Promise<boolean> => {
    const game = this.state?.view.game;
    if (game && this.decision) rememberQuestion(game, this.decision);
    return this.send(adding(this.orders, given));
  };

  /** Whether a card is used in windows without a question. */
  readonly use = (card: string, use: Use): Promise<boolean> => this.send(using(card, use));

  readonly orderBack = (given: StandingOrder): Promise<boolean> => this.send(removing(this.orders, given));

  /** Am I asked where there is nothing to choose? */
  readonly empty = $derived.by(() => this.store.shown?.state.empty ?? false);

  readonly askEmpty = (ask: boolean): void => {
    this.store.empty(ask).catch(complain);
  };

  /** Passes now and on all such questions to come. */
  readonly always = (question: string): void => {
    const open = this.decision;
    void this.order({ question, answer: 'pass', condition: '', times: 0 }).then((given) => {
      // An order is for questions to come; the one that is open already is answered in the same way.
      if (given && open && this.store.decision?.id === open.id) this.give('pass');
    });
  };

  /** Tells whether all of it arrived. */
  private async send(steps: OrderStep[]): Promise<boolean> {
    try {
      for (const { question, answer, condition, times } of steps) {
        await this.store.order(question, answer, condition, times);
      }
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }
}

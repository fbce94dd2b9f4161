/**
 * Texts into words, exactly as src/fathom/kernel/text.py does it: the same messages, forms and plurals.
 * Both are held to the examples in tests/fluent_examples.json.
 */
import {
  FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable, type Message,
} from '@fluent/bundle';
import type { Lang, Listed, Text } from './wire';

export const FALLBACK = 'kernel';
const MINUS = '\u2212';

/** A message, form or argument is missing in a language: always a defect. */
export class MissingText extends Error {
  override name = 'MissingText';
}

/** Display names by seat, used instead of "Player 2". */
export type Names = Readonly<Record<number, string>>;

export function isListed(value: unknown): value is Listed {
  return typeof value === 'object' && value !== null && 'list' in value;
}

/** A Text on its way through Fluent; FORM may still ask for another case. */
class Phrase extends FluentType<Text | Listed> {
  constructor(
    private readonly lexicon: Lexicon,
    text: Text | Listed,
    private readonly names: Names | undefined,
  ) {
    super(text);
  }

  inCase(kase: string): string {
    return this.lexicon.phrase(this.value, kase, this.names);
  }

  /** The clause as a sentence; of several, one after the other. */
  asSentence(): string {
    const items = isListed(this.value) ? this.value.list : [this.value];
    return items.map((item) => sentence(this.lexicon.phrase(item, 'sentence', this.names))).join(' ');
  }

  override toString(): string {
    return this.inCase('');
  }
}

/** A number below zero: told with a minus sign, not with the hyphen of the locale data. */
class Negative extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', MINUS);
  }
}

/** All messages of one domain in one language. */
export class Lexicon {
  private readonly bundle: FluentBundle;
  private readonly plural: Intl.PluralRules;

  /** `elsewhere` finds the lexicon of another domain, for a Text that names its own. */
  constructor(
    readonly domain: string,
    readonly lang: Lang,
    sources: readonly string[],
    private readonly elsewhere: (domain: string) => Lexicon = (d) => {
      throw new MissingText(`${this.domain}.${this.lang}: no domain ${d}`);
    },
  ) {
    this.plural = new Intl.PluralRules(lang);
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        FORM: ([thing, kase]) => this.inForm(thing, word(kase)),
        COUNT: ([n, noun, kase]) => this.counted(n, noun, word(kase)),
        SENTENCE: ([thing]) => (thing instanceof Phrase ? thing.asSentence() : this.inForm(thing, '')),
      },
    });
    this.add(sources);
  }

  add(sources: readonly string[]): void {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The words as somebody reads them: "Evidence!" takes no other mark behind it. */
  render(text: Text, names?: Names): string {
    return this.phrase(text, '', names).replace(/(?<=[!?])(\.|: [\p{L}\p{N}])/gu, (mark) => mark.slice(1).toUpperCase());
  }

  phrase(text: Text | Listed, kase = '', names?: Names): string {
    if (isListed(text)) return this.listed(text, kase, names);
    const args = text.args ?? {};
    if (names && text.id === 'player-name') {
      const name = names[Number(args['number']) - 1];
      if (name !== undefined) return name;
    }
    const home =
      text.domain && text.domain !== this.domain && !this.has(text.id) ? this.elsewhere(text.domain) : this;
    const message = home.message(text.id);
    const values: Record<string, FluentVariable> = { case: kase === 'sentence' ? 'nom' : kase || 'nom' };
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === 'object') values[key] = new Phrase(home, value, names);
      else values[key] = typeof value === 'number' && value < 0 ? new Negative(value) : value;
    }
    const form = wanted(text.form ?? '', kase).find((name) => name in message.attributes);
    const pattern = (form && message.attributes[form]) || message.value;
    if (pattern === null) throw new MissingText(`${home.domain}.${this.lang}: ${text.id} has no value`);
    return home.pattern(text.id, pattern, values);
  }

  /** The noun after the number n. Polish 5+ takes the genitive plural where 2-4 do not. */
  form(noun: string, kase: string, n: number): string {
    const category = this.plural.select(n);
    const form = kase || 'nom';
    let wanted = [`${form}-pl`, 'pl'];
    if (category === 'one') wanted = [form];
    else if (this.lang === 'pl' && category === 'many' && (form === 'nom' || form === 'acc')) wanted = ['gen-pl'];
    const message = this.bundle.getMessage(noun);
    if (!message) throw new MissingText(`${this.domain}.${this.lang}: no noun ${noun}`);
    for (const name of wanted) {
      const pattern = message.attributes[name];
      if (pattern !== undefined) return this.pattern(noun, pattern, {});
    }
    if (category === 'one' && message.value !== null) return this.pattern(noun, message.value, {});
    throw new MissingText(`${this.domain}.${this.lang}: ${noun} has no form ${wanted.join(', ')}`);
  }

  private listed(text: Listed, kase: string, names: Names | undefined): string {
    const words = text.list.map((item) => this.phrase(item, kase, names));
    const last = words.pop();
    if (last === undefined) return '';
    if (words.length === 0) return last;
    const joiner = this.phrase({ id: `list-${text.join}` }, kase);
    return `${words.join(', ')}${',;'.includes(joiner.charAt(0)) ? '' : ' '}${joiner} ${last}`;
  }

  private inForm(thing: FluentValue | undefined, kase: string): string {
    return thing instanceof Phrase ? thing.inCase(kase) : this.phrase({ id: word(thing) }, kase);
  }

  private counted(n: FluentValue | undefined, noun: FluentValue | undefined, kase: string): string {
    const id = noun instanceof Phrase ? (isListed(noun.value) ? '' : noun.value.id) : word(noun);
    const count = Math.trunc(n instanceof FluentNumber ? n.value : Number(n));
    return `${String(count).replace('-', MINUS)} ${this.form(id, kase, count)}`;
  }

  private message(id: string): Message {
    const message = this.bundle.getMessage(id);
    if (!message) throw new MissingText(`${this.domain}.${this.lang}: no message ${id}`);
    return message;
  }

  private pattern(id: string, pattern: NonNullable<Message['value']>, args: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, args, errors);
    const error = errors[0];
    if (error instanceof MissingText) throw error;
    if (error) throw new MissingText(`${this.domain}.${this.lang}: ${id}: ${error.message}`);
    return words;
  }
}

/** The attributes that may hold a phrase, the best first: its own form in this case, its form, the case. */
function wanted(form: string, kase: string): string[] {
  if (kase === 'zu') return [form, 'zu', 'inf'];
  return form ? [`${form}-${kase}`, form, kase] : [kase, kase.split('-')[0] ?? ''];
}

/** A clause with a capital and a full stop; a quotation at its end may have brought its own mark. */
function sentence(words: string): string {
  const last = words.replace(/[”“]+$/, '').at(-1);
  const end = last === undefined || '.!?:…'.includes(last) ? '' : '.';
  return words.slice(0, 1).toUpperCase() + words.slice(1) + end;
}

function word(value: FluentValue | undefined): string {
  if (value === undefined) return '';
  return value instanceof FluentType ? String(value.value) : String(value);
}

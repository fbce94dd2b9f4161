// The moments of a finished or running game, fetched in chunks and kept, so that scrubbing does not wait.

import type { LogLine, Moment } from '../lib/wire';

export const CHUNK = 40;

export type FetchMoments = (first: number, last: number, seen: string) => Promise<Moment[]>;

/** One cache for one table; `seen` is part of every address because each pair of eyes sees other cards. */
export class Moments {
  private readonly kept = new Map<string, Moment[]>();
  private readonly asked = new Map<string, Promise<Moment[]>>();

  /** `arrived` is called after each new chunk; `most`: how many are kept, the one used longest ago is dropped first. */
  constructor(
    private readonly fetch: FetchMoments,
    readonly last: number,
    private readonly arrived: () => void = () => undefined,
    private readonly most = 60,
  ) {}

  /** The moment if it is here already. */
  peek(number: number, seen: string): Moment | null {
    return this.kept.get(address(number, seen))?.find((moment) => moment.number === number) ?? null;
  }

  /** The moment, fetched with its neighbours where needed; the next chunk is asked for before it is wanted. */
  async at(number: number, seen: string): Promise<Moment> {
    const chunk = await this.chunk(number, seen);
    const moment = chunk.find((one) => one.number === number);
    if (!moment) throw new RangeError(`moment ${number} is missing in the answer`);
    this.ahead(number, seen);
    return moment;
  }

  /** The explained log of the moments up to this one, from the beginning of the chunk before it. */
  lines(number: number, seen: string): LogLine[] {
    const out: LogLine[] = [];
    const from = Math.max(0, Math.floor(number / CHUNK) - 1) * CHUNK;
    for (let first = from; first <= number; first += CHUNK) {
      for (const moment of this.kept.get(address(first, seen)) ?? []) {
        if (moment.number <= number) out.push(...moment.lines);
      }
    }
    return out;
  }

  /** The next chunk before it is wanted, and the one before for its log. A failure is no news: `at` will tell it. */
  private ahead(number: number, seen: string): void {
    for (const other of [number + CHUNK, number - CHUNK]) {
      if (other >= 0 && Math.floor(other / CHUNK) * CHUNK <= this.last) this.chunk(other, seen).catch(() => undefined);
    }
  }

  private chunk(number: number, seen: string): Promise<Moment[]> {
    const key = address(number, seen);
    const here = this.kept.get(key);
    if (here) {
      this.kept.delete(key);
      this.kept.set(key, here); // now the one used last
      return Promise.resolve(here);
    }
    let asked = this.asked.get(key);
    if (!asked) {
      const first = Math.floor(number / CHUNK) * CHUNK;
      asked = this.fetch(first, Math.min(first + CHUNK - 1, this.last), seen)
        .then((moments) => {
          this.kept.set(key, moments);
          while (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
          this.arrived();
          return moments;
        })
        .finally(() => this.asked.delete(key)); // what failed may be asked again
      this.asked.set(key, asked);
    }
    return asked;
  }
}

function address(number: number, seen: string): string {
  return `${seen}/${Math.floor(number / CHUNK)}`;
}

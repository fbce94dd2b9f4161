/** What src/early asked for before the page was here. */
export interface Early {
  answers: Map<string, Promise<Response>>;
  /** What the page has asked for by now, through src/early or by itself: nobody need ask for it again. */
  taken: Set<string>;
}

declare global {
  interface Window {
    fathomEarly?: Early;
  }
}

/** Whether this was asked for, and nobody has taken the answer. */
export function isEarly(path: string): boolean {
  return window.fathomEarly?.answers.has(path) ?? false;
}

/** The answer if it was asked for, once: it is as old as the page, and whoever asks again wants a new one. */
export function takeEarly(path: string): Promise<Response | null> | null {
  const early = window.fathomEarly;
  const answer = early?.answers.get(path);
  early?.answers.delete(path);
  early?.taken.add(path);
  return answer?.catch(() => null) ?? null;
}

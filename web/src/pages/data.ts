// An option that is data, as somebody writes it: JSON that may not be whole yet.

import type { Json } from '../lib/wire';

export interface Written {
  text: string;
  /** Nothing is written: the usual data is played with. */
  usual: boolean;
  /** What is written, where it is JSON. */
  data: Json;
  /** Why it is not JSON, in the words of the browser. */
  broken: string;
  /** Its size without blanks, as the server counts it. */
  bytes: number;
}

export const NOTHING: Written = { text: '', usual: true, data: null, broken: '', bytes: 0 };

/** Files beyond this many times the bytes of the data are not read: the server does not read them either. */
export const BLANKS = 4;

export function read(text: string): Written {
  if (!text.trim()) return { ...NOTHING, text };
  try {
    const data = JSON.parse(text) as Json;
    return { text, usual: false, data, broken: '', bytes: new TextEncoder().encode(JSON.stringify(data)).length };
  } catch (error) {
    return { text, usual: false, data: null, broken: error instanceof Error ? error.message : String(error), bytes: 0 };
  }
}

/** Data as people like to read it. */
export function spelled(data: Json): Written {
  return read(JSON.stringify(data, null, 2));
}

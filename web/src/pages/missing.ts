// A game, page or table that is not there, as opposed to a server that is away.

import { ServerError } from '../lib/api';

export function isMissing(error: unknown): boolean {
  return error instanceof ServerError && error.code === 'not-found';
}

/** Files of a game: its record, and a report of a mistake. */
import { record, report } from './api';
import { download } from './download';
import { complain, toast } from './toasts.svelte';
import { loadPageWords, say } from './words.svelte';

/** Saves one, and says where it is and what can be done with it. */
export async function save(what: 'record' | 'report', game: string, table: string, key: string): Promise<void> {
  try {
    const file = `fathom-${game}-${table}-${what}.json`;
    download(await (what === 'record' ? record : report)(table, key), file);
    await loadPageWords(); // seldom needed
    toast(say(`pages-${what}-saved`, { file }));
  } catch (error) {
    complain(error);
  }
}

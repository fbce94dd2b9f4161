/** Plays the few requests of the server that a board needs, for the workbenches and the tests. */
import { loadCatalog, loadGames } from '../../lib/catalog.svelte';
import { initWords, loadBoardWords, loadPageWords } from '../../lib/words.svelte';

const words = import.meta.glob<string>('../../../../src/fathom/{kernel,games/*}/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** From now on these requests are answered here; words and cards of the game are loaded. */
export async function standInFor(
  game: string, cards: object, clauses: object[], lang: string, infos: object[] = [],
): Promise<void> {
  const answers: [RegExp, (...found: string[]) => string][] = [
    // A game's words come together with the kernel's, as from the server.
    [
      /\/api\/locale\/(\w+)\/(\w+)$/,
      (domain, lang) =>
        Object.keys(words)
          .filter((path) => (path.includes('/kernel/') || path.includes(`/${domain}/`)) && path.endsWith(`${lang}.ftl`))
          .map((path) => words[path])
          .join('\n'),
    ],
    [/\/api\/games$/, () => JSON.stringify(infos)],
    [new RegExp(`/api/games/${game}/cards$`), () => JSON.stringify({ all: Object.values(cards) })],
    [new RegExp(`/api/games/${game}/clauses$`), () => JSON.stringify(clauses)],
  ];
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    for (const [pattern, answer] of answers) {
      const found = pattern.exec(String(input));
      if (found) return Promise.resolve(new Response(answer(...found.slice(1))));
    }
    return real(input, init);
  };
  localStorage.setItem('fathom.lang', lang);
  await initWords();
  await Promise.all([loadCatalog(game), loadGames(), loadBoardWords(game), loadPageWords()]);
}

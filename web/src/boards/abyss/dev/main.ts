/**
 * The workbench: the board with recorded positions and without a server.
 * `npm run dev`, then /src/boards/abyss/dev/index.html?at=base-ask-buy&theme=light&lang=pl, or ?pictures
 */
import '../../../styles/fonts.css';
import '../../../styles/theme.css';
import '../../../styles/base.css';
import { mount } from 'svelte';
import { initWords, loadDomain } from '../../../lib/words.svelte';
import fixtures from '../fixtures/positions.json';
import Workbench from './Workbench.svelte';

const words = import.meta.glob<string>('../../../../../src/fathom/{kernel,games/abyss}/locale/*.ftl', { query: '?raw', import: 'default', eager: true });

/** Plays the few requests of the server that the board needs. */
const answers: [RegExp, (...found: string[]) => string][] = [
  [/\/api\/locale\/(\w+)\/(\w+)$/, (domain, lang) => {
    const mine = Object.keys(words).filter((path) => (path.includes('/kernel/') || path.includes(`/${domain}/`)) && path.endsWith(`${lang}.ftl`));
    return mine.map((path) => words[path]).join('\n');
  }],
  [/\/api\/games\/abyss\/cards$/, () => JSON.stringify({ all: Object.values(fixtures.cards) })],
  [/\/api\/games\/abyss\/clauses$/, () => '[]'],
];
const real = window.fetch.bind(window);
window.fetch = (input, init) => {
  for (const [pattern, answer] of answers) {
    const found = pattern.exec(String(input));
    if (found) return Promise.resolve(new Response(answer(...found.slice(1))));
  }
  return real(input, init);
};

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'auto';
localStorage.setItem('fathom.lang', asked.get('lang') ?? 'en');

await initWords();
await loadDomain('abyss');
const { loadCatalog } = await import('../../../lib/catalog.svelte');
await loadCatalog('abyss');
mount(Workbench, { target: document.getElementById('app')! });

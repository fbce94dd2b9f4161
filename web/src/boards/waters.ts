/** The colours of a game without its board, for pages about it: rules, aid, a new table. */
const files = import.meta.glob<string>(['./*/*.css', '!./shared/*'], { query: '?url', import: 'default', eager: true });
const worn = new Map<string, Promise<string>>();

/** Fetches the palette of a game and tells its class; none where the game has no board. */
export function loadWater(game: string): Promise<string> {
  let running = worn.get(game);
  if (!running) {
    running = fetchWater(game);
    worn.set(game, running);
  }
  return running;
}

function fetchWater(game: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.startsWith(`./${game}/`));
  if (!path) return Promise.resolve('');
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = files[path]!;
  const name = path.replace(/^.*\/(.*)\.css$/, 'water-$1');
  // Without its colours a page is still a page.
  const done = new Promise<string>((tell) => {
    sheet.onload = () => tell(name);
    sheet.onerror = () => tell('');
  });
  document.head.append(sheet);
  return done;
}

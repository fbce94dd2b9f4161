/** Part of the build: the script that runs before the page is here (src/early), with the names of the files it fetches. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Files } from './src/early/files.ts';

const PAGES = { '': ['pages/Lobby.svelte', 'shell/PageBar.svelte'], t: ['shell/TablePage.svelte'] };

function pageOf(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'];
  return page?.type === 'asset' ? String(page.source) : '';
}

/** The files of a module and of all it imports, the entry's aside: they are named in the page itself. */
function filesOf(bundle: Rolldown.OutputBundle, modules: string[]): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const seen = new Set<Rolldown.OutputChunk>();
  function add(chunk: Rolldown.OutputChunk | undefined, into = seen): void {
    if (!chunk || into.has(chunk)) return;
    into.add(chunk);
    for (const name of chunk.imports) add(chunks.find((one) => one.fileName === name), into);
  }
  for (const module of modules) {
    const chunk = chunks.find((one) => one.facadeModuleId?.split('?')[0]!.endsWith(`/src/${module}`));
    if (!chunk) throw new Error(`${module} is no file of its own`);
    add(chunk);
  }
  const always = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks) if (pageOf(bundle).includes(chunk.fileName)) add(chunk, always);
  const needed = [...seen].filter((chunk) => !always.has(chunk));
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  // Styles first: they are small, and nothing is shown without them.
  return [...new Set([...styles, ...needed.map((chunk) => chunk.fileName)])].map((name) => `/${name}`);
}

function list(bundle: Rolldown.OutputBundle): Files {
  const sources = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one.facadeModuleId ?? ''] : []));
  const named = (pattern: RegExp) =>
    Object.fromEntries(
      sources.flatMap((source) => {
        const [, module, name] = pattern.exec(source) ?? [];
        return module && name ? [[name, filesOf(bundle, [module])]] : [];
      }),
    );
  return {
    pages: Object.fromEntries(Object.entries(PAGES).map(([page, modules]) => [page, filesOf(bundle, modules)])),
    boards: named(/\/src\/(boards\/(\w+)\/index\.ts)$/),
    words: { ...named(/\/src\/(locale\/(\w\w)\.ts)$/), ...named(/\/src\/(locale\/boards\/(\w+\.\w\w)\.ftl)\?raw$/) },
  };
}

async function script(files: Files): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('src/early/early.ts', import.meta.url)), formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  return made[0]!.output[0].code;
}

export const early: Plugin = {
  name: 'early',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return; // the script itself is being built
      const code = await script(list(bundle));
      const name = `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source: code });
      page.source = pageOf(bundle).replace('<script', `<script async src="/${name}"></script>\n    <script`);
    },
  },
};

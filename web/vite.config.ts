import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig } from 'vitest/config';
import { early } from './early.config.ts';

const server = process.env['FATHOM_URL'] ?? 'http://127.0.0.1:8765';

/** Shared parts that no board needs at once. */
const LATER = 'GraphMap|TokenBag|InPlay|TestPanel|Chooser|Sheet|ScoreTable|Scene|scene';

/** Leaves each file packed beside itself; the server sends that to browsers that can read it. */
const packed = {
  name: 'packed',
  apply: 'build' as const,
  writeBundle({ dir }: { dir?: string | undefined }): void {
    const folder = `${dir}/assets`;
    for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
      writeFileSync(`${folder}/${file}.br`, brotliCompressSync(readFileSync(`${folder}/${file}`)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), early, packed],
  base: '/',
  build: {
    outDir: '../src/fathom/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy allows no data: fonts or scripts, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes in a few files: each costs a request and a set of headers.
    rolldownOptions: {
      // We have no custom elements; Svelte's class for them is kept otherwise.
      treeshake: { moduleSideEffects: [{ test: /svelte[\\/].*custom-element\.js$/, sideEffects: false }] },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], priority: 4 },
            { name: 'common', test: /src[\\/](lib|shell|pages)[\\/](?!NotFound|Sign)/, minShareCount: 6, priority: 3 },
            {
              name: 'table',
              test: new RegExp(`src[\\\\/](lib[\\\\/](?!history|sound\\.)|shell[\\\\/](?!PageBar)|boards[\\\\/](index|shared[\\\\/](?!${LATER})))`),
              minShareCount: 2,
              priority: 2,
            },
            // What a board with many cards has more.
            { name: 'pieces', test: /boards[\\/]shared[\\/](GraphMap|TokenBag|InPlay|TestPanel|Sheet|Scene|scene)/, minShareCount: 2, priority: 1 },
            // What a board shares with its score and its dialogs, which are fetched later.
            {
              debugName: 'art',
              name: (id: string) => `${/boards[\\/](\w+)/.exec(id)![1]}-art`,
              test: /src[\\/]boards[\\/](?!shared)\w+[\\/](?!Emblem)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  // Under Vitest components are mounted in a simulated browser, so Svelte's browser build is the right one.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  // Threads start sooner than processes; every file still has a page and modules of its own.
  test: { pool: 'threads', environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});

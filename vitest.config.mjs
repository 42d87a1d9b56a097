import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Node starts the embedded database's thread from a file. In these tests, the thread is the compiled file; all other
 * code runs from the sources.
 */
const compiledThread = {
  name: 'compiled-thread',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/backend/src/database/pglite-client.ts')) return null;
    const moved = code.replace("'./pglite-worker.js'", "'../../dist/database/pglite-worker.js'");
    if (moved === code) throw new Error('pglite-client.ts starts no ./pglite-worker.js any more.');
    return { code: moved, map: null };
  },
};

const conditions = ['az-source', 'node'];

/**
 * Tests that open the embedded database in their own process, because jest cannot load it. They run the sources. Run
 * with `npx vitest run`; a part of a path selects some of them.
 */
export default defineConfig({
  plugins: [compiledThread],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{backend,deploy}/**/*.db.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: 'backend/test/engines/set-up-vitest.mjs',
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    execArgv: [`--require=${join(import.meta.dirname, 'deploy/bin/compile-wasm-once.cjs')}`],
    // The limits are for tests that hang, and high enough for slow tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

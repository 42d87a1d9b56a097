import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The embedded database runs in a thread, which Node starts from a file. These tests use the compiled file for it, and
 * sources for all other code.
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
 * Tests that open the embedded database in their own process, which jest cannot load: `npx vitest run`, with a part of a
 * path for some of them. They run sources.
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
    // Limits for tests that hang, not for slow ones.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

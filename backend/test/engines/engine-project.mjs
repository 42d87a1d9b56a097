import { join } from 'node:path';
import { nodeJestPreset, retrySetup } from '@az/shared/build/jest-preset.mjs';

const backend = join(import.meta.dirname, '../..');

/**
 * The backend's jest configuration for one engine. Servers run compiled; the global set-up compiles what has changed.
 *
 * @param {'pglite' | 'postgresql'} engine
 * @param {import('jest').Config} config
 * @returns {import('jest').Config}
 */
export const engineProject = (engine, config) =>
  nodeJestPreset(backend, {
    roots: ['<rootDir>/src', '<rootDir>/test'],
    globals: { engine },
    globalSetup: `<rootDir>/test/engines/set-up-${engine}.mjs`,
    globalTeardown: `<rootDir>/test/engines/tear-down-${engine}.mjs`,
    setupFilesAfterEnv: [retrySetup, '<rootDir>/test/test-timeout.ts'],
    ...config,
  });

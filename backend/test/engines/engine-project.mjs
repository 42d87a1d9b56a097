import { join } from 'node:path';
import { again, nodeJestPreset } from '@az/shared/build/jest-preset.mjs';

const backend = join(import.meta.dirname, '../..');

/**
 * jest configuration of the backend on one engine. The servers run compiled; the set-up compiles what has changed.
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
    setupFilesAfterEnv: [again, '<rootDir>/test/test-timeout.ts'],
    ...config,
  });

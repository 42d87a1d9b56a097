import { join } from 'node:path';
import { again, nodeJestPreset } from '@az/shared/build/jest-preset.mjs';

const backend = join(import.meta.dirname, '../..');

/**
 * Tests of every engine, and of one engine only. `one-engine` tests what does not depend on it (refused requests,
 * mails, pictures, timing), on the faster engine.
 */
export const blackBoxTests = (engine) => [
  '<rootDir>/test/*.test.ts',
  `<rootDir>/test/${engine}/*.test.ts`,
  ...(engine === 'postgresql' ? ['<rootDir>/test/one-engine/*.test.ts'] : []),
];

/**
 * jest configuration of the backend on one engine. The servers run compiled: `npx tsc -b backend/test` before.
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
    setupFilesAfterEnv: ['<rootDir>/test/test-timeout.ts', again],
    ...config,
  });

/** Backend and contracts: `npx tsc -b backend && npx jest -c backend/jest.config.mjs`. */
export default {
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../shared/src/contracts'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['az-source', 'node'] },
  testMatch: ['**/*.test.ts'],
  testTimeout: 60_000,
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
};

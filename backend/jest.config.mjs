/** The backend, black box: `npx tsc -b backend/test && npx jest -c backend/jest.config.mjs`. */
export default {
  displayName: 'backend',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  setupFilesAfterEnv: ['<rootDir>/test/patience.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['az-source', 'node'] },
  testMatch: ['**/*.test.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
};

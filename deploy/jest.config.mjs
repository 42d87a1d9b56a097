import { nodeJestPreset } from '@az/shared/build/jest-preset.mjs';

export default nodeJestPreset(import.meta.dirname, { globalSetup: '<rootDir>/src/testing/set-up.mjs' });

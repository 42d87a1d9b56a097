import { jestPreset } from './build/jest-preset.mjs';

export default jestPreset(import.meta.dirname);

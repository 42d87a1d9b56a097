import { jestPreset } from '@az/shared/build/jest-preset.mjs';

export default jestPreset(import.meta.dirname);

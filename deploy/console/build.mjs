import { buildOnce } from '@az/shared/build/build-once.mjs';
import { consoleConfig, outputPath } from './webpack.config.mjs';

/** Builds the console, unless that is done already, and returns its folder. */
export const build = () => buildOnce(outputPath, consoleConfig);

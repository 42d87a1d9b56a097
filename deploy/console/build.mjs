/**
 * Builds the console, unless the same sources are built already: `node deploy/console/build.mjs`. Prints the folder.
 */
import { buildOnce } from '@az/shared/build/build-once.mjs';
import { consoleConfig, outputPath } from './webpack.config.mjs';

await buildOnce(outputPath, consoleConfig);

/** Builds the console, unless what its sources make is there already: `node deploy/console/build.mjs`. Prints the folder. */
import { buildOnce } from '@az/shared/build/build-once.mjs';
import { consoleConfig, outputPath } from './webpack.config.mjs';

await buildOnce(outputPath, consoleConfig);

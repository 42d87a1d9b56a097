/** `node deploy/console/build.mjs`: builds the console, unless that is done already, and prints its folder. */
import { buildOnce } from '@az/shared/build/build-once.mjs';
import { consoleConfig, outputPath } from './webpack.config.mjs';

await buildOnce(outputPath, consoleConfig);

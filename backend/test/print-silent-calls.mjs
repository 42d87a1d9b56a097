/** Prints the calls that emit no events, as JSON: `node print-silent-calls.mjs` */
import { silentCalls } from '../dist/live/silent-calls.js';

process.stdout.write(JSON.stringify(silentCalls));

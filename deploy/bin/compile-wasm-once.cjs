/** First in every Node process of `npm test`: PGlite is compiled once; its short servers gain nothing from optimizing. */
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

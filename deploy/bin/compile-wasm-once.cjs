/** Loaded first in each Node process of `npm test`: optimizing PGlite would not pay in a short process. */
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

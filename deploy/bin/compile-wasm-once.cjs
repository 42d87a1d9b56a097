/**
 * Loaded first by every Node process of `npm test`: WebAssembly, which is PGlite, is compiled once and not optimized
 * afterwards. The many servers of the tests end before they would gain from that.
 */
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

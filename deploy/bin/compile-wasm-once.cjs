/** Turns off optimizing WebAssembly in the processes of tests, which are too short for it to pay off (PGlite). */
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** Limits the quality of brotli in origins of browser tests, where a better compression takes longer than it saves. */
const { syncBuiltinESMExports } = require('node:module');
const zlib = require('node:zlib');

const { BROTLI_PARAM_QUALITY } = zlib.constants;
const { brotliCompress, createBrotliCompress } = zlib;
const maxQuality = 4;

const quick = (options) => {
  const { [BROTLI_PARAM_QUALITY]: quality, ...params } = options.params;
  return { ...options, params: { ...params, [BROTLI_PARAM_QUALITY]: Math.min(quality, maxQuality) } };
};

zlib.brotliCompress = (bytes, options, callback) => brotliCompress(bytes, quick(options), callback);
zlib.createBrotliCompress = (options) => createBrotliCompress(quick(options));
syncBuiltinESMExports();

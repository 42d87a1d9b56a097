const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire, wrap } = require('node:module');
const { constants, Script } = require('node:vm');

/**
 * Runs a script of `bundleProgram` with its compiled code. The first process without parameters writes the compiled code
 * when it ends: one that was only asked for something has compiled little.
 */
module.exports = (file) => {
  const compiled = `${file}.compiled`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  const script = new Script(wrap(readFileSync(file, 'utf8')), {
    filename: file,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const isServer = process.argv.length === 2;
  if (isServer && (!cachedData || script.cachedDataRejected))
    process.once('exit', () => {
      writeFileSync(`${compiled}.${process.pid}`, script.createCachedData());
      renameSync(`${compiled}.${process.pid}`, compiled);
    });
  const bundled = { exports: {} };
  script.runInThisContext()(bundled.exports, createRequire(file), bundled, file, __dirname);
};

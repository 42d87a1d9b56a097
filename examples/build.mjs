/**
 * Builds an example and prints the folder of the build. Run with `node examples/build.mjs webpack <build id>`. The
 * build id, such as a commit's, becomes part of the container's name. `--watch` builds again after each change.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** Imports a package from the example's own dependencies. */
const toolOf = (name) =>
  import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);

const {
  values: { watch: isWatching },
  positionals: [example, buildId],
} = parseArgs({ allowPositionals: true, options: { watch: { type: 'boolean', default: false } } });
const folder = join(import.meta.dirname, example ?? '');

function printResult(error) {
  if (error) console.error(error);
  else console.log(join(folder, 'build'));
  if (error && !isWatching) process.exitCode = 1;
}

function compile(compiler) {
  const finish = (error, stats) =>
    printResult(error ?? (stats.hasErrors() ? stats.toString('errors-only') : null));
  if (isWatching) compiler.watch({}, finish);
  else compiler.run((error, stats) => compiler.close(() => finish(error, stats)));
}

const configOf = async (name) => (await import(join(folder, `${name}.config.mjs`))).default;

async function withWebpack() {
  const { default: webpack } = await toolOf('webpack');
  compile(webpack(await configOf('webpack')));
}

const builders = {
  webpack: withWebpack,
  enhanced: withWebpack,
  async rspack() {
    const { rspack } = await toolOf('@rspack/core');
    compile(rspack(await configOf('rspack')));
  },
  async vite() {
    const { build } = await toolOf('vite');
    const config = await configOf('vite');
    const options = { ...config, configFile: false, logLevel: 'warn' };
    if (!isWatching) return build(options).then(() => printResult(null));
    const watcher = await build({ ...options, build: { ...config.build, watch: {} } });
    watcher.on('event', ({ code, error, result }) => {
      result?.close();
      if (code === 'END' || code === 'ERROR') printResult(error);
    });
  },
};

if (!Object.hasOwn(builders, example ?? '') || !buildId) {
  console.error(`Write a toolchain and a build id; toolchains: ${Object.keys(builders).join(', ')}.`);
  process.exit(1);
}
process.env.BUILD_ID = buildId;
await builders[example]();

/**
 * Builds an example with its own configuration: `node examples/build.mjs webpack <build id>`. The build id is part of the
 * container's name; a team's pipeline takes it from its commit. Prints the folder it wrote.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a package as the example has it installed. */
const toolOf = (folder, name) =>
  import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);

const compile = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });

const configOf = async (folder, name) => (await import(join(folder, `${name}.config.mjs`))).default;

const withWebpack = async (folder) => {
  const { default: webpack } = await toolOf(folder, 'webpack');
  await compile(webpack(await configOf(folder, 'webpack')));
};

const builders = {
  webpack: withWebpack,
  enhanced: withWebpack,
  async rspack(folder) {
    const { rspack } = await toolOf(folder, '@rspack/core');
    await compile(rspack(await configOf(folder, 'rspack')));
  },
  async vite(folder) {
    const { build } = await toolOf(folder, 'vite');
    await build({ ...(await configOf(folder, 'vite')), configFile: false, logLevel: 'warn' });
  },
};

const [, , example, buildId] = process.argv;
if (!Object.hasOwn(builders, example ?? '') || !buildId) {
  console.error(`Write a toolchain and a build id; toolchains: ${Object.keys(builders).join(', ')}.`);
  process.exit(1);
}
process.env.BUILD_ID = buildId;
const folder = join(import.meta.dirname, example);
await builders[example](folder);
console.log(join(folder, 'build'));

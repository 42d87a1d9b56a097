import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { shareProtocol } from '../../shared/build/shares.mjs';
import { areaConfig } from '../../shared/build/webpack-area.mjs';
import { developmentConfig } from '../../shared/build/webpack-dev.mjs';
import { root } from '../../shared/build/workspace.mjs';

const webpack = createRequire(join(root, 'shared/build/package.json'))('webpack');
const folder = mkdtempSync(join(tmpdir(), 'az-area-build-'));

after(() => rmSync(folder, { recursive: true }));

/** Builds an area with `plugin` as its first plugin, writing no files. Returns the errors, and the files by name. */
function buildWith(plugin) {
  const config = areaConfig('messaging', { outputPath: folder });
  const compiler = webpack({
    ...config,
    plugins: [plugin, ...config.plugins],
    optimization: { ...config.optimization, minimize: false },
  });
  compiler.hooks.shouldEmit.tap('test', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      const { errors, assets } = stats.compilation;
      resolve({ errors: errors.map(({ message }) => message), assets });
    });
  });
}

test('an area needs the protocol that the shell speaks, whatever the versions of its tools', async () => {
  const { errors, assets } = await buildWith({ apply: () => undefined });
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(assets['record.json'].source()).federation, shareProtocol);
});

test('the entry gives the page the key of every share, and the shares of every chunk', async () => {
  const { assets } = await buildWith({ apply: () => undefined });
  const page = {};
  runInNewContext(assets['remoteEntry.js'].source(), {
    azShareScope: (...table) => Object.assign(page, { table }),
  });
  const [build, keys, chunks] = page.table;
  const { shared } = JSON.parse(assets['record.json'].source());
  assert.deepEqual(Object.values(keys).sort(), Object.keys(shared));
  assert.deepEqual(new Set(Object.values(chunks).flat().map(String)), new Set(Object.keys(keys)));
  for (const needed of Object.values(chunks)) assert.ok(needed.every((id) => id in keys));
  assert.ok(build.m[0], 'the id of the container must not depend on the folder of the checkout');
});

test('a build whose library has moved its runtime fails, and its error says what to change', async () => {
  const moved = join(folder, 'node_modules/@module-federation/webpack-bundler-runtime/dist/moved.js');
  mkdirSync(join(moved, '..'), { recursive: true });
  writeFileSync(moved, 'export {};');
  const { errors } = await buildWith(
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\b/, moved),
  );
  assert.equal(errors.length, 1);
  assert.match(errors[0], /contains .*moved\.js: "libraryStart" .*share-table-plugin\.mjs/);
});

test('a build whose library has renamed the module of shares fails, and its error says what to change', async () => {
  const { errors } = await buildWith({
    apply: ({ hooks }) =>
      hooks.thisCompilation.tap('test', (compilation) =>
        compilation.hooks.runtimeModule.tap('test', (module) => {
          if (module.name === 'consumes') module.name = 'shares';
        }),
      ),
  });
  assert.equal(errors.length, 1);
  assert.match(errors[0], /takes no shares from the page: "consumesModule" .*share-table-plugin\.mjs/);
});

test('a development build from the cache has the exports of its shares, as the first one', async () => {
  const { cache, ...config } = developmentConfig('messaging');
  const build = () => {
    const compiler = webpack({
      ...config,
      cache: { ...cache, cacheDirectory: join(folder, 'cache') },
      output: { ...config.output, path: folder, clean: false },
    });
    return new Promise((resolve, reject) =>
      compiler.run((failure, stats) => compiler.close(() => (failure ? reject(failure) : resolve(stats)))),
    );
  };
  const messages = ({ errors, warnings }) => [...errors, ...warnings].map(({ message }) => message);
  assert.deepEqual(messages((await build()).compilation), []);
  const { compilation } = await build();
  assert.deepEqual(messages(compilation), []);
  const cached = [...compilation.modules].filter((module) => !compilation.builtModules.has(module));
  assert.ok(cached.length > compilation.modules.size / 2, `${cached.length} modules came from the cache`);
});

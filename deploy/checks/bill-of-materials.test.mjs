import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { billOfMaterials } from '../../shared/build/bill-of-materials.mjs';
import { root } from '../../shared/build/workspace.mjs';

const webpack = createRequire(join(root, 'shared/build/package.json'))('webpack');

/** Webpack's output for a few lines, without writing a file. */
function compile(code) {
  const compiler = webpack({
    mode: 'production',
    context: join(root, 'shared'),
    entry: `data:text/javascript,${encodeURIComponent(code)}`,
    externals: { react: 'var {}' },
    performance: false,
  });
  compiler.hooks.shouldEmit.tap('test', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats.compilation);
    });
  });
}

const versionOf = (name) =>
  JSON.parse(readFileSync(join(root, 'shared/node_modules', name, 'package.json'))).version;

test('a bill of materials names the packages whose code is in the build, and no other', async () => {
  const compilation = await compile(
    `import { QueryClient } from '@tanstack/react-query';
     import { create } from 'zustand';
     globalThis.client = new QueryClient();`,
  );
  const bill = billOfMaterials(compilation, { area: 'feed', version: '1.0.0+2d536810' });
  assert.deepEqual(
    { bomFormat: bill.bomFormat, specVersion: bill.specVersion, of: bill.metadata.component.version },
    { bomFormat: 'CycloneDX', specVersion: '1.6', of: '1.0.0+2d536810' },
  );
  const byName = new Map(
    bill.components.map((one) => [[one.group, one.name].filter(Boolean).join('/'), one]),
  );
  // The code only uses what react-query re-exports from query-core, and does not use its import of zustand.
  assert.ok(byName.has('@tanstack/query-core'), [...byName.keys()].join());
  assert.ok(
    !byName.has('zustand') && !byName.has('react') && !byName.has('az-connect'),
    [...byName.keys()].join(),
  );
  const core = byName.get('@tanstack/query-core');
  assert.deepEqual(
    { purl: core.purl, version: core.version, licenses: core.licenses },
    {
      purl: `pkg:npm/%40tanstack/query-core@${versionOf('@tanstack/react-query')}`,
      version: versionOf('@tanstack/react-query'),
      licenses: [{ expression: 'MIT' }],
    },
  );
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const locked = new RegExp(
    `'@tanstack/query-core@${core.version}':\\n {4}resolution: \\{integrity: sha512-([^}]+)\\}`,
  );
  assert.equal(Buffer.from(core.hashes[0].content, 'hex').toString('base64'), locked.exec(lock)?.[1]);
});

test('the same build has the same bill, to the byte', async () => {
  const bills = [];
  for (let time = 0; time < 2; time += 1)
    bills.push(
      JSON.stringify(billOfMaterials(await compile('globalThis.a = 1;'), { area: 'a', version: '1' })),
    );
  assert.equal(bills[0], bills[1]);
});

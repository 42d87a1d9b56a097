import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { checkLaw, folders } from './import-law.mjs';

const root = resolve(import.meta.dirname, '../..');
const planted = [];
after(() => {
  for (const folder of planted) rmSync(folder, { recursive: true, force: true });
});

/** A copy of two areas, the shell, shared and the console, with one more file in it. */
function plant(file, source) {
  const copy = mkdtempSync(join(tmpdir(), 'az-law-'));
  planted.push(copy);
  for (const name of ['shell', 'mfe-feed', 'mfe-content', 'shared', 'deploy', 'deploy/console']) {
    mkdirSync(join(copy, name), { recursive: true });
    cpSync(join(root, name, 'src'), join(copy, name, 'src'), { recursive: true });
    cpSync(join(root, name, 'package.json'), join(copy, name, 'package.json'));
    symlinkSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'));
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  mkdirSync(resolve(copy, file, '..'), { recursive: true });
  writeFileSync(join(copy, file), source);
  return checkLaw(copy, ['shell/src', 'mfe-feed/src', 'mfe-content/src', 'shared/src', 'deploy/console/src']);
}

test('the sources follow the import rules, and all of them were read', async () => {
  const { modules, violations } = await checkLaw(root);
  assert.deepEqual(violations, []);
  for (const folder of folders) {
    assert.ok(
      modules.some((module) => module.startsWith(folder)),
      `no module of ${folder} was read`,
    );
  }
  assert.ok(modules.length > 250, `only ${modules.length} modules were read`);
});

const violations = [
  [
    'an area that imports another area',
    'mfe-feed/src/features/planted.ts',
    "export * from '../../../mfe-content/src/index.ts';\n",
    'no-area-to-area',
  ],
  [
    'an area that imports the shell',
    'mfe-feed/src/features/planted.ts',
    "export * from '../../../shell/src/routes/groups.ts';\n",
    'no-area-to-shell',
  ],
  [
    'a shell that knows an area',
    'shell/src/planted.ts',
    "export * from '../../mfe-feed/src/index.ts';\n",
    'no-shell-to-area',
  ],
  [
    'a page that reads data',
    'mfe-feed/src/pages/planted.ts',
    "import '../data/global-feed.ts';\n",
    'pages-neither-fetch-nor-read',
  ],
  [
    'an area that imports ky',
    'mfe-feed/src/data/planted.ts',
    "import '../../../shared/node_modules/ky/distribution/index.js';\n",
    'only-api-imports-ky',
  ],
  [
    'code that each build copies, with a session of its own',
    'shared/src/random-id/planted.ts',
    "export * from '../session/index.ts';\n",
    'copies-hold-nothing-shared',
  ],
  [
    'a console with code of the origin in it',
    'deploy/console/src/planted.ts',
    "export * from '../../src/control/state.ts';\n",
    'console-to-types-of-answers-only',
  ],
  [
    'shared entered by a side door',
    'shell/src/planted.ts',
    "import '../../shared/src/session/store.ts';\n",
    'nothing-unresolved|shared-through-its-entries',
  ],
];

for (const [what, file, source, rule] of violations) {
  test(`refuses ${what}`, async () => {
    const { violations: found } = await plant(file, source);
    assert.match(found.join('\n'), new RegExp(rule));
  });
}

import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { checkImports, folders } from './import-rules.mjs';

const root = resolve(import.meta.dirname, '../..');
const planted = [];
after(() => {
  for (const folder of planted) rmSync(folder, { recursive: true, force: true });
});

/** Violations in a copy of two areas, the shell, shared, the console and the backend, with more files in it. */
async function plant(files) {
  const copy = mkdtempSync(join(tmpdir(), 'az-imports-'));
  planted.push(copy);
  for (const name of ['shell', 'mfe-feed', 'mfe-content', 'shared', 'deploy', 'deploy/console', 'backend']) {
    mkdirSync(join(copy, name), { recursive: true });
    cpSync(join(root, name, 'src'), join(copy, name, 'src'), { recursive: true });
    cpSync(join(root, name, 'package.json'), join(copy, name, 'package.json'));
    symlinkSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'));
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  for (const [file, source] of files) {
    mkdirSync(resolve(copy, file, '..'), { recursive: true });
    writeFileSync(join(copy, file), source);
  }
  const only = [
    'shell/src',
    'mfe-feed/src',
    'mfe-content/src',
    'shared/src',
    'deploy/console/src',
    'backend/src',
  ];
  return (await checkImports(copy, only)).violations;
}

test('the sources follow the import rules, and all of them were read', async () => {
  const { modules, violations } = await checkImports(root);
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
    'mfe-feed/src/features/planted-area.ts',
    "export * from '../../../mfe-content/src/index.ts';\n",
    'no-area-to-area',
  ],
  [
    'an area that imports the shell',
    'mfe-feed/src/features/planted-shell.ts',
    "export * from '../../../shell/src/routes/groups.ts';\n",
    'no-area-to-shell',
  ],
  [
    'a shell that knows an area',
    'shell/src/planted-area.ts',
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
    'shell/src/planted-door.ts',
    "import '../../shared/src/session/store.ts';\n",
    'nothing-unresolved|shared-through-its-entries',
  ],
  [
    'a table that imports a repository',
    'backend/src/schema/planted.ts',
    "export * from '../repositories/job-repository.ts';\n",
    'tables-import-no-code-above',
  ],
  [
    'a repository that imports a route',
    'backend/src/repositories/planted.ts',
    "export * from '../routes/job-routes.ts';\n",
    'rows-and-events-know-no-calls',
  ],
];

test('each planted violation is refused by its rule', async () => {
  const found = await plant(violations.map(([, file, source]) => [file, source]));
  for (const [what, file, , rule] of violations) {
    const ofFile = found.filter((one) => one.includes(`: ${file} -> `));
    assert.match(ofFile.join('\n'), new RegExp(`^(${rule}): `, 'm'), what);
  }
});

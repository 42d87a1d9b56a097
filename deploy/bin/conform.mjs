/**
 * `npm run conform -- --example <toolchain>`, or `--example all`: tests the example of a stock toolchain, from its
 * build to a recall. `npm run conform -- <area>`: every check of one area, the fastest first: types, lint, import rules
 * and its own tests, then the built area in the shell in a browser, also with every fault of the failure kit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaFolders } from '../../shared/build/workspace.mjs';
import { findBrowser } from './browser.mjs';
import { compileServers, installOnce, root } from './install.mjs';

const {
  values: { example },
  positionals: [area = ''],
} = parseArgs({ allowPositionals: true, options: { example: { type: 'string' } } });
const name = area.replace(/^mfe-/, '');
const folder = `mfe-${name}`;
const examples = readdirSync(join(root, 'examples')).filter((one) =>
  existsSync(join(root, 'examples', one, 'area.json')),
);

function check(what, program, parameters, options = {}) {
  console.log(`— ${what}`);
  const started = performance.now();
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit', ...options });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${status === 0 ? '✓' : '✗'} ${what} (${seconds} s)\n`);
  if (status !== 0) process.exit(1);
}

async function checkInBrowser(what, spec, env) {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  check(what, join(root, 'e2e/node_modules/.bin/playwright'), ['test', '--reporter=list', spec], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, ...env, AZ_BROWSER: browser },
  });
}

const bin = (tool) => join(root, 'node_modules/.bin', tool);

if (example !== undefined) {
  if (example !== 'all' && !examples.includes(example)) {
    console.error(`Which example? all, or one of ${examples.join(', ')}.`);
    process.exit(1);
  }
  await installOnce();
  await compileServers();
  check('Types', bin('tsc'), ['-b', 'deploy', 'e2e', ...examples.map((one) => `examples/${one}`)]);
  await checkInBrowser('Built, in the shell, in a browser', 'standard-containers', {
    AZ_EXAMPLES: (example === 'all' ? examples : [example]).join(','),
  });
  process.exit(0);
}
if (!areaFolders.includes(folder)) {
  const known = areaFolders.map((one) => one.slice('mfe-'.length)).join(', ');
  console.error(`Which area? npm run conform -- <area>, one of ${known}.`);
  process.exit(1);
}
await installOnce();
await compileServers();
const importRules = `import('./deploy/checks/import-rules.mjs').then(async ({ checkImports }) => {
  const { violations } = await checkImports(process.cwd(), ['${folder}/src']);
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
})`;
check('Types', bin('tsc'), ['-b', folder, 'e2e']);
check('Lint', bin('biome'), ['check', '--error-on-warnings', folder]);
check('Import rules', process.execPath, ['--input-type=module', '-e', importRules]);
check('Its own tests', bin('jest'), ['-c', 'jest.config.mjs', '--selectProjects', folder]);
await checkInBrowser('Built, in the shell, in a browser', 'conformance', { AZ_CONFORM: name });

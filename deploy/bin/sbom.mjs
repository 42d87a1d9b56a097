import { resolve } from 'node:path';
import { installOnce, pnpm, root, run } from './install.mjs';

/**
 * `npm run sbom [-- <file>]`: writes the bill of materials of origin and API, in CycloneDX 1.6, with all their packages
 * in the lock file. Each version of an area or of the shell has its own bill of materials (`az sbom`).
 */
const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
const what = ['--prod', '--filter', '@az/deploy', '--filter', '@az/backend'];
const how = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];

await installOnce();
run('npx', ['--yes', pnpm, 'sbom', ...how, ...what, '--out', file], {
  cwd: root,
  env: { ...process.env, npm_config_loglevel: 'error' },
  shell: process.platform === 'win32',
});

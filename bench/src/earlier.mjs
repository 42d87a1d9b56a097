/** The product at an earlier commit, as a variant to compare with. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';
import { makeCertificate } from './serve.mjs';

const git = (...parameters) =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

/** Starts a commit's product from a clone, over HTTP/2, or plain HTTP. Throws for an unknown commit. */
export async function serveCommit(commit, { isSecure = true } = {}) {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'az-earlier-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const clone = join(folder, 'az');
  git('clone', '--quiet', '--shared', '--no-checkout', root, clone);
  git('-C', clone, 'checkout', '--quiet', '--detach', id);
  const { certFile, keyFile } = isSecure ? await makeCertificate(folder) : {};
  const product = spawn(process.execPath, ['deploy/bin/start.mjs'], {
    cwd: clone,
    env: {
      ...process.env,
      ...{ PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') },
      ...(isSecure && { TLS_CERT: certFile, TLS_KEY: keyFile }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const addressOf = () => /AZ Connect ready: (\S+)/.exec(said)?.[1];
  await new Promise((resolve) => {
    product.once('exit', resolve);
    product.stdout.on('data', (text) => {
      said += text;
      if (addressOf()) resolve();
    });
  });
  if (!addressOf()) {
    remove();
    throw new Error(`The product of ${commit} did not start.\n${said}`);
  }
  return {
    url: addressOf(),
    stop: async () => {
      product.kill('SIGTERM');
      await once(product, 'exit');
      remove();
    },
  };
}

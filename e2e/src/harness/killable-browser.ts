import { spawn } from 'node:child_process';
import { type BrowserContext, chromium } from '@playwright/test';

/** A browser with its own profile. `kill` ends it with SIGKILL, so that it can save nothing. */
type KillableBrowser = { context: BrowserContext; kill: () => Promise<void> };

export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const program = process.env.AZ_HEADLESS_SHELL ?? process.env.AZ_BROWSER ?? chromium.executablePath();
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  // Started as a process group, because the program may be a script that starts the browser.
  const child = spawn(program, [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`The browser has ended: ${said}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context || child.pid === undefined) throw new Error('The browser has no window');
  const group = -child.pid;
  return {
    context,
    kill: async () => {
      process.kill(group, 'SIGKILL');
      await ended;
      await browser.close();
    },
  };
}

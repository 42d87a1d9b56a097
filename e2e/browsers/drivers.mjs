/**
 * Drives Debian's Firefox and WebKitGTK with WebDriver commands (https://www.w3.org/TR/webdriver2/). WebKitGTK
 * includes a WebDriver server. Firefox takes the same commands through Marionette, a socket protocol of its own,
 * because the server for Firefox, geckodriver, is neither in Debian nor in the npm registry.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Key of element references in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function until(work, what) {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (performance.now() > end) throw new Error(`${what} did not start`, { cause });
      await wait(100);
    }
  }
}

const ended = (child) => new Promise((resolve) => child.once('exit', resolve));

/** A connection to Marionette: each packet is its length, a colon, and JSON. */
function marionette(socket) {
  const waiting = new Map();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < colon + 1 + length) return;
      const packet = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      if (!Array.isArray(packet)) continue;
      const [, id, error, result] = packet;
      const { resolve, reject } = waiting.get(id);
      if (error) reject(new Error(`${error.error}: ${error.message}`));
      else resolve(result && 'value' in result ? result.value : result);
    }
  });
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const packet = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    });
}

async function startFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'az-firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'intl.accept_languages': 'fr',
    'browser.shell.checkDefaultBrowser': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const browser = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await until(
    () =>
      new Promise((resolve, reject) => {
        const one = connect(port, '127.0.0.1', () => resolve(one)).once('error', reject);
      }),
    'Firefox',
  );
  const send = marionette(socket);
  await send('NewSession');
  return {
    open: (url) => send('Navigate', { url }),
    back: () => send('Back'),
    run: (script, ...args) => send('ExecuteScript', { script, args, sandbox: 'default', newSandbox: false }),
    click: (element) => send('ElementClick', { id: element[elementKey] }),
    type: (element, text) => send('ElementSendKeys', { id: element[elementKey], text }),
    act: (actions) => send('PerformActions', { actions }),
    stop: async () => {
      socket.destroy();
      const gone = ended(browser);
      browser.kill();
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function miniBrowser() {
  const folders = readdirSync('/usr/lib').map((folder) =>
    join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'),
  );
  const found = folders.find((file) => existsSync(file));
  if (!found) throw new Error('There is no MiniBrowser of WebKitGTK');
  return found;
}

/** Starts a virtual screen, because WebKitGTK has no headless mode. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise((resolve) =>
    screen.stdout.once('data', (bytes) => resolve(String(bytes).trim())),
  );
  return { screen, display: `:${number}` };
}

async function startWebKit() {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const send = async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await reply.json();
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => send('GET', '/status'), 'WebKitWebDriver');
  const browser = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const post = (path, body = {}) => send('POST', `/session/${sessionId}${path}`, body);
  return {
    open: (url) => post('/url', { url }),
    back: () => post('/back'),
    run: (script, ...args) => post('/execute/sync', { script, args }),
    click: (element) => post(`/element/${element[elementKey]}/click`),
    type: (element, text) => post(`/element/${element[elementKey]}/value`, { text }),
    act: (actions) => post('/actions', { actions }),
    stop: async () => {
      await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

/** Start function of each browser, by name. */
export const browsers = { Firefox: startFirefox, WebKitGTK: startWebKit };

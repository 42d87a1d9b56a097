/**
 * Uses the product as a member does, in Debian's Firefox and WebKitGTK. Run with `npm run test:browsers`, or with
 * `npm run test:browsers -- Firefox` for one browser. Needs the packages firefox-esr, webkit2gtk-driver and xvfb,
 * which it installs itself if it runs as root. Not part of `npm test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FaultyProxy } from '../../deploy/dist/faults/faulty-proxy.js';
import { browsers } from './drivers.mjs';
import { keys, pageOf } from './page.mjs';

const root = resolve(import.meta.dirname, '../..');
const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };
const picture = join(root, 'docs/feed.jpg');

function installBrowsers() {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return;
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  const apt = (...parameters) =>
    spawnSync('apt-get', ['-qq', ...parameters], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() === 0 && apt('update') && apt('install', '-y', ...packages)) return;
  throw new Error(`Install ${packages.join(', ')} (Debian): there is no ${missing.join(', no ')}.`);
}

/** An origin with its own data. */
async function startOrigin() {
  const dataDir = await mkdtemp(join(tmpdir(), 'az-browsers-'));
  const child = spawn(process.execPath, ['deploy/bin/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ADMIN_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((settle) => child.once('exit', settle));
  const url = await new Promise((settle, reject) => {
    let printed = '';
    child.stdout.on('data', (bytes) => {
      printed += bytes;
      const [, found] = /AZ Connect ready: (\S+)/.exec(printed) ?? [];
      if (found) settle(found);
    });
    void gone.then(() => reject(new Error(printed)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function everyPath(url) {
  const { microFrontends } = await (await fetch(`${url}/discovery`)).json();
  const own = JSON.parse(await readFile(join(root, 'e2e/shell-paths.json'), 'utf8'));
  const ofAreas = Object.values(microFrontends).flatMap(([{ extras }]) => Object.keys(extras.az.first));
  return [...own, ...ofAreas.map((path) => path.replace(/:\w+/g, '1'))];
}

/** Files that a single page view has requested more than once. */
function repeatedIn(asked, view) {
  const files = asked
    .filter(({ path, by }) => path.startsWith('/areas/') && by === view)
    .map(({ path }) => path);
  return files.filter((path, index) => files.indexOf(path) !== index);
}

/** Moves the focus to an element by keyboard. */
async function tabTo(page, element) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.run('return document.activeElement === arguments[0]', element)) return;
    await page.press(keys.tab);
  }
  throw new Error('The keyboard does not reach the element');
}

/** Opens a menu by keyboard. Tries again if needed, because the button loses the focus when it is rendered again. */
const openMenu = (page, name) =>
  page.until(async () => {
    const button = await page.role('button', name);
    const isOpen = () => page.run('return arguments[0].getAttribute("aria-expanded") === "true"', button);
    if (await isOpen()) return true;
    await page.focus(button);
    await page.press(keys.enter);
    return false;
  }, `the menu ${name}`);

/** The steps, in order. */
const steps = {
  'sign in': async ({ page, url }) => {
    await page.open(`${url}/`);
    await page.type(await page.label('^Adresse e-mail'), demo.email);
    await page.type(await page.label('^Mot de passe'), demo.password);
    await page.click(await page.role('button', '^Se connecter$'));
    await page.path('/feed/home');
    await page.role('article', '');
  },
  'every route shows its page and asks for no file twice': async ({ page, url, asked }) => {
    const wrong = [];
    for (const path of await everyPath(url)) {
      asked.length = 0;
      await page.open(url + path);
      const text = await page
        .until(
          () =>
            page.run(`
            const heading = document.getElementById('titre');
            const alert = [...document.querySelectorAll('[role=alert]')].find((one) => one.textContent.trim());
            return alert ? 'alert: ' + alert.textContent : heading && !document.getElementById('az-splash') && 'shown';`),
          path,
        )
        .catch((error) => error.message);
      if (text !== 'shown') wrong.push(`${path}: ${text}`);
      const twice = repeatedIn(asked, url + path);
      if (twice.length > 0) wrong.push(`${path} asked twice for ${twice.join(', ')}`);
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  },
  publish: async ({ page, url, mark }) => {
    await page.open(`${url}/feed/home`);
    await page.click(await page.role('button', '^(Quoi de neuf|Reprendre votre brouillon)'));
    await page.type(await page.label('^Votre publication'), `Publication ${mark}`);
    await page.click(await page.role('button', '^Publier$'));
    await page.text(`Publication ${mark}`, { scope: '[role=feed]' });
  },
  comment: async ({ page, mark }) => {
    const field = await page.label('Écrire un commentaire', { scope: '[role=feed]' });
    await page.type(field, `Commentaire ${mark}`);
    await page.press(`${keys.control}+${keys.enter}`);
    await page.text(`Commentaire ${mark}`, { scope: '[role=feed]' });
  },
  'experience, by keyboard': async ({ page, url }) => {
    await page.open(`${url}/profile/about`);
    await page.focus(await page.role('button', '^Ajouter une expérience$'));
    await page.press(keys.enter);
    const choose = async (label, text) => {
      await tabTo(page, await page.role('combobox', label, { scope: '[role=dialog]' }));
      await page.press(...text);
      await page.role('option', `^${text}$`);
      await page.press(keys.down, keys.enter);
      await page.until(() => page.run('return document.activeElement.value === arguments[0]', text), text);
    };
    await choose('^Poste', 'Responsable logistique');
    await choose('^Entreprise', 'Mavoula Logistique');
    await tabTo(page, await page.label('^Date de début', { scope: '[role=dialog]' }));
    const order = await page.run('return new Intl.DateTimeFormat().formatToParts().map(({ type }) => type)');
    const parts = order.flatMap((type) => ({ day: '03', month: '02', year: '2015' })[type] ?? []);
    await page.press(...parts.join(''));
    await page.until(() => page.run('return document.activeElement.value === "2015-02-03"'), 'the date');
    await tabTo(page, await page.role('button', '^Enregistrer', { scope: '[role=dialog]' }));
    await page.press(keys.enter);
    await page.text('^Expérience ajoutée avec succès !$');
  },
  picture: async ({ page, url }) => {
    await page.open(`${url}/profile/about`);
    await openMenu(page, '^Actions sur la photo de couverture$');
    const change = await page.role('menuitem', '^Changer la photo$');
    await page.focus(change);
    await page.press(keys.enter);
    const field = await page.until(
      () => page.run('return document.querySelector("[role=dialog] input[type=file]")'),
      'the field for a picture',
    );
    await page.type(field, picture);
    await page.click(await page.role('button', '^Enregistrer la photo$'));
    await page.text('^Photo de couverture mise à jour avec succès$');
  },
  theme: async ({ page }) => {
    await openMenu(page, '^Menu de');
    await page.click(await page.role('menuitemradio', '^Sombre$'));
    await page.until(
      () => page.run('return document.documentElement.dataset.bsTheme === "dark"'),
      'the dark theme',
    );
    await page.press(keys.escape);
  },
  'Back gives the focus to the link that was followed': async ({ page }) => {
    await page.click(await page.role('link', '^News$'));
    await page.role('heading', '^Actualités$');
    await page.back();
    await page.until(
      () => page.run('return document.activeElement?.textContent === "News"'),
      'focus on News',
    );
  },
  'sign out': async ({ page }) => {
    await openMenu(page, '^Menu de');
    await page.click(await page.role('menuitem', '^Logout$'));
    await page.path('/auth-advance/sign-in');
    await page.until(() => page.run('return !document.cookie.includes("authKey")'), 'the end of the session');
  },
};

async function walk(name, url) {
  const asked = [];
  const wire = await FaultyProxy.start(url, {
    onRequest: ({ url: path, headers }) => void asked.push({ path, by: headers.referer }),
  });
  const browser = await browsers[name]();
  const road = { page: pageOf(browser), url: wire.url, asked, mark: `${name} ${Date.now()}` };
  let failed = 0;
  for (const [step, go] of Object.entries(steps)) {
    const started = performance.now();
    const error = await go(road).then(
      () => null,
      (cause) => cause,
    );
    if (error) failed += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `${error ? '✗' : '✓'} ${name}: ${step} (${seconds} s)${error ? `\n${error.stack}\n${error.cause ?? ''}` : ''}`,
    );
  }
  await browser.stop();
  await wire.stop();
  return failed;
}

installBrowsers();
const origin = await startOrigin();
const names = process.argv.slice(2);
let failed = 0;
for (const name of names.length > 0 ? names : Object.keys(browsers)) failed += await walk(name, origin.url);
await origin.stop();
const total = Object.keys(steps).length * (names.length || Object.keys(browsers).length);
console.log(`${total - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * The steps for a new area, by the commands of the README only, in a copy of the repository: created, installed,
 * checked, published and rolled out to 5 % of the visitors. Prints the seconds of each command, and verifies with one
 * visitor inside and one outside that only the share gets it. `npm run bench -- new-area`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../deploy/bin/install.mjs';

const name = 'recettes';
const path = `/${name}`;
const copy = mkdtempSync(join(tmpdir(), 'az-new-area-'));
const seconds = [];

const environment = { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(copy, '.data') };

function command(line, more = {}) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...line.split(' ')], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...environment, ...more },
  });
  if (status !== 0) throw new Error(`npm run ${line} failed.\n${stdout}${stderr}`);
  const took = (performance.now() - started) / 1000;
  seconds.push(took);
  console.log(`${took.toFixed(1).padStart(6)} s  npm run ${line}`);
  return stdout;
}

/** The running product, started before the area exists. */
async function startProduct() {
  const origin = spawn('npm', ['start', '--silent'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  while (!said.includes('AZ Connect ready: ')) said += (await once(origin.stdout, 'data'))[0];
  origin.stdout.resume();
  return {
    url: /AZ Connect ready: (\S+)/.exec(said)[1],
    adminUrl: /console: (\S+)/.exec(said)[1],
    token: /Deploy token, shown this once: (\S+)/.exec(said)[1],
    stop: async () => {
      process.kill(-origin.pid, 'SIGTERM');
      await once(origin, 'exit');
    },
  };
}

/** A cohort cookie inside the share and one outside it, and the number of cookies inside. */
async function visitors(url, tries = 400) {
  const found = { inside: null, outside: null, share: 0 };
  for (let count = 0; count < tries; count += 1) {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    if (answer.status === 200) found.share += 1 / tries;
    found[answer.status === 200 ? 'inside' : 'outside'] ??= cookie;
  }
  return found;
}

async function headingFor(chromium, url, cookie) {
  const browser = await chromium.launch({ executablePath: process.env.AZ_BROWSER, args: ['--no-sandbox'] });
  const context = await browser.newContext({ locale: 'fr-FR' });
  const [key, value] = cookie.split('=');
  await context.addCookies([{ name: key, value, url }]);
  const page = await context.newPage();
  await page.goto(url + path);
  const heading = await page.locator('h1').first().textContent();
  await browser.close();
  return heading;
}

function expectThat(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

try {
  const { chromium } = await import(join(root, 'e2e/node_modules/@playwright/test/index.mjs'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().trim().split('\n')) cpSync(join(root, file), join(copy, file));
  console.log('Installing, building and starting the product as it is …');
  const product = await startProduct();
  const remote = { AZ_URL: product.adminUrl, AZ_TOKEN: product.token };
  try {
    command(`new:area ${name} -- --group public`);
    command(`conform -- ${name}`);
    const published = command(`az -- publish ${name}`, remote);
    const version = new RegExp(`${name} (\\S+) is published`).exec(published)[1];
    command(`az -- rollout start ${name} ${version} --steps 5,100`, remote);
    const { inside, outside, share } = await visitors(product.url);
    expectThat(inside && outside, `Of the visitors ${share * 100} % find it.`);
    const [seen, lost] = [
      await headingFor(chromium, product.url, inside),
      await headingFor(chromium, product.url, outside),
    ];
    expectThat(seen === 'Recettes', `A visitor of the share sees « ${seen} ».`);
    expectThat(lost !== 'Recettes', 'A visitor outside the share sees it.');
    console.log(
      `Found by ${(share * 100).toFixed(1)} % of 400 visitors: « ${seen} »; outside the share: « ${lost} ».`,
    );
    const total = seconds.reduce((sum, one) => sum + one, 0);
    const busy = loadavg()[0].toFixed(1);
    console.log(
      `${total.toFixed(0)} s of commands from nothing to 5 %, on ${cpus().length} cores with a load of ${busy}`,
    );
  } finally {
    await product.stop();
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

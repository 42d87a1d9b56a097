import { randomInt } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Origin } from './harness/origin.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { publishChanged, runAz, type Scripts } from './harness/publish-changed.ts';
import { expect } from './harness/test.ts';

// `npm run soak -- guardrail` runs the long form.
const isLong = process.env.AZ_GUARDRAIL === 'long';

const log = (line: string) => process.stdout.write(`${line}\n`);

const publicPaths = ['/landing', '/download', '/help', '/help/details', '/privacy-terms'];

/** Makes each page's component throw while rendering if the condition holds, whatever its name in the build. */
const throwingWhen = (condition: string) => (scripts: Scripts) => {
  for (const [file, text] of scripts)
    scripts.set(
      file,
      text.replace(
        /Component:\(\)=>(\w+)/,
        (_, page) => `Component:()=>(${condition})?()=>{throw new Error('broken in render')}:${page}`,
      ),
    );
};

type Canary = { name: string; change: (scripts: Scripts) => void; share: number; most: number };

const canaries: Canary[] = [
  { name: 'for everybody', change: throwingWhen('true'), share: isLong ? 10 : 50, most: 300 },
  ...(isLong
    ? [
        {
          name: 'in one session of ten',
          change: throwingWhen('(window.azBroken??=Math.random())<.1'),
          share: 25,
          most: 1500,
        },
        {
          name: 'on one route of five',
          change: throwingWhen("location.pathname==='/help/details'"),
          share: 25,
          most: 1500,
        },
      ]
    : []),
];

/** Accepts the addresses that members send in forwarding headers. */
const watched = ownOriginTest({ TRUST_PROXY: '1' });

type Visit = { isCanary: boolean; failedAt: number | null; sawAlert: boolean };

/** Opens a page as a visitor who has no cohort yet, and leaves it once the browser has reported the outcome. */
async function visit(browser: Browser, origin: Origin, version: string, path: string): Promise<Visit> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const context = await browser.newContext({
    baseURL: origin.url,
    locale: 'fr-FR',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  // As on a second page: the first one has no cohort.
  await context.addCookies([{ name: 'az-cohort', value: 'new', url: origin.url }]);
  const page = await context.newPage();
  let failedAt: number | null = null;
  page.on('request', (request) => {
    if (request.url().endsWith('/discovery/reports') && request.postData()?.includes('"fail-'))
      failedAt ??= Date.now();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  const discovery = (await page.locator('#az-discovery').textContent()) ?? '';
  const sawAlert = (await page.getByRole('alert').filter({ hasText: 'chargée' }).count()) > 0;
  await context.close();
  return { isCanary: discovery.includes(`"version":"${version}"`), failedAt, sawAlert };
}

for (const { name, change, share, most } of canaries) {
  watched(
    `a canary that fails ${name} is taken back by the system`,
    async ({ browser, ownOrigin: origin }) => {
      watched.setTimeout(120_000 + most * 2_000);
      const { version } = await publishChanged(origin, 'content', change);
      await runAz(origin, 'rollout', 'start', 'content', version, '--steps', `${share},100`);
      let isOver = false;
      const visits: Visit[] = [];
      const members = Array.from({ length: 3 }, async () => {
        while (!isOver && visits.length < most) {
          const path = publicPaths[randomInt(publicPaths.length)] ?? '/landing';
          visits.push(await visit(browser, origin, version, path));
        }
      });
      await expect
        .poll(() => runAz(origin, 'rollout', 'history', 'content'), {
          timeout: 60_000 + most * 2_000,
          intervals: [500],
        })
        .toContain('rolled back automatically');
      const takenBackAt = Date.now();
      isOver = true;
      await Promise.all(members);

      const exposed = visits.filter(({ isCanary }) => isCanary);
      const failures = visits.flatMap(({ failedAt }) => failedAt ?? []);
      const seconds = (takenBackAt - Math.min(...failures)) / 1000;
      log(
        `A canary at ${share} % that fails ${name}: taken back after ${visits.length} members, ${exposed.length} of them had it, ` +
          `${failures.length} failed, ${seconds.toFixed(1)} s from the first failure`,
      );
      expect(visits.filter(({ sawAlert }) => sawAlert)).toEqual([]);
      // A hold may begin before the rollback, and ends after it.
      const auditLog = await runAz(origin, 'audit', 'verify', '--last', '3');
      expect(auditLog).toContain('guardrail  recall  content  done');
      expect(await runAz(origin, 'rollout', 'status', 'content')).toContain(`${version}  recalled`);
      // New visitors no longer get the recalled version.
      expect(await visit(browser, origin, version, '/help')).toMatchObject({
        isCanary: false,
        sawAlert: false,
      });
    },
  );
}

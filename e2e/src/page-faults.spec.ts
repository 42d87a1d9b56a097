import type { Page, Request } from '@playwright/test';
import { codeChanges } from '../../deploy/src/faults/failure-kit.ts';
import { useMenus } from './harness/conformance.ts';
import { areas, pathsOf } from './harness/every-path.ts';
import type { Origin } from './harness/origin.ts';
import { publishChanged, runAz, type Scripts } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** Whether all pages of every area are checked, or only the first page of each. */
const isLong = process.env.AZ_GUARDRAIL === 'long';

type Report = {
  area: string;
  what: string;
  failure?: { stage: string; cause: string };
  failedCalls?: number;
  longTasksMs?: number;
  layoutShift?: number;
};

/** Collects the reports that pages send about the versions of a rollout. */
function watchReports(page: Page): Report[] {
  const seen: Report[] = [];
  page.context().on('request', (request: Request) => {
    if (!request.url().endsWith('/discovery/reports')) return;
    seen.push(...(JSON.parse(request.postData() ?? '{"reports":[]}') as { reports: Report[] }).reports);
  });
  return seen;
}

const failuresIn = (reports: Report[]) =>
  reports.flatMap(({ area, what, failure }) =>
    what === 'unattributed' ? `${area} ${failure?.stage}: ${failure?.cause}` : [],
  );

/** Rolls a changed version of an area out to everybody while `visit` runs. */
async function rollOut(
  origin: Origin,
  area: string,
  change: (script: string) => string,
  visit: () => Promise<void>,
) {
  const changeAll = (scripts: Scripts) => {
    for (const [file, text] of scripts) scripts.set(file, change(text));
  };
  const { version } = await publishChanged(origin, area, changeAll);
  await runAz(origin, 'rollout', 'start', area, version, '--steps', '100');
  try {
    await visit();
  } finally {
    await runAz(origin, 'rollout', 'abort', area);
  }
}

const faults = [
  ['rejects', 'content error: The failure kit rejects'],
  ['hides-header', 'content page: The page is unusable: header hidden'],
  ['covers-page', 'content page: The page is unusable: header covered'],
  ['loads-forever', 'content page: The page is unusable: busy'],
  ['only-error', 'content page: The page is unusable: only an error'],
  ['changes-address', 'content page: The page is unusable: address changes'],
  ['replaces-fetch', 'content page: The page is unusable: fetch was replaced'],
] as const;

test.describe('in a rollout', () => {
  test.describe.configure({ mode: 'serial' });

  for (const [fault, expected] of faults)
    test(`a version that ${fault} counts as failed, and not as working`, async ({
      page,
      wire,
      origin,
      expectErrors,
    }) => {
      // Expected: the browser's warning that it throttles navigation, and the rejection that the fault causes.
      expectErrors(/Throttling navigation|The failure kit rejects/);
      const reports = watchReports(page);
      await signedIn(page, wire.url);
      await rollOut(origin, 'content', codeChanges[fault], async () => {
        await page.goto('/blogs', { waitUntil: 'commit' });
        await expect.poll(() => failuresIn(reports), { timeout: 60_000 }).toEqual([expected]);
      });
    });

  test('a version that loads for 20 seconds above its content is reported as waiting, and works', async ({
    page,
    wire,
    origin,
  }) => {
    const reports = watchReports(page);
    await signedIn(page, wire.url);
    await rollOut(origin, 'content', codeChanges['loads-long'], async () => {
      await page.goto('/blogs', { waitUntil: 'commit' });
      const outcomes = () =>
        reports
          .filter(({ area, what }) => area === 'content' && ['waiting', 'ok'].includes(what))
          .map(({ what }) => what);
      await expect.poll(outcomes, { timeout: 60_000 }).toEqual(['waiting', 'ok']);
      await expect.poll(() => reports.map(({ what }) => what), { timeout: 30_000 }).toContain('content');
      expect(failuresIn(reports)).toEqual([]);
    });
  });

  test('a page that stops responding is reported by its worker', async ({ page, wire, origin }) => {
    const reports = watchReports(page);
    await signedIn(page, wire.url);
    const hangLater = (script: string) =>
      codeChanges
        .rejects(script)
        .replace("Promise.reject('The failure kit rejects'),3000", '{for(;;);},12000');
    await rollOut(origin, 'content', hangLater, async () => {
      await page.goto('/blogs', { waitUntil: 'commit' });
      await expect
        .poll(() => failuresIn(reports), { timeout: 60_000 })
        .toEqual(['content hang: The page does not respond']);
      await page.close();
    });
  });

  test('a page that never ends its first render reports its start and nothing else', async ({
    page,
    wire,
    origin,
  }) => {
    const reports = watchReports(page);
    await signedIn(page, wire.url);
    await rollOut(origin, 'content', codeChanges.hangs, async () => {
      await page.goto('/blogs', { waitUntil: 'commit' });
      await expect.poll(() => reports.map(({ what }) => what)).toEqual(['started']);
      await page.close();
      expect(reports).toHaveLength(1);
    });
  });

  test('failed calls, long tasks and layout shifts of a version are reported', async ({
    page,
    wire,
    origin,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    const reports = watchReports(page);
    await signedIn(page, wire.url);
    // A failing call at once. The long task and the layout shift come later, when the checks of the page have loaded.
    const misbehave = `fetch('/az-connect-backend/api/no-such-call');setTimeout(()=>{
      for(const end=performance.now()+300;performance.now()<end;);
      document.querySelector('main').style.marginTop='300px'},12000)`;
    const rejects = "setTimeout(()=>Promise.reject('The failure kit rejects'),3000)";
    const change = (script: string) =>
      codeChanges.rejects(script).replace(rejects, misbehave.replace(/\s*\n\s*/g, ''));
    await rollOut(origin, 'content', change, async () => {
      await page.goto('/blogs', { waitUntil: 'commit' });
      const lastMeasures = async () => {
        // Pretends to leave the page, because it reports then. Its next regular report may be minutes away.
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
        return reports.findLast(({ what }) => what === 'measures');
      };
      await expect
        .poll(
          async () => {
            const { area, failedCalls, longTasksMs = 0, layoutShift = 0 } = (await lastMeasures()) ?? {};
            return { area, failedCalls, hasLongTask: longTasksMs >= 300, isShifted: layoutShift > 0.01 };
          },
          { timeout: 60_000 },
        )
        .toEqual({ area: 'content', failedCalls: 1, hasLongTask: true, isShifted: true });
      await expect
        .poll(() => runAz(origin, 'rollout', 'status', 'content'), { timeout: 30_000 })
        .toContain('measured in 1, with a failed call 1');
    });
  });

  for (const area of areas)
    test(`${area}: a version without a fault counts as working, whatever is open`, async ({
      page,
      wire,
      origin,
    }) => {
      test.setTimeout(isLong ? 600_000 : 90_000);
      const reports = watchReports(page);
      await signedIn(page, wire.url);
      await rollOut(
        origin,
        area,
        (script) => script,
        async () => {
          const paths = pathsOf(area);
          for (const path of isLong ? paths : paths.slice(0, 1)) {
            const before = reports.length;
            await page.goto(path);
            await useMenus(page);
            await page.keyboard.press('Control+k');
            await expect(page.getByRole('dialog')).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
            await expect
              .poll(() => reports.slice(before).map(({ what }) => what), { timeout: 30_000 })
              .toContain('ok');
            expect(failuresIn(reports), path).toEqual([]);
          }
        },
      );
    });
});

import { areas, pathsOf } from './harness/every-path.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { releaseRepeatedly } from './harness/releases.ts';
import { expect } from './harness/test.ts';
import { newVisitor, type Visitor, type VisitorErrors } from './harness/visitor.ts';

// `npm run soak -- rollout [<navigations> [<releases>]]` runs the long form.
const navigations = Number(process.env.AZ_NAVIGATIONS ?? 24);
const releases = Number(process.env.AZ_RELEASES ?? 1);

const nothing: VisitorErrors = { failedViews: [], failedChunks: [], errors: [] };

const log = (line: string) => process.stdout.write(`${line}\n`);

const everyPath = areas.flatMap(pathsOf);

/** Opens all pages, in an order that depends on `stride`. Every eighth page is loaded as a document. */
async function browse({ visit }: Visitor, stride: number, goesOn: () => boolean): Promise<void> {
  for (let turn = 0; goesOn(); turn += 1) {
    const path = everyPath[(turn * stride) % everyPath.length] ?? '';
    await visit(path, turn % 8 === 0 ? 'load' : 'inside');
  }
}

const ownOrigin = ownOriginTest();

ownOrigin(
  'members browse every page while every area is released and taken back, and a tab outlives it all',
  async ({ browser, ownOrigin: origin }) => {
    ownOrigin.setTimeout(120_000 + navigations * 5_000 + releases * 120_000);
    const tab = await newVisitor(browser, origin.url);
    // This tab has loaded every area in the version from before the releases.
    for (const [index, area] of areas.entries())
      await tab.visit(pathsOf(area)[0] ?? '/', index === 0 ? 'load' : 'inside');
    const loaded = await tab.page.evaluate(() => performance.timeOrigin);

    const members = await Promise.all([newVisitor(browser, origin.url), newVisitor(browser, origin.url)]);
    let seen = 0;
    let rounds = 0;
    const isOpen = () => seen < navigations || rounds < releases;
    const browsing = members.map((member, index) =>
      browse(member, [7, 11][index] ?? 1, () => {
        seen += 1;
        return isOpen();
      }),
    );
    const done = await releaseRepeatedly(origin, (soFar) => {
      rounds = soFar;
      log(`${rounds} releases of every area, ${seen} navigations`);
      return isOpen();
    });
    await Promise.all(browsing);
    const visited = releases > 1 ? everyPath : areas.map((area) => pathsOf(area).at(-1) ?? '/');
    for (const path of visited) await tab.visit(path, 'inside');

    const all = [tab, ...members].map(({ visitorErrors }) => visitorErrors);
    const total = (kind: keyof VisitorErrors) =>
      all.reduce((sum, visitorErrors) => sum + visitorErrors[kind].length, 0);
    log(
      `${seen} navigations and ${visited.length} of a tab from before, ${done.releases} releases, ${done.rollbacks} rollbacks: ` +
        `${total('failedViews')} failed page views, ${total('failedChunks')} failed chunks, ${total('errors')} errors`,
    );
    expect(members.map(({ visitorErrors }) => visitorErrors)).toEqual([nothing, nothing]);
    expect(tab.visitorErrors).toEqual(nothing);
    expect(await tab.page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    expect(seen).toBeGreaterThanOrEqual(navigations);
    expect(done.releases).toBeGreaterThanOrEqual(releases * areas.length);
    for (const { leave } of [tab, ...members]) await leave();
  },
);

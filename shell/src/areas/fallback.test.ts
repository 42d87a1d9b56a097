import type { AreaModule } from '@az/shared/area';
import { isCanaryFile } from '../page/canary-files.ts';
import { integrityOf } from '../page/integrity.ts';
import { allowedEntry } from '../testing/allowed-entry.ts';
import { watchFailures } from '../testing/failures.ts';
import { areaBase, sampleCanary } from '../testing/sample-page.ts';
import { settleStyles } from '../testing/styles.ts';
import { fallbackEvent, type PreloadErrorDetail } from './area-error.ts';
import { PageAreas } from './discovery.ts';
import { exposedModule } from './exposed-module.ts';
import { loadArea, loadPage, loadSlot } from './load-area.ts';

// Mocks the linking of an area to the page.
jest.mock('./exposed-module.ts', () => ({ exposedModule: jest.fn() }));
const linked = jest.mocked(exposedModule);

const Canary = () => null;
const Stable = () => null;
const as = (Component: () => null) => async () => ({ Component });

let area: string;
let areas: PageAreas;
let fallbacks: PreloadErrorDetail[];
let count = 0;

const home = () => `/${area}/home`;
const moduleWith = (Component: () => null): { area: AreaModule } => ({
  area: { routes: { [home()]: as(Component) }, slots: { 'feed.composer': as(Component) } },
});

/** Result of linking the canary; the previous version always works. */
function canaryResolvesTo(give: () => Promise<unknown>) {
  linked.mockImplementation(async ({ extras }) =>
    extras.az.container.endsWith('_cccccccc') ? (give() as never) : moduleWith(Stable),
  );
}

const keep = (event: Event) => fallbacks.push((event as CustomEvent<PreloadErrorDetail>).detail);

beforeEach(() => {
  count += 1;
  area = `trial${count}`;
  areas = new PageAreas(sampleCanary(area));
  fallbacks = [];
  window.addEventListener(fallbackEvent, keep);
  settleStyles('load');
});

afterEach(() => {
  window.removeEventListener(fallbackEvent, keep);
  jest.useRealTimers();
});

test('members see a canary that works', async () => {
  canaryResolvesTo(async () => moduleWith(Canary));
  expect(await loadPage(areas, area, home())).toMatchObject({
    value: { Page: Canary, Frame: null },
    live: { version: '2.0.0+cccccccc' },
  });
  expect(fallbacks).toEqual([]);
});

test('a canary that is recalled while its signature is verified is replaced without an error', async () => {
  canaryResolvesTo(async () => moduleWith(Canary));
  const loading = loadPage(areas, area, home());
  // The verification has begun.
  await areas.find(area);
  areas.blockVersions([`${area}@2.0.0+cccccccc`]);
  expect(await loading).toMatchObject({ value: { Page: Stable }, live: { version: '1.0.0+bbbbbbbb' } });
  expect(areas.runningVersions()).toEqual([`${area}@1.0.0+bbbbbbbb`]);
});

test('its files are requested once; those of the previous version as often as any', async () => {
  await allowedEntry(areas, area);
  expect(isCanaryFile(`${areaBase(area).replace('1.0.0-bbbbbbbb', '2.0.0-cccccccc')}page.js`)).toBe(true);
  expect(isCanaryFile(`${areaBase(area)}page.js`)).toBe(false);
});

const lost = () => Promise.reject(new Error('404'));

test.each([
  ['whose entry is lost', lost],
  ['that exposes nothing', async () => null],
  ['without the page', async () => ({ area: { routes: {} } })],
  [
    'whose page is lost',
    async () => ({ area: { routes: { [home()]: lost }, slots: { 'feed.composer': lost } } }),
  ],
])('a canary %s is replaced by the previous version, with one report', async (_, give) => {
  const { events } = watchFailures();
  canaryResolvesTo(give);
  const both = await Promise.all([loadPage(areas, area, home()), loadSlot(areas, area, 'feed.composer')]);
  const live = { area, version: '1.0.0+bbbbbbbb' };
  expect(both).toMatchObject([
    { value: { Page: Stable, Frame: null }, live },
    { value: Stable, live },
  ]);
  expect(integrityOf(`${areaBase(area)}page.js`)).toBe('sha384-page');
  expect(fallbacks).toEqual([expect.objectContaining({ area, version: '2.0.0+cccccccc' })]);
  expect(events).toEqual([]);
});

test('a canary that hangs is given up after 2.5 seconds', async () => {
  jest.useFakeTimers();
  canaryResolvesTo(() => new Promise(() => undefined));
  const done = jest.fn();
  void loadArea(areas, area).then(done);
  await jest.advanceTimersByTimeAsync(2_499);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
  expect(fallbacks).toHaveLength(1);
});

test('a failure of the previous version is reported as its own failure', async () => {
  linked.mockRejectedValue(new Error('500'));
  await expect(loadPage(areas, area, home())).rejects.toMatchObject({ area, version: '1.0.0+bbbbbbbb' });
  expect(fallbacks).toHaveLength(1);
});

import type { AreaModule } from '@az/shared/area';
import { watchFailures } from '../testing/failures.ts';
import { areaBase, samplePage } from '../testing/sample-page.ts';
import { addresses, scripts } from '../testing/scripts.ts';
import { settleStyles, styleLinks } from '../testing/styles.ts';
import { PageAreas } from './discovery.ts';
import { exposedModule } from './exposed-module.ts';
import { loadArea, loadPage, loadSlot, prefetchPage } from './load-area.ts';

// Mocks the linking of an area to the page.
jest.mock('./exposed-module.ts', () => ({ exposedModule: jest.fn() }));
const linked = jest.mocked(exposedModule);

const Page = () => null;
const Frame = () => null;
const load =
  <Part>(Component: Part) =>
  async () => ({ Component });

let area: string;
let areas: PageAreas;
let count = 0;

/** Makes the area expose a module. */
const expose = (module: Partial<AreaModule>) =>
  linked.mockResolvedValue({ area: { routes: {}, ...module } satisfies AreaModule });

const home = () => `/${area}/home`;

beforeEach(() => {
  // Loaded modules are kept for the life of the page.
  count += 1;
  area = `area${count}`;
  areas = new PageAreas(samplePage(area));
  document.head.replaceChildren();
  linked.mockReset();
  settleStyles('load');
});

test('a page comes with the frame of its area', async () => {
  expose({ routes: { [home()]: load(Page) }, layout: load(Frame) });
  expect(await loadPage(areas, area, home())).toMatchObject({ value: { Page, Frame }, live: { area } });
});

test('an area may have no frame', async () => {
  expose({ routes: { [home()]: load(Page) } });
  expect(await loadPage(areas, area, home())).toMatchObject({ value: { Page, Frame: null } });
});

test('the version named by discovery is linked under its own container, once', async () => {
  expose({ routes: { [home()]: load(Page) } });
  await Promise.all([loadArea(areas, area), loadPage(areas, area, home())]);
  await loadArea(areas, area);
  expect(linked.mock.calls.map(([{ url, extras }]) => [url, extras.az.container])).toEqual([
    [`${areaBase(area)}remoteEntry.js`, `${area}_bbbbbbbb`],
  ]);
});

test('every file of the first view is requested at once, before the entry has loaded', async () => {
  linked.mockReturnValue(new Promise(() => undefined));
  void loadPage(areas, area, home());
  await new Promise((resolve) => setTimeout(resolve));
  expect(addresses()).toEqual([`${areaBase(area)}remoteEntry.js`, `${areaBase(area)}page.js`]);
  const [style, ...more] = styleLinks();
  expect(style).toMatchObject({
    media: 'all',
    crossOrigin: 'anonymous',
    integrity: 'sha384-style',
    href: `${location.origin}${areaBase(area)}page.css`,
  });
  expect(more).toEqual([]);
});

test('prefetching a page fetches its files and does not link its area', async () => {
  const fetched = prefetchPage(areas, area, home());
  await new Promise((resolve) => setTimeout(resolve));
  expect(addresses()).toEqual([`${areaBase(area)}remoteEntry.js`, `${areaBase(area)}page.js`]);
  expect(styleLinks().map(({ media }) => media)).toEqual(['not all']);
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await fetched;
  expect(linked).not.toHaveBeenCalled();
  expose({ routes: { [home()]: load(Page) } });
  await loadPage(areas, area, home());
  expect(addresses()).toEqual([]);
  expect(styleLinks().map(({ media }) => media)).toEqual(['all']);
});

test('a page waits for its style sheets', async () => {
  settleStyles('error');
  expose({ routes: { [home()]: load(Page) } });
  const page = loadPage(areas, area, home());
  await expect(page).rejects.toMatchObject({ area, stage: 'page' });
  settleStyles('load');
  expect(await loadPage(areas, area, home())).toMatchObject({ value: { Page, Frame: null } });
});

test('a failed prefetch raises no error', async () => {
  settleStyles('error');
  jest.useFakeTimers();
  const { events } = watchFailures();
  const fetched = prefetchPage(areas, area, home());
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await jest.advanceTimersByTimeAsync(5_000);
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
  }
  await fetched;
  jest.useRealTimers();
  expect(events).toEqual([]);
});

test('an area that discovery does not name is not prefetched', async () => {
  globalThis.fetch = jest.fn(async () => Response.json({}, { status: 404 }));
  await prefetchPage(areas, 'nowhere', '/nowhere');
  expect(addresses()).toEqual([]);
});

test('no file of the first view is requested twice', async () => {
  expose({ routes: { [home()]: load(Page) } });
  await loadPage(areas, area, home());
  await loadPage(areas, area, home());
  expect(addresses()).toHaveLength(2);
  expect(styleLinks()).toHaveLength(1);
});

test('a slot loads without a page', async () => {
  expose({ slots: { 'feed.composer': load(Page) } });
  expect(await loadSlot(areas, area, 'feed.composer')).toMatchObject({ value: Page });
  expect(addresses()).toEqual([]);
});

describe('a failure names the stage at which loading failed', () => {
  const version = '1.0.0+bbbbbbbb';
  const cause = new Error('lost');
  const loses = () => Promise.reject(cause);

  test('discovery', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
    const lost = { area: 'unknown', stage: 'discovery', version: null, cause };
    await expect(loadPage(areas, 'unknown', '/x')).rejects.toMatchObject(lost);
    await expect(loadSlot(areas, 'unknown', 'feed.composer')).rejects.toMatchObject(lost);
  });

  test('the entry or what it exposes', async () => {
    linked.mockRejectedValue(cause);
    await expect(loadArea(areas, area)).rejects.toMatchObject({ area, stage: 'expose', version, cause });
  });

  test.each([null, {}])('an entry that exposes %p', async (exposed) => {
    linked.mockResolvedValue(exposed as never);
    await expect(loadArea(areas, area)).rejects.toMatchObject({ area, stage: 'expose', version });
  });

  test('the page', async () => {
    expose({ routes: { [home()]: loses } });
    const lost = loadPage(areas, area, home());
    await expect(lost).rejects.toMatchObject({ area, stage: 'page', version, cause });
  });

  test('a page that the area does not have', async () => {
    expose({});
    await expect(loadPage(areas, area, home())).rejects.toMatchObject({ area, stage: 'page', version });
  });

  test('the frame', async () => {
    expose({ routes: { [home()]: load(Page) }, layout: loses });
    const lost = loadPage(areas, area, home());
    await expect(lost).rejects.toMatchObject({ area, stage: 'layout', version, cause });
  });

  test.each([
    ['a slot', { 'feed.composer': loses }],
    ['a slot the area does not have', {}],
  ])('%s', async (_case, slots) => {
    expose({ slots });
    const lost = loadSlot(areas, area, 'feed.composer');
    await expect(lost).rejects.toMatchObject({ area, stage: 'slot', version });
  });
});

test('an area that failed to load is requested again by the next call', async () => {
  linked.mockRejectedValueOnce(new Error('lost'));
  await expect(loadPage(areas, area, home())).rejects.toThrow();
  expose({ routes: { [home()]: load(Page) } });
  expect(await loadPage(areas, area, home())).toMatchObject({ value: { Page, Frame: null } });
});

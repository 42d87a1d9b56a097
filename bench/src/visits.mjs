/** Visits of a browser that knows the product: again, reloaded, after releases, and Back and Forward from another site. */
import { summaryOf, written } from './compare.mjs';
import { makeVersion } from './new-version.mjs';
import { plainLoad } from './one-load.mjs';
import { knownVisitor, returnVisit } from './one-visit.mjs';
import { pages } from './pages.mjs';
import { writeResults } from './results.mjs';
import { median, rounded } from './statistics.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';
import { openBrowserWithPageCache } from './transfer.mjs';
import { measureVariants } from './variants.mjs';

const defaultRuns = 7;
const runs = Number(switches.runs ?? defaultRuns);
const asked = switches.page ?? pages.map(({ path }) => path);
/** All ratios are to this page, because machines differ. */
const reference = '/landing';
const chosen = pages.filter(({ path }) => path === reference || asked.includes(path));
const figures = ['html', 'firstPaint', 'paint', 'ready', 'bytes', 'fileBytes', 'cls'];

const areaOf = (builds, path) =>
  builds.find(({ record: { area, first = {} } }) => area !== 'shell' && path in first)?.record.area ??
  'shell';

/** Publishes another version of the builds that `isChosen`, if they have files, and warms up the page. */
async function release({ browser, variant, page }, isChosen) {
  for (const { folder } of variant.builds.filter(({ record }) => isChosen(record))) {
    const made = makeVersion(folder);
    await variant.publish(made);
    made.remove();
  }
  // The origin compresses on the first request and reuses the result.
  await plainLoad({ browser, variant, page });
}

/** One visit of each kind. Visits after a release are measured where this process can publish an area. */
async function oneRun(load, withPageCache) {
  const known = await knownVisitor(load);
  const seen = { second: await known.visit(), third: await known.visit(), reload: await known.visit(true) };
  await known.close();
  const { variant, page } = load;
  if (variant.publish && variant.builds.every(({ folder }) => folder)) {
    const own = areaOf(variant.builds, page.path);
    const releases = { area: ({ area }) => area === own, everything: () => true };
    for (const [kind, isChosen] of Object.entries(releases)) {
      const before = await knownVisitor(load);
      await release(load, isChosen);
      seen[kind] = await before.visit();
      await before.close();
    }
  }
  for (const direction of ['back', 'forward'])
    seen[direction] = await returnVisit({ ...load, browser: withPageCache }, direction);
  return seen;
}

/** Stops if a visit with known files has transferred one: the cache does not work, and the figures mean nothing. */
function assertCached(path, { second, third, reload }) {
  for (const [kind, { fileBytes }] of Object.entries({ second, third, reload }))
    if (fileBytes > 0) throw new Error(`${path}, ${kind}: ${fileBytes} bytes of files came from the network`);
}

async function measure(browser, variants, machine) {
  const withPageCache = await openBrowserWithPageCache();
  const seen = Object.fromEntries(
    chosen.map(({ path }) => [path, Object.fromEntries(variants.map(({ name }) => [name, []]))]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const page of chosen) {
      for (const variant of run % 2 ? variants.toReversed() : variants) {
        const visits = await oneRun({ browser, variant, page }, withPageCache);
        assertCached(page.path, visits);
        seen[page.path][variant.name].push(visits);
      }
      machine.sample();
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  await withPageCache.close();
  return seen;
}

const { seen, noise } = await measureVariants(measure, { ...switches, isSecure: false });

/** Time until the largest paint; for Back and Forward until the page shows its row again. */
const timeOf = (visit) => visit.paint ?? visit.ready;

/** Medians and ranges of each kind of visit, and the ratio of its time to that of the reference in the same run. */
function summaryOfVariant(list, references) {
  return Object.fromEntries(
    Object.keys(list[0] ?? {}).map((kind) => {
      const visits = list.map((one) => one[kind]);
      const measured = [...figures, 'fromMemory'].filter((figure) => visits[0][figure] !== undefined);
      const ratios = list.map((one, run) => timeOf(one[kind]) / timeOf(references[run][kind]));
      return [
        kind,
        {
          ...Object.fromEntries(
            measured.map((figure) => [figure, summaryOf(visits.map((one) => one[figure]))]),
          ),
          ratioToLanding: rounded(median(ratios)),
        },
      ];
    }),
  );
}

const results = Object.fromEntries(
  Object.entries(seen).map(([path, variants]) => [
    path,
    Object.fromEntries(
      Object.entries(variants).map(([name, list]) => [name, summaryOfVariant(list, seen[reference][name])]),
    ),
  ]),
);

const cell = (summary) => (summary ? written(summary) : '–');
for (const [path, variants] of Object.entries(results)) {
  const rows = Object.entries(variants).flatMap(([name, kinds]) =>
    Object.entries(kinds).map(
      ([kind, { html, firstPaint, paint, ready, bytes, fromMemory, ratioToLanding }]) => [
        ...[name, kind, cell(html), cell(firstPaint), cell(paint), cell(ready), cell(bytes)],
        ...[fromMemory ? String(fromMemory.median === 1) : '–', ratioToLanding.toFixed(2)],
      ],
    ),
  );
  const head = ['variant', 'visit', 'HTML', 'first paint', 'largest paint', 'ready', 'bytes', 'from memory'];
  console.log(
    `\n${path}, milliseconds, median (range) of ${runs}\n\n${table([...head, '/ landing'], rows, 2)}`,
  );
}
console.log(`\nThe machine: ${JSON.stringify(noise)}\n`);
if (runs >= defaultRuns && !switches.page)
  writeResults({ visits: { ...results, machine: { ...noise, runs } } });

/** Time from a click to another area's page: clicked at once (`cold`), after hovering, or after a pause (`idle`). */
import { changeRoute, linkTo } from './change-route.mjs';
import { compare, written, writtenDifference } from './compare.mjs';
import { feedPage, otherPages } from './links.mjs';
import { openUntilReady, plainLoad, slow4g } from './one-load.mjs';
import { writeResults } from './results.mjs';
import { switches } from './switches.mjs';
import { table } from './table.mjs';
import { measureVariants } from './variants.mjs';

const defaultRuns = 5;
const runs = Number(switches.runs ?? defaultRuns);
const targets = otherPages.filter(({ path }) => switches.page?.includes(path) ?? true);

/** How long no request may be seen before the click, in ms: `hover` on the link, `idle` after the page has loaded. */
const quiet = { hover: 1000, idle: 3000 };

const idleInPage = () => new Promise((resolve) => requestIdleCallback(() => resolve()));

const visitors = {
  cold: async () => undefined,
  hover: async (opened, { link }) => {
    await linkTo(opened.page, link).hover();
    await opened.quiet(quiet.hover);
  },
  idle: async (opened) => {
    await opened.page.evaluate(idleInPage);
    await opened.quiet(quiet.idle);
  },
};

const networks = {
  plain: async () => undefined,
  slow4g: ({ session }) => session.send('Network.emulateNetworkConditions', slow4g),
};

const cases = targets.flatMap((target) =>
  Object.keys(networks).flatMap((network) =>
    Object.keys(visitors).map((visitor) => ({ target, network, visitor })),
  ),
);

const keyOf = ({ target, network, visitor }) => `${target.path} ${network} ${visitor}`;

async function oneChange(load, { target, network, visitor }) {
  const opened = await openUntilReady({ ...load, page: { ...feedPage, isGuarded: true } });
  await networks[network](opened);
  await visitors[visitor](opened, target);
  const before = opened.requests().length;
  const took = await changeRoute(opened.page, target);
  const requests = opened.requests().length - before;
  await opened.close();
  return { took, requests };
}

async function measure(browser, variants, machine) {
  const seen = Object.fromEntries(cases.map((one) => [keyOf(one), { federated: [], oneBundle: [] }]));
  // Each page is loaded once before, because the origin compresses on the first request and reuses the result.
  for (const page of [feedPage, ...targets])
    for (const variant of variants) await plainLoad({ browser, variant, page: { ...page, isGuarded: true } });
  for (let run = 0; run < runs; run += 1) {
    for (const one of cases) {
      for (const variant of run % 2 ? variants.toReversed() : variants)
        seen[keyOf(one)][variant.name].push(await oneChange({ browser, variant }, one));
      machine.sample();
    }
    console.error(`run ${run + 1} of ${runs}`);
  }
  return seen;
}

/** Compares the milliseconds and the number of requests from the click until the page was shown. */
function figuresOf({ federated, oneBundle }) {
  const only = (figure) => ({
    federated: federated.map((one) => one[figure]),
    oneBundle: oneBundle.map((one) => one[figure]),
  });
  return { ...compare(only('took')), requests: compare(only('requests')) };
}

function lineOf(one, { federated, oneBundle, ratio, difference, requests }) {
  return [
    ...[`\`${one.target.path}\``, one.network, one.visitor],
    ...[written(federated), written(oneBundle), ratio, writtenDifference(difference)],
    `${requests.federated.median} / ${requests.oneBundle.median}`,
  ];
}

const { seen, noise } = await measureVariants(measure);

const byKey = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));

const figures = byKey(
  targets.map(({ path }) => path),
  (path) =>
    byKey(Object.keys(networks), (network) =>
      byKey(Object.keys(visitors), (visitor) =>
        figuresOf(seen[keyOf({ target: { path }, network, visitor })]),
      ),
    ),
);
const lines = cases.map((one) => lineOf(one, figures[one.target.path][one.network][one.visitor]));
const head = [
  'page',
  'network',
  'visitor',
  'federated, ms',
  'one bundle, ms',
  'ratio',
  'difference',
  'requests',
];
console.log(`\nFrom the click to the page, median (range) of ${runs}\n\n${table(head, lines, 3)}\n`);
console.log(`The machine: ${JSON.stringify(noise)}\n`);
if (runs >= defaultRuns && targets.length === otherPages.length)
  writeResults({ routes: { ...figures, machine: { ...noise, runs } } });

import webpack from 'webpack';
import { build, publishables } from '../../deploy/dist/build/build.js';
import { buildOneBundle } from '../one-bundle/build.mjs';
import { watchMachine } from './machine.mjs';
import { serveBuilds } from './serve.mjs';
import { openBrowser, signedInState } from './transfer.mjs';

/** The federated product, built. */
export async function federatedBuilds() {
  const builds = [];
  for (const name of publishables) builds.push(await build(name));
  return builds;
}

async function oneBundleBuilds() {
  const { folder, records } = await buildOneBundle(webpack);
  return records.map((record, index) => ({ record, folder: index === 0 ? folder : null }));
}

/**
 * Both variants of the product, each served by its own origin, with the state of a signed-in browser; `withBefore` also
 * serves the federated one as it was before its pages had the answers to their first calls.
 */
async function serveVariants(browser, withBefore) {
  const federated = await federatedBuilds();
  const variants = [];
  for (const [name, builds, environment] of [
    ['federated', federated],
    ['oneBundle', await oneBundleBuilds()],
    ...(withBefore ? [['before', federated, { PAGE_ANSWERS_MS: '0' }]] : []),
  ]) {
    const served = await serveBuilds(builds, { environment });
    variants.push({ name, ...served, state: await signedInState(browser, served.url, '/feed/home') });
  }
  return variants;
}

/**
 * Serves both variants to a browser while `measure(browser, variants, machine)` runs. Returns its result as `seen`, and
 * the noise of the machine as `noise`.
 */
export async function measureVariants(measure, { withBefore = false } = {}) {
  const browser = await openBrowser();
  const variants = await serveVariants(browser, withBefore);
  const machine = watchMachine();
  const seen = await measure(browser, variants, machine);
  const noise = machine.noise();
  for (const { stop } of variants) await stop();
  await browser.close();
  return { seen, noise };
}

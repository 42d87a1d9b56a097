import webpack from 'webpack';
import { build, publishables } from '../../deploy/dist/build/build.js';
import { buildOneBundle } from '../one-bundle/build.mjs';
import { serveCommit } from './earlier.mjs';
import { watchMachine } from './machine.mjs';
import { serveBuilds } from './serve.mjs';
import { openBrowser, signedInState } from './transfer.mjs';

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
 * Starts both variants, and the commit `before` if given, each on its own origin with a signed-in browser's state. With
 * `isSecure` false, over plain HTTP: browsers cache nothing from an origin whose certificate they do not trust.
 */
async function serveVariants(browser, before, isSecure) {
  const serve = async (name, builds) => ({ name, builds, ...(await serveBuilds(builds, { isSecure })) });
  const served = [
    await serve('federated', await federatedBuilds()),
    await serve('oneBundle', await oneBundleBuilds()),
    ...(before ? [{ name: 'before', ...(await serveCommit(before, { isSecure })) }] : []),
  ];
  const variants = [];
  for (const one of served)
    variants.push({ ...one, state: await signedInState(browser, one.url, '/feed/home') });
  return variants;
}

/** Starts the variants, calls `measure(browser, variants, machine)`, and returns its result as `seen`. */
export async function measureVariants(measure, { before, isSecure = true } = {}) {
  const browser = await openBrowser();
  const variants = await serveVariants(browser, before, isSecure);
  const machine = watchMachine();
  const seen = await measure(browser, variants, machine);
  const noise = machine.noise();
  for (const { stop } of variants) await stop();
  await browser.close();
  return { seen, noise };
}

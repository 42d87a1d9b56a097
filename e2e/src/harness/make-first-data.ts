import { bundleProgram } from '../../../shared/build/bundle-program.mjs';
import { bundledOrigin, compiledOrigin, makeDataDir, startOrigin, wellCompressed } from './origin.ts';

/** Once for all tests: bundles the origin, and creates the data of a first start, published versions and the demo network. */
export default async function makeFirstData(): Promise<() => Promise<void>> {
  await bundleProgram(compiledOrigin, bundledOrigin);
  const { dataDir, remove } = await makeDataDir();
  const origin = await startOrigin(dataDir, wellCompressed);
  // Replies when the console is built, so that not each origin of the tests builds it.
  await fetch(`${origin.adminUrl}/deploy`);
  await origin.stop();
  process.env.AZ_FIRST_TOKEN = /Deploy token, shown this once: (\S+)/.exec(origin.output())?.[1];
  process.env.AZ_FIRST_DATA = dataDir;
  return remove;
}

import { parseArgs } from 'node:util';
import { buildAhead } from './build/build.ts';
import { run } from './run.ts';

async function start() {
  const { values } = parseArgs({ options: { 'new-token': { type: 'boolean', default: false } } });
  await run({ newToken: values['new-token'], prepare: buildAhead });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

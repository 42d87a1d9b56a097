import { build } from './build/build.ts';
import { runCommandLine } from './command-line/command-line.ts';
import { signingKeyOf } from './versions/signing-keys.ts';

// A reader may close the pipe early (`az rollout status | head -1`): this is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  send: fetch,
  build,
  // Imported here, so that only a crawl loads the driver of the browser.
  crawl: async (plan) => (await import('./crawl/crawl.ts')).crawl(plan),
  signingKey: () => signingKeyOf(process.env),
  now: Date.now,
});

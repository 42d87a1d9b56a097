import { build } from './build/build.ts';
import { runCommandLine } from './command-line/command-line.ts';
import { signingKeyOf } from './versions/signing-keys.ts';

// A reader that closes the pipe early (`az rollout status | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  send: fetch,
  build,
  // The browser's driver is loaded only when needed.
  crawl: async (plan) => (await import('./crawl/crawl.ts')).crawl(plan),
  signingKey: () => signingKeyOf(process.env),
  now: Date.now,
});

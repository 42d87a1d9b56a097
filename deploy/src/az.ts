import { build } from './build/build.ts';
import { runCommandLine } from './command-line/command-line.ts';
import { signingKeyOf } from './versions/signing-keys.ts';

// Whoever reads only the first lines (`az rollout status | head -1`) is served too.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  send: fetch,
  build,
  // The browser's driver is loaded for those who need it.
  crawl: async (plan) => (await import('./crawl/crawl.ts')).crawl(plan),
  signingKey: () => signingKeyOf(process.env),
  now: Date.now,
});

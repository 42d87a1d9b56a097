import { runCommand } from './commands.ts';
import { openDatabase } from './database/open-database.ts';
import { clockSentence } from './database/server-clock.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { migrateApi } from './migrate-api.ts';
import { checkListenAddress } from './operations/check-listen-address.ts';
import { ignoreOutputErrors } from './operations/logging.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServer } from './server.ts';

/** Shutdown ends after five seconds, finished or not. */
const maxShutdownMs = 4500;

async function serve(environment: Environment): Promise<void> {
  ignoreOutputErrors();
  await checkListenAddress(environment);
  const db = await openDatabase({ dataDir: environment.dataDir, url: environment.databaseUrl });
  const ofClock = clockSentence(db.clock.aheadMs());
  if (ofClock) process.stderr.write(`${ofClock}\n`);
  await migrateApi(db);
  if (environment.seedDemo) await seedDemo(db);
  const app = await createServer(db, environment);
  const stop = async () => {
    setTimeout(() => process.exit(1), maxShutdownMs).unref();
    await app.close();
    await db.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen({ port: environment.port, host: environment.host });
  process.stdout.write(`AZ Connect API ready: ${address}\n`);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const [, , ...parameters] = process.argv;
  await (parameters.length > 0 ? runCommand(parameters, environment) : serve(environment));
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

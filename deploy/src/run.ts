import type { AddressInfo } from 'node:net';
import { seedDemo } from '@az/backend';
import { firstToken } from './api/first-token.ts';
import { publishSources, type Target } from './build/publish-sources.ts';
import { readSettings, type Settings } from './env.ts';
import { openOrigin } from './open-origin.ts';
import type { DevelopmentServer } from './origin/development.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const isLoopback = ({ host }: Settings): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

function endOnSignal(end: () => Promise<void>) {
  const finish = () => {
    // Whatever still hangs after that is cut off: the promise is five seconds.
    setTimeout(() => process.exit(1), 4_500).unref();
    void end().then(() => process.exit(0));
  };
  process.once('SIGTERM', finish);
  process.once('SIGINT', finish);
}

/**
 * Runs the origin until it is told to end: opens the database, publishes what the sources hold and is not published
 * yet, listens, and says where. With `servers`, those parts come from development servers instead; `publish` takes the
 * place of what publishes the sources.
 */
export async function run({
  servers = [],
  publish = publishSources,
}: {
  servers?: (DevelopmentServer & { stop: () => Promise<void> })[];
  publish?: (target: Target) => Promise<void>;
} = {}) {
  const settings = readSettings(process.env);
  const { db, versions, files, signingKey, app, close } = await openOrigin(settings, servers);
  const demo = !settings.apiOrigin && settings.seedDemo && isLoopback(settings);
  if (demo && (await seedDemo(db))) say('A demo network was put into the empty database.');
  await publish({ versions, files, signingKey, say });
  await files.prepare(await versions.served());
  const token = await firstToken(versions.control);
  if (token) say(`Deploy token, shown this once: ${token}`);
  await app.listen({ port: settings.port, host: settings.host });
  // It listens on a port, not on a named pipe.
  const { port } = app.server.address() as AddressInfo;
  say(`AZ Connect ready: ${settings.tls ? 'https' : 'http'}://localhost:${port}`);
  if (demo) say('Demo sign-in: demo@az-connect.test / Demo-2026!');
  endOnSignal(async () => {
    await close();
    await Promise.all(servers.map(({ stop }) => stop()));
  });
}

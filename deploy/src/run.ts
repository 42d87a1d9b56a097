import type { AddressInfo } from 'node:net';
import { checkListenAddress, isLoopback, seedDemo } from '@az/backend';
import { operatorsToken } from './api/operators-token.ts';
import { publishSources, type Target } from './build/publish-sources.ts';
import { readSettings, type Settings } from './env.ts';
import { addressOf, openOrigin } from './open-origin.ts';
import type { OriginParts } from './origin/app.ts';
import type { DevelopmentServer } from './origin/development.ts';

/** What stands in front of the origin: its port, and its end. */
type Front = { port: number; stop: () => Promise<void> };

const say = (line: string) => process.stdout.write(`${line}\n`);

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
 * place of what publishes the sources; `newToken` makes a token for operators beside those there are; `makeFront` puts
 * something between the origin and its visitors, unless it speaks TLS; `limits` are other limits of its connections.
 */
export async function run({
  servers = [],
  publish = publishSources,
  newToken = false,
  makeFront,
  limits,
}: {
  servers?: (DevelopmentServer & { stop: () => Promise<void> })[];
  publish?: (target: Target) => Promise<void>;
  newToken?: boolean;
  makeFront?: (origin: string, place: Pick<Settings, 'host' | 'port'>) => Promise<Front>;
  limits?: OriginParts['limits'];
} = {}) {
  const settings = readSettings(process.env);
  await checkListenAddress(settings);
  const { adminHost, adminPort } = settings;
  await checkListenAddress({ host: adminHost, port: adminPort }, { host: 'ADMIN_HOST', port: 'ADMIN_PORT' });
  const { db, versions, files, signingKey, app, admin, useConsole, close } = await openOrigin(
    settings,
    servers,
    limits,
  );
  const demo = !settings.apiOrigin && settings.seedDemo && isLoopback(settings.host);
  if (demo && (await seedDemo(db))) say('A demo network was put into the empty database.');
  await publish({ versions, files, signingKey, useConsole, say });
  await files.prepare(await versions.served());
  const token = await operatorsToken(versions.control, newToken);
  if (token) say(`Deploy token, shown this once: ${token}`);
  await app.listen(
    makeFront && !settings.tls
      ? { port: 0, host: '127.0.0.1' }
      : { port: settings.port, host: settings.host },
  );
  // It listens on a port, not on a named pipe.
  const own = (app.server.address() as AddressInfo).port;
  const front = settings.tls ? null : await makeFront?.(`http://127.0.0.1:${own}`, settings);
  const port = front?.port ?? own;
  await admin.listen({ port: adminPort, host: adminHost });
  say(`Operators' console: ${addressOf(admin)}`);
  say(`AZ Connect ready: ${settings.tls ? 'https' : 'http'}://localhost:${port}`);
  if (demo) say('Demo sign-in: demo@az-connect.test / Demo-2026!');
  endOnSignal(async () => {
    await front?.stop();
    await close();
    await Promise.all(servers.map(({ stop }) => stop()));
  });
}

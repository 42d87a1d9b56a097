import type { AddressInfo } from 'node:net';
import { checkListenAddress, ignoreOutputErrors, isLoopback, openableUrl, seedDemo } from '@az/backend';
import { operatorsToken } from './api/operators-token.ts';
import { buildConsole } from './build/build.ts';
import { publishSources, type Target } from './build/publish-sources.ts';
import { readSettings, type Settings } from './env.ts';
import { openOrigin } from './open-origin.ts';
import type { OriginDeps } from './origin/app.ts';
import type { DevelopmentServer } from './origin/development.ts';
import { secondCopyNote } from './second-copy-note.ts';

type Log = (line: string) => void;

type Front = { url: string; stop: () => Promise<void> };

const log: Log = (line) => process.stdout.write(`${line}\n`);

function endOnSignal(end: () => Promise<unknown>) {
  const finish = () => {
    // Ends the process after 4.5 seconds, even with open connections, because it must end within five seconds.
    setTimeout(() => process.exit(1), 4_500).unref();
    void end().then(() => process.exit(0));
  };
  process.once('SIGTERM', finish);
  process.once('SIGINT', finish);
}

/**
 * Runs the origin until a signal: opens the database, publishes the unpublished versions of the sources, listens, logs
 * the address, and builds the operators' console. `servers`: development servers, which serve their areas or the shell
 * instead; `prepare` runs while the database is opened; `publish` replaces the publishing of the sources; `hasConsole`
 * is false for an origin without the console; `newToken` creates another token for operators; `makeFront` creates a
 * proxy in front of the origin, unless the origin speaks TLS; `limits` replaces limits of its connections.
 */
export async function run({
  servers = [],
  prepare = async () => undefined,
  publish = publishSources,
  hasConsole = true,
  newToken = false,
  makeFront,
  limits,
}: {
  servers?: (DevelopmentServer & { stop: () => Promise<void> })[];
  prepare?: (settings: Settings, log: Log) => Promise<void>;
  publish?: (target: Target) => Promise<void>;
  hasConsole?: boolean;
  newToken?: boolean;
  makeFront?: (origin: string, address: Pick<Settings, 'host' | 'port'>) => Promise<Front>;
  limits?: OriginDeps['limits'];
} = {}) {
  ignoreOutputErrors();
  let end: () => Promise<unknown> = async () => undefined;
  endOnSignal(() => end());
  const settings = readSettings(process.env);
  await checkListenAddress(settings);
  const { adminHost, adminPort } = settings;
  await checkListenAddress({ host: adminHost, port: adminPort }, { host: 'ADMIN_HOST', port: 'ADMIN_PORT' });
  const demo = !settings.apiOrigin && settings.seedDemo && isLoopback(settings.host);
  const open = async () => {
    const origin = await openOrigin(settings, servers, limits);
    if (demo && (await seedDemo(origin.db))) log('A demo network was put into the empty database.');
    return origin;
  };
  const [origin] = await Promise.all([open(), prepare(settings, log)]);
  const { versions, files, signingKey, app, admin, useConsole, close } = origin;
  await publish({ versions, files, signingKey, log });
  await files.prepare(await versions.served());
  const token = await operatorsToken(versions.control, newToken);
  if (token) log(`Deploy token, shown this once: ${token}`);
  await app.listen(
    makeFront && !settings.tls
      ? { port: 0, host: '127.0.0.1' }
      : { port: settings.port, host: settings.host },
  );
  // The cast is safe because the server listens on a port, not on a named pipe.
  const own = (app.server.address() as AddressInfo).port;
  const front = settings.tls ? null : await makeFront?.(`http://127.0.0.1:${own}`, settings);
  await admin.listen({ port: adminPort, host: adminHost });
  log(`Operators' console: ${openableUrl(admin.listeningOrigin)}`);
  const url = openableUrl(front?.url ?? app.listeningOrigin);
  log(`AZ Connect ready: ${url}`);
  const note = secondCopyNote(url);
  if (note) log(note);
  if (demo) log('Demo sign-in: demo@az-connect.test / Demo-2026!');
  end = async () => {
    await front?.stop();
    await close();
    await Promise.all(servers.map(({ stop }) => stop()));
  };
  // Last, because visitors do not need it.
  if (hasConsole) await useConsole(buildConsole(log));
}

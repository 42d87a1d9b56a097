import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { PostgresSignals } from '../../src/database/postgres-signals.ts';
import { until } from '../until.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();

/** A proxy in front of a server. After `fallSilent`, its open connections pass nothing on and do not end. */
async function startProxy(port: number) {
  const sockets: ReturnType<typeof connect>[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    client.pipe(server).pipe(client);
    for (const side of [client, server]) sockets.push(side.on('error', () => undefined));
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    fallSilent: () => {
      for (const socket of sockets.splice(0)) socket.unpipe().pause();
    },
    stop: () => proxy.close(),
  };
}

it('opens a connection that does not answer again, and sends what was not confirmed', async () => {
  const direct = new URL(database.env.DATABASE_URL ?? '');
  const proxy = await startProxy(Number(direct.port));
  const through = new URL(direct);
  through.port = String(proxy.port);
  const signals = new PostgresSignals(through.href, { everyMs: 20, answerMs: 500 });
  const other = new PostgresSignals(direct.href);
  const heard = { here: [] as string[], there: [] as string[] };
  signals.listen((message) => heard.here.push(message));
  other.listen((message) => heard.there.push(message));
  await Promise.all([signals.open(), other.open()]);
  const opened = jest.fn();
  signals.onOpen(opened);

  proxy.fallSilent();
  signals.send('written meanwhile');
  await until(() => heard.there.includes('written meanwhile'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(signals.lostSince()).toBeNull();
  other.send('written after it');
  await until(() => heard.here.includes('written after it'));

  await Promise.all([signals.close(), other.close()]);
  proxy.stop();
});

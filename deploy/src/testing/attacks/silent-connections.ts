import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { type Attack, type AttackResult, type AttackStage, serviceFaults } from './attack.ts';

/** Opens a connection and sends nothing; calls back when the origin has ended it. */
type Open = (port: number, onEnd: () => void) => { destroy: () => void };

function watched(socket: Socket, onEnd: () => void): Socket {
  socket.on('error', () => undefined);
  socket.once('close', onEnd);
  return socket.resume();
}

const healthRequest = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
const tcp: Open = (port, onEnd) => watched(connect(port, '127.0.0.1'), onEnd);
const saying =
  (text: string): Open =>
  (port, onEnd) => {
    const socket = watched(connect(port, '127.0.0.1'), onEnd);
    socket.write(text);
    return socket;
  };

const kinds: { name: string; isTls: boolean; open: Open }[] = [
  { name: 'no byte', isTls: false, open: tcp },
  { name: 'half a request', isTls: false, open: saying('GET /healthz HTTP/1.1\r\nhost: loc') },
  { name: 'idle', isTls: false, open: saying(healthRequest) },
  { name: 'no handshake', isTls: true, open: tcp },
  {
    name: 'no byte after the handshake',
    isTls: true,
    open: (port, onEnd) => watched(connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }), onEnd),
  },
  {
    name: 'idle over TLS',
    isTls: true,
    open: (port, onEnd) => {
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
      socket.write(healthRequest);
      return watched(socket, onEnd);
    },
  },
  {
    name: 'pings alone over HTTP/2',
    isTls: true,
    open: (port, onEnd) => {
      const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
      const timer = setInterval(() => session.destroyed || session.ping(() => undefined), 1000);
      session.on('error', () => undefined);
      session.once('close', () => {
        clearInterval(timer);
        onEnd();
      });
      return session;
    },
  },
];

/** Limits of the origin in milliseconds, in the short form. */
const shortLimits = { headersMs: 1500, handshakeMs: 1500, idleMs: 1500 };

async function openIdleConnections(stage: AttackStage, isTls: boolean): Promise<AttackResult> {
  const { isShort, tls } = stage;
  const origin = await stage.startOrigin(isTls ? tls : {}, shortLimits);
  const port = Number(new URL(origin.url).port);
  const count = isShort ? 20 : 400;
  const deadline = performance.now() + (isShort ? 60_000 : 100_000);
  const opened = kinds
    .filter((kind) => kind.isTls === isTls)
    .map(({ name, open }) => ({
      name,
      open,
      ended: 0,
      lastMs: 0,
      connections: [] as { destroy: () => void }[],
    }));
  const service = await stage.beside(origin, async () => {
    const start = performance.now();
    for (const kind of opened)
      for (let number = 0; number < count; number += 1) {
        const onEnd = () => {
          kind.ended += 1;
          kind.lastMs = performance.now() - start;
        };
        kind.connections.push(kind.open(port, onEnd));
        // A pause, because the cost of many handshakes at once is not part of the attack.
        if (number % 20 === 19) await wait(50);
      }
    while (opened.some(({ ended }) => ended < count) && performance.now() < deadline) await wait(50);
  });
  const faults = serviceFaults(service, isShort);
  const figures: AttackResult['figures'] = { [isTls ? 'TLS healthMs' : 'healthMs']: service.healthMs };
  for (const { name, ended, lastMs, connections } of opened) {
    figures[name] = `${ended} of ${count} ended within ${Math.round(lastMs / 1000)} s`;
    if (ended < count) faults.push(`${name}: ${count - ended} of ${count} connections stayed open.`);
    for (const connection of connections) connection.destroy();
  }
  return { faults, figures };
}

export const silentConnections: Attack = {
  name: 'silent-connections',
  run: async (stage) => {
    const [plain, tls] = [await openIdleConnections(stage, false), await openIdleConnections(stage, true)];
    return {
      faults: [...plain.faults, ...tls.faults],
      figures: { ...plain.figures, ...tls.figures },
    };
  },
};

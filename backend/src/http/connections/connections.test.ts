import { once } from 'node:events';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { limitConnections } from './limit-connections.ts';

let app: FastifyInstance;
let port: number;
/** Paths of handled requests, in order. */
let worked: string[];
/** Lets the handler of `/slow` finish. */
let release: () => void;
const open: { destroy: () => void }[] = [];

type Setting = {
  limits?: Partial<ConnectionLimits>;
  http2?: boolean;
  isProxy?: (address: string) => boolean;
};

async function start({ limits = {}, http2 = false, isProxy = () => false }: Setting = {}) {
  worked = [];
  const released = new Promise<void>((settle) => {
    release = settle;
  });
  const options = http2 ? ({ http2: true, http2SessionTimeout: 0 } as object) : {};
  app = fastify(options) as FastifyInstance;
  const settings = { peoplePerAddress: 300, maxConnections: 1000 };
  limitConnections(app, connectionLimits(settings, limits), isProxy);
  app.addHook('onRequest', async ({ url }) => void worked.push(url));
  app.post('/upload', async ({ body }) => `${String(body).length} received`);
  app.get('/slow', async () => {
    await released;
    return 'slow';
  });
  app.get('/big', async () => Buffer.alloc(60_000));
  app.get('/*', async ({ url }) => url);
  app.post('/*', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const connection of open.splice(0)) connection.destroy();
  await app.close();
});

async function open1(from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  open.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything received on a connection, until it holds a text or the connection ends. */
async function read(socket: Socket, until: string): Promise<string> {
  let said = '';
  socket.on('data', (bytes) => {
    said += String(bytes);
  });
  while (!said.includes(until) && !socket.destroyed)
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return said;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

async function isServed(socket: Socket): Promise<boolean> {
  socket.write(get('/hello'));
  return (await read(socket, '/hello')).includes('200 OK');
}

function session(settings = {}): ClientHttp2Session {
  const made = connectHttp2(`http://127.0.0.1:${port}`, { settings });
  open.push(made);
  made.on('error', () => undefined);
  return made;
}

const ask2 = async (from: ClientHttp2Session, path: string): Promise<string> =>
  String(Buffer.concat((await from.request({ ':path': path }).toArray()) as Buffer[]));

describe('connections', () => {
  it('of one address are limited, and those that end free their slots', async () => {
    await start({ limits: { connectionsPerAddress: 2 } });
    const first = await open1();
    const second = await open1();
    const third = await open1();
    expect(await isServed(third)).toBe(false);
    expect(await Promise.all([first, second].map(isServed))).toEqual([true, true]);
    expect(await isServed(await open1('127.0.0.2'))).toBe(true);
    first.destroy();
    // The server notices the end of the first connection a moment later.
    let served = false;
    for (let turn = 0; turn < 500 && !served; turn += 1) {
      await wait(10);
      served = await isServed(await open1());
    }
    expect(served).toBe(true);
  });

  it('of a trusted proxy are limited only by the total', async () => {
    await start({
      limits: { connectionsPerAddress: 1, connections: 4 },
      isProxy: (address) => address === '127.0.0.1',
    });
    const sockets = [await open1(), await open1(), await open1(), await open1()];
    expect(await Promise.all(sockets.map(isServed))).toEqual([true, true, true, true]);
    expect(await isServed(await open1())).toBe(false);
  });
});

describe('requests that come at once on one connection', () => {
  it('are handled one after the other', async () => {
    await start();
    const socket = await open1();
    socket.write(get('/slow') + get('/two') + get('/three'));
    await isServed(await open1('127.0.0.2'));
    expect(worked).toEqual(['/slow', '/hello']);
    const said = read(socket, '/three');
    release();
    expect((await said).match(/(slow|\/two|\/three)(?=HTTP|$)/g)).toEqual(['slow', '/two', '/three']);
    expect(worked).toEqual(['/slow', '/hello', '/two', '/three']);
  });

  it('end the connection when they are too many, and are then not handled', async () => {
    await start({ limits: { pipelined: 2, endMs: 10 } });
    const [few, many] = [await open1(), await open1()];
    few.write(get('/slow') + get('/two') + get('/three'));
    many.write(get('/slow') + get('/2') + get('/3') + get('/4'));
    await once(many, 'close');
    release();
    expect(await read(few, '/three')).toContain('/three');
    expect(worked).toEqual(['/slow', '/slow', '/two', '/three']);
  });
});

describe('requests of one address', () => {
  it('start over several turns of the event loop, so that connections of others are accepted between them', async () => {
    await start();
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open1()));
    let [most, before, isOver] = [0, 0, false];
    const watch = () => {
      most = Math.max(most, worked.length - before);
      before = worked.length;
      if (!isOver) setImmediate(watch);
    };
    watch();
    expect(await Promise.all(sockets.map(isServed))).not.toContain(false);
    isOver = true;
    // `most` may include one request that started in the previous turn.
    expect(most).toBeLessThanOrEqual(2);
  });
});

describe('bodies that arrive slowly', () => {
  const count = 30;

  /** Sends a body, one piece every 100 ms. Returns the reply's status; undefined if the server ended the request. */
  async function upload(from: string, piece: number, sentPieces = count): Promise<string | undefined> {
    const socket = await open1(from);
    const reply = read(socket, 'received');
    const head = ['POST /upload HTTP/1.1', 'host: x', 'content-type: text/plain'];
    socket.write(`${[...head, `content-length: ${count * piece}`].join('\r\n')}\r\n\r\n`);
    for (let sent = 0; sent < sentPieces && !socket.destroyed; sent += 1) {
      socket.write('x'.repeat(piece));
      await wait(100);
    }
    return /(?<= )\d{3}/.exec(await reply)?.[0];
  }

  it('go on as long as they move, and end when they stop', async () => {
    await start({ limits: { bodyIdleMs: 2000, graceMs: 0, bytesPerSecond: 1e6 } });
    expect(await Promise.all([upload('127.0.0.1', 1), upload('127.0.0.1', 1, 1)])).toEqual([
      '200',
      undefined,
    ]);
  });

  it('are limited for each address, and the slowest end', async () => {
    await start({ limits: { graceMs: 0, bytesPerSecond: 1e6, slowBodiesPerAddress: 2 } });
    const own = [20, 1, 10].map((piece) => upload('127.0.0.1', piece));
    const other = upload('127.0.0.2', 1);
    expect(await Promise.all([...own, other])).toEqual(['200', undefined, '200', '200']);
  });
});

describe('requests over HTTP/2', () => {
  it('that are reset at once are not handled', async () => {
    await start({ http2: true });
    // Simulates a reset that arrives in the same bytes as the request.
    app.server.on('stream', (stream, headers) => {
      if (headers[':path'] === '/taken-back') stream.close(8);
    });
    const from = session();
    expect(await ask2(from, '/taken-back')).toBe('');
    expect(await ask2(from, '/last')).toBe('/last');
    expect(worked).toEqual(['/last']);
  });

  it('end their connection when too many are reset, and never when they are answered', async () => {
    await start({ http2: true, limits: { resets: { count: 5, windowMs: 60_000 } } });
    const [good, bad] = [session(), session()];
    for (let turn = 0; turn < 20; turn += 1) expect(await ask2(good, '/good')).toBe('/good');
    for (let turn = 0; turn < 6; turn += 1) {
      const stream = bad.request({ ':path': '/slow' });
      stream.on('error', () => undefined);
      // When this reply has arrived, `stream` is already being handled. Only then is it reset.
      await ask2(good, '/good');
      stream.close(turn % 2 === 0 ? 8 : 0);
    }
    await once(bad, 'close');
    expect(await ask2(good, '/good')).toBe('/good');
  });

  it('end alone when their body does not arrive', async () => {
    await start({ http2: true, limits: { bodyIdleMs: 1000 } });
    const from = session();
    const stuck = from.request({ ':method': 'POST', ':path': '/', 'content-type': 'text/plain' });
    stuck.on('error', () => undefined);
    stuck.write('a');
    const ended = once(stuck, 'close');
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    // Bytes of other streams do not count for the stuck body.
    while (!isOver) {
      const fast = from.request({ ':method': 'POST', ':path': '/', 'content-type': 'text/plain' });
      fast.end('x'.repeat(20_000));
      expect(Buffer.concat((await fast.toArray()) as Buffer[])).toHaveLength(20_000);
      await wait(50);
    }
    expect(stuck.rstCode).toBe(8);
    expect(await ask2(from, '/after')).toBe('/after');
  });
});

describe('replies that nobody reads', () => {
  const askAndNotRead = (from: ClientHttp2Session) => {
    const stream = from.request({ ':path': '/big' });
    stream.on('error', () => undefined);
    return stream;
  };

  it('end after their time, and the connection stays open', async () => {
    await start({ http2: true, limits: { unreadMs: 500, bytesPerSecond: 1e9 } });
    const from = session({ initialWindowSize: 1000 });
    const stream = askAndNotRead(from);
    await once(stream, 'close');
    expect(stream.rstCode).toBe(8);
    expect(await ask2(from, '/after')).toBe('/after');
  });

  it('end earlier when they hold too many bytes together, the oldest first', async () => {
    await start({ http2: true, limits: { unreadBytes: 100_000 } });
    const from = session({ initialWindowSize: 1000 });
    const older = askAndNotRead(from);
    await ask2(from, '/between');
    const newer = askAndNotRead(from);
    await once(older, 'close');
    expect(newer.closed).toBe(false);
    expect(worked).toEqual(['/big', '/between', '/big']);
  });
});

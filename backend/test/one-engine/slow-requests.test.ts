import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { call, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const CONNECTION_LIMITS = JSON.stringify({ headersMs: 1500, bodyIdleMs: 2000 });
const server = useServer({ program: 'fuzz-server', env: { CONNECTION_LIMITS } });
let token: string;
let picture: Buffer;

beforeAll(async () => {
  token = await signIn(server.api);
  const background = '#226677';
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
});

type Talk = { socket: Socket; said: () => string; ended: Promise<string> };

/** Opens a connection, sends bytes, and collects the reply until the connection is closed. */
function talk(beginning: string): Talk {
  const { hostname, port } = new URL(server.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let said = '';
  socket.on('data', (data) => {
    said += data.toString('latin1');
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(said));
  });
  socket.write(beginning);
  return { socket, said: () => said, ended };
}

const path = '/az-connect-backend/api/cover/picture';
const head = (length: number, authorization = `Bearer ${token}`) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${length}\r\n\r\n`;

it('ends connections whose headers never end', async () => {
  const said = await talk('GET / HTTP/1.1\r\nHost: x\r\n').ended;
  expect(said).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('ends connections whose body does not arrive, signed in or not, and serves others meanwhile', async () => {
  const slow = [
    ...Array.from({ length: 40 }, () => talk(head(100_000))),
    ...Array.from({ length: 40 }, () => talk(head(100_000, 'Bearer x'))),
  ];
  const others = await signIn(server.api);
  expect((await call(`${server.api}/az/global`, { token: others })).status).toBe(200);
  const said = await Promise.all(slow.map(({ ended }) => ended));
  expect(said.filter((text) => text.includes('HTTP/1.1 200'))).toEqual([]);
  const form = new FormData();
  form.set('cover_picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
  expect((await call(`${server.api}/cover/picture`, { body: form, token })).status).toBe(200);
});

it('stores a picture that arrives slowly', async () => {
  const open = '--edge\r\nContent-Disposition: form-data; name="cover_picture"; filename="x"\r\n\r\n';
  const whole = Buffer.concat([Buffer.from(open), picture, Buffer.from('\r\n--edge--\r\n')]);
  const { socket, ended } = talk(head(whole.length));
  const piece = Math.ceil(whole.length / 40);
  for (let sent = 0; sent < whole.length; sent += piece) {
    socket.write(whole.subarray(sent, sent + piece));
    await wait(100);
  }
  socket.on('data', () => socket.end());
  expect(await ended).toContain('HTTP/1.1 200 ');
});

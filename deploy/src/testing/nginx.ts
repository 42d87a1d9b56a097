import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './program.ts';

const certificates = join(__dirname, '../../../backend/test/certificates');

/** Like Debian's main file: nginx compresses unless a server disables it. */
const mainFile = `
daemon off;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
worker_processes 1;
error_log stderr error;
pid nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  gzip on;
  gzip_types text/plain text/css application/json application/javascript text/javascript;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  scgi_temp_path scgi;
  uwsgi_temp_path uwsgi;
  include az-connect/az-connect.conf;
}
`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((settle) => server.close(settle));
  return port;
}

/** Changes a file of the configuration; every text to be changed must exist. */
async function change(file: string, changes: [string | RegExp, string][]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (text.search(from) < 0) throw new Error(`${file} does not say ${from}`);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
}

export type Nginx = { url: string; tlsUrl: string; check: string; stop: () => Promise<void> };

/** Starts nginx with `deploy/nginx` in front of these origins. `changes` are first applied to az-connect.conf. */
export async function startNginx(
  origins: { url: string }[],
  changes: [string, string][] = [],
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'az-nginx-'));
  const configuration = join(folder, 'az-connect');
  await cp(join(__dirname, '../../nginx'), configuration, { recursive: true });
  await mkdir(join(folder, 'cache'));
  await writeFile(join(folder, 'nginx.conf'), mainFile);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const ports = origins.map(({ url }) => new URL(url).port);
  await change(join(configuration, 'origins.conf'), [
    ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
  ]);
  await change(join(configuration, 'az-connect.conf'), [
    ['/var/lib/nginx/az-connect', join(folder, 'cache')],
    ...changes,
  ]);
  await change(join(configuration, 'listen.conf'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    [/^#(?=\w)(?!if)/gm, ''],
    ['listen 443', `listen 127.0.0.1:${tlsPort}`],
    ['/etc/ssl/az-connect.cert.pem', join(certificates, 'localhost.cert.pem')],
    ['/etc/ssl/az-connect.key.pem', join(certificates, 'localhost.key.pem')],
  ]);
  const program = await startProgram('run-nginx.mjs', { parameters: [folder, String(port)] });
  return {
    url: `http://127.0.0.1:${port}`,
    tlsUrl: `https://127.0.0.1:${tlsPort}`,
    check: JSON.parse(program.ready) as string,
    stop: async () => {
      await program.end();
      await rm(folder, { recursive: true });
    },
  };
}

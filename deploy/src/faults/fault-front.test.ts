import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../env.ts';
import { createOrigin } from '../origin/app.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { openSigningKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import { codeChanges, faultNames, withLaterSharesInRecord } from './failure-kit.ts';
import { type Front, readFaultName, startFaultFront } from './fault-front.ts';

const script = 'r.d(t,{Component:()=>I});x={shareKey:"@az/shared/ui/Page"}';
let origin: Server;
let front: Front;
let url: string;
const said: string[] = [];

beforeAll(async () => {
  origin = createServer((_, answer) => answer.writeHead(200, { etag: '"1"' }).end(script));
  origin.on('upgrade', (_, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\nhello');
  });
  await once(origin.listen(0, '127.0.0.1'), 'listening');
  const target = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const log = (line: string) => said.push(line);
  front = await startFaultFront(target, { areas: ['feed'], fault: '503', log, port: 0, host: '127.0.0.1' });
  url = front.url;
});

afterAll(async () => {
  await front.stop();
  origin.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const entry = '/areas/feed/0.0.0-development/remoteEntry.js';
const chunk = '/areas/feed/0.0.0-development/src_pages_Home_tsx.js?r=1';

test('the switch of the command line is on until an address says otherwise', async () => {
  expect(said).toEqual(['Fault 503 is on for feed; off: ?az-fault=off']);
  expect((await ask(entry)).status).toBe(503);
  expect((await ask(entry.replace('feed', 'content'))).status).toBe(200);
  await ask('/feed/home?az-fault=off');
  expect((await ask(entry)).status).toBe(200);
});

test('the address of a page turns a switch on, that of a file does not', async () => {
  await ask('/feed/home?az-fault=missing-chunk');
  expect([(await ask(entry)).status, (await ask(chunk)).status]).toEqual([200, 404]);
  await ask(`${entry}?az-fault=off`, { 'sec-fetch-dest': 'script' });
  await ask('/feed/home?az-fault=nothing-known');
  expect((await ask(chunk)).status).toBe(404);
});

test('code is changed in transit', async () => {
  await ask('/feed/home?az-fault=throws');
  expect(await (await ask(chunk)).text()).toContain('Component:()=>(function(){throw new Error(');
  await ask('/feed/home?az-fault=blank');
  expect(await (await ask(chunk)).text()).toContain('Component:()=>(function(){return null})}');
  await ask('/feed/home?az-fault=skewed-share');
  expect(await (await ask(chunk)).text()).toContain('"@az/shared/ui/Page-later"');
  await ask('/feed/home?az-fault=wrong-bytes');
  expect(await (await ask(entry)).text()).toBe(script.slice(0, script.length / 2));
  await ask('/feed/home?az-fault=off');
});

test('the session is refused everywhere except at sign-in', async () => {
  await ask('/feed/home?az-fault=expired-session');
  expect((await ask('/az-connect-backend/api/profile')).status).toBe(401);
  expect((await ask('/az-connect-backend/api/login')).status).toBe(200);
  await ask('/feed/home?az-fault=off');
});

test('WebSockets pass, so that fast refresh works behind it', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 101 [\s\S]*upgrade: x\r\n\r\nhello$/i);
});

test('both forms of a build are changed', () => {
  const development =
    '/* harmony export */   Component: () => (/* binding */ HomePage)\n"shareKey": "@az/shared/ui/Page"';
  expect(codeChanges.blank(development)).toContain('Component:()=>(function(){return null})\n');
  expect(codeChanges['skewed-share'](development)).toContain('"@az/shared/ui/Page-later"');
  expect(withLaterSharesInRecord('{"@az/shared/ui/Page":"^1.0.0"}')).toBe(
    '{"@az/shared/ui/Page-later":"^1.0.0"}',
  );
});

test('a switch that does not exist is refused in one sentence', () => {
  expect(() => readFaultName('flood')).toThrow(`--fault is one of ${faultNames.join(', ')}.`);
  expect([readFaultName('slow'), readFaultName(undefined)]).toEqual(['slow', null]);
});

test('a production origin ignores every switch', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'az-front-'));
  await openSigningKey(dataDir);
  const versions = new Versions(new MemoryStore(stateWith([goodShell(), goodArea('feed')])));
  const settings = readSettings({ DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
  const app = await createOrigin(settings, noDatabase, versions);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const bare = (html: string) => html.replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, '');
  const page = async (path: string) => {
    const answer = await fetch(address + path);
    return [answer.status, bare(await answer.text())];
  };
  const usual = await page('/feed/home');
  expect(usual[0]).toBe(200);
  for (const name of faultNames) expect(await page(`/feed/home?az-fault=${name}`)).toEqual(usual);
  expect(await page('/feed/home')).toEqual(usual);
  await app.close();
  await rm(dataDir, { recursive: true });
});

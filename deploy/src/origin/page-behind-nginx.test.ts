import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliDecompress } from 'node:zlib';
import { AnsweringOrigin } from '../testing/answering-origin.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';

jest.setTimeout(120_000);

let dataDir: string;
let origin: AnsweringOrigin;
let nginx: Nginx;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  origin = new AnsweringOrigin();
  await origin.start(dataDir, { TRUST_PROXY: '1', PAGE_ANSWERS_MS: '9999' });
  nginx = await startNginx([{ url: origin.url }, { url: origin.url }]);
});

afterAll(async () => {
  await nginx?.stop();
  await origin.stop();
  await rm(dataDir, { recursive: true });
});

test('a page comes through nginx while its answers are pending, and ends with them', async () => {
  const call = new Promise<ServerResponse>((resolve) => {
    origin.replies['/az/global'] = (_, response) => resolve(response);
  });
  const headers = { 'sec-fetch-dest': 'document', cookie: 'authKey=abc', 'accept-encoding': 'br' };
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${nginx.url}/feed/home`, { headers, agent: false }, resolve).once('error', reject).end();
  });
  expect(reply.headers['content-encoding']).toBe('br');
  const expand = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH });
  let html = '';
  let isAnswered = false;
  for await (const chunk of reply.pipe(expand)) {
    html += chunk;
    // Everything of the page except its end has arrived before the API replies.
    if (!isAnswered && html.includes('<script src="/areas/shell/1.0.0-aaaaaaaa/main.js"')) {
      isAnswered = true;
      expect(html).not.toContain('</body>');
      const response = await call;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"feeds":["une annonce"]}');
    }
  }
  expect(html).toContain('data-az-answer="/az/global"');
  expect(html.trimEnd().endsWith('</body>')).toBe(true);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readApiDocument, replySchemaOf } from './api-document.ts';

const reply = (schema: object) => ({ responses: { '200': { content: { 'application/json': { schema } } } } });
const document = {
  openapi: '3.1.0',
  paths: {
    '/az/global': { get: reply({ type: 'object' }) },
    '/az/images/{id}': { get: reply({ type: 'array' }), delete: { responses: { '204': {} } } },
    '/docs': { get: { responses: { '200': { content: { 'text/html': { schema: {} } } } } } },
  },
};

let server: Server;
let base: string;
let answer: string;

beforeAll(async () => {
  server = createServer(({ url }, outgoing) =>
    outgoing.writeHead(url === '/api/openapi.json' ? 200 : 404).end(answer),
  );
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('returns the reply of a call, by its address and method', async () => {
  answer = JSON.stringify(document);
  const read = await readApiDocument(`${base}/api`);
  const schemaOf = (method: string, path: string) => read && replySchemaOf(read, method, path);
  expect(schemaOf('GET', '/az/global')).toEqual({ type: 'object' });
  expect(schemaOf('GET', '/az/images/12')).toEqual({ type: 'array' });
  for (const [method, path] of [
    ['GET', '/az/images/12/more'],
    ['DELETE', '/az/images/12'],
    ['GET', '/docs'],
    ['GET', '/nothing'],
  ] as const)
    expect(schemaOf(method, path)).toBeNull();
});

test.each(['<html>', '{}', '{"paths":{"/a":{"get":{}}}}'])('%s describes no API', async (text) => {
  answer = text;
  expect(await readApiDocument(`${base}/api`)).toBeNull();
});

test('an API without a document is not described', async () => {
  expect(await readApiDocument(`${base}/other`)).toBeNull();
});

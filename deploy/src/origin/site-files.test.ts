import fastify, { type FastifyInstance } from 'fastify';
import { registerSiteFiles, type webManifest } from './site-files.ts';

let app: FastifyInstance;
let origin: string;

const ask = (path: string) => fetch(origin + path);

beforeAll(async () => {
  app = fastify();
  await registerSiteFiles(app, 'Mon réseau');
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

test('the web manifest names the product, and existing icons', async () => {
  const reply = await ask('/manifest.webmanifest');
  expect(reply.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const manifest = (await reply.json()) as ReturnType<typeof webManifest>;
  expect(manifest).toMatchObject({ name: 'Mon réseau', lang: 'fr', start_url: '/feed/home', scope: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.icons.map(({ type }) => type)).toContain('image/png');
  for (const { src, sizes, type } of manifest.icons) {
    const picture = await ask(src);
    expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({
      status: 200,
      type,
    });
    const bytes = Buffer.from(await picture.arrayBuffer());
    // Bytes 16 and 20 of a PNG hold width and height.
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.each(['/favicon.ico', '/apple-touch-icon.png'])(
  '%s exists for browsers that request it by default',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\//);
  },
);

test('robots.txt excludes the API', async () => {
  const reply = await ask('/robots.txt');
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await reply.text()).split('\n')).toContain('Disallow: /az-connect-backend/');
});

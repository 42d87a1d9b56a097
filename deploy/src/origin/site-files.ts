import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { backendPath } from './api-path.ts';
import { oldBrowserPage, oldBrowserPath } from './old-browser-page.ts';
import { plainPageHeaders } from './plain-page.ts';

const icons = new URL('../../icons/', import.meta.url);

const types: Record<string, string> = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
};

const icon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What browsers need to install the product (https://www.w3.org/TR/appmanifest/). */
export const webManifest = (productName: string) => ({
  id: '/',
  name: productName,
  short_name: productName,
  description: 'Le réseau social et professionnel francophone.',
  lang: 'fr',
  dir: 'ltr',
  start_url: '/feed/home',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f8fb',
  theme_color: '#0b5f6b',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192),
    icon(512),
    icon(512, 'maskable'),
  ],
});

/** Public pages may be indexed; the API and members' pages may not. */
const robots = ['User-agent: *', `Disallow: ${backendPath}/`, 'Disallow: /discovery', ''].join('\n');

/** Icons, web manifest and `robots.txt` at their default addresses, and the page for browsers that are too old. */
export async function registerSiteFiles(app: FastifyInstance, productName: string): Promise<void> {
  for (const [name, type] of Object.entries(types)) {
    const bytes = await readFile(new URL(name, icons));
    app.get(`/${name}`, (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes),
    );
  }
  const manifest = JSON.stringify(webManifest(productName));
  app.get('/manifest.webmanifest', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  );
  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots),
  );
  const oldBrowser = oldBrowserPage(productName);
  app.get(oldBrowserPath, (_, reply) => reply.headers(plainPageHeaders).send(oldBrowser));
}

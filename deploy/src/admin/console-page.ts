import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../origin/compress.ts';
import { escaped, filled, inlineJson } from '../origin/markup.ts';
import { makeNonce, pageHeaders } from '../origin/security-headers.ts';

/** Output of `deploy/console/build.mjs`: the page, its inline script, and the integrity of its files. */
type ConsoleRecord = { html: string; prePaint: string; assets: Record<string, string> };

export type ConsoleBuild = { record: ConsoleRecord; files: Map<string, string> };

/** Reads a build from its folder. Rejects when it is incomplete. */
export async function readConsole(folder: string): Promise<ConsoleBuild> {
  // The build of the console has written these fields.
  const record = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8')) as ConsoleRecord;
  const files = new Map<string, string>();
  for (const file of Object.keys(record.assets)) files.set(file, await readFile(join(folder, file), 'utf8'));
  return { record, files };
}

const filesPath = '/deploy/files/';

function pageOf({ html, prePaint, assets }: ConsoleRecord, productName: string, nonce: string): string {
  const attributes = (file: string) =>
    `="${filesPath}${file}" nonce="${nonce}" integrity="${assets[file]}" crossorigin="anonymous"`;
  const named = (kind: string) => Object.keys(assets).filter((file) => file.endsWith(kind));
  return filled(html, {
    productName: escaped(productName),
    nonce,
    prePaint,
    config: inlineJson({ productName }),
    style: named('.css')
      .map((file) => `<link rel="stylesheet" href${attributes(file)}>`)
      .join('\n'),
    script: named('.js')
      .map((file) => `<script src${attributes(file)} defer></script>`)
      .join('\n'),
  });
}

/**
 * Serves the console with the policies of pages, and its immutable files. Requests wait while it is being built; 503 when
 * `build` resolves to null.
 */
export function registerConsole(
  app: FastifyInstance,
  { productName, build }: { productName: string; build: () => Promise<ConsoleBuild | null> },
): void {
  app.get('/', (_, reply) => reply.redirect('/deploy', 302));
  app.get('/deploy', async (request, reply) => {
    const console = await build();
    if (!console) return reply.code(503).type('text/plain; charset=utf-8').send('The console is not built.');
    const nonce = makeNonce();
    reply.headers({ ...pageHeaders(nonce, false), 'referrer-policy': 'no-referrer' });
    reply.type('text/html; charset=utf-8');
    return sendCompressed(request, reply, pageOf(console.record, productName, nonce));
  });
  app.get<{ Params: { file: string } }>(`${filesPath}:file`, async (request, reply) => {
    const { file } = request.params;
    const text = (await build())?.files.get(file);
    if (text === undefined) return reply.callNotFound();
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    reply.type(file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8');
    return sendCompressed(request, reply, text);
  });
}

import { mkdirSync } from 'node:fs';
import { contentTypeOf, isCode } from '@az/shared/build/file-kinds.mjs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../versions/file-store.ts';
import { isServed, isShell, type ShellRecord } from '../versions/record.ts';
import type { Versions } from '../versions/versions.ts';
import { assetList, assetListName } from './asset-list.ts';
import { acceptedCoding, type Coding, nameCoding } from './compress.ts';
import { isKnownTag } from './etag.ts';
import type { FirstFileStore, JoinedRequest } from './first-files.ts';

/**
 * The bytes of an address never change, so a browser caches them for a year. A shared cache revalidates after ten
 * seconds (RFC 9111, section 5.2.2.10), so that killed and recalled versions disappear from it.
 */
const immutableCaching = 'public, max-age=31536000, s-maxage=10, immutable, no-transform';

/** Short, because a killed or recalled version may return with a rollout. */
const goneCaching = 'public, max-age=10';

/** File name endings of the compressed forms. */
const endings: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** `/areas/<area>/<folder>/<file>`; for joined files of the shell `/areas/shell/<folder>/first/<file>`. */
const address = /^\/areas\/([a-z][a-z0-9-]*)\/(\w[\w.-]*)\/(first\/)?(\w[\w.+-]*)$/;

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

const notFound = (reply: FastifyReply): FastifyReply => refuse(reply, 404, 'Not found');

const describe = (reply: FastifyReply, file: string, coding: Coding): FastifyReply =>
  nameCoding(reply, coding)
    .type(contentTypeOf(file) ?? '')
    .header('cache-control', immutableCaching);

/** Sets the headers of a file that is about to be sent from the disk. A refusal does not get these headers. */
function describeStored(reply: FastifyReply, path: string): void {
  const coding = (['br', 'gzip'] as const).find((one) => path.endsWith(endings[one])) ?? 'identity';
  describe(reply, path.slice(0, path.length - endings[coding].length), coding);
}

type Parts = { files: FileStore; versions: Pick<Versions, 'ownerOfFolder'>; firstFiles: FirstFileStore };

async function sendJoined(
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: JoinedRequest,
  firstFiles: FirstFileStore,
): Promise<FastifyReply> {
  const coding = acceptedCoding(request);
  const joined = await firstFiles.find(wanted, coding);
  if (!joined) return notFound(reply);
  describe(reply, wanted.name, coding);
  return isKnownTag(request, reply, joined.etag) ? reply.code(304).send() : reply.send(joined.bytes);
}

async function sendAssetList(request: FastifyRequest, reply: FastifyReply, shell: ShellRecord) {
  const coding = acceptedCoding(request);
  const bytes = await assetList(shell, coding);
  return nameCoding(reply, coding)
    .type('application/json')
    .header('cache-control', immutableCaching)
    .send(bytes);
}

async function sendAreaFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, versions, firstFiles }: Parts,
): Promise<FastifyReply> {
  // The path exactly as sent, because another spelling is another address.
  const [, area = '', folder = '', first, file = ''] = address.exec(request.url.split('?', 1)[0] ?? '') ?? [];
  const owner = area ? await versions.ownerOfFolder(area, folder) : null;
  if (!owner) return notFound(reply);
  const { record, isWithdrawn, state } = owner;
  if (isWithdrawn) return refuse(reply.header('cache-control', goneCaching), 410, 'Gone');
  if (isShell(record) && first === undefined && file === assetListName)
    return sendAssetList(request, reply, record);
  const isJoined = first !== undefined && isShell(record);
  if (!isJoined && (first !== undefined || !isServed(record, file))) return notFound(reply);
  try {
    await files.ensureLocal(record);
    if (isJoined) return await sendJoined(request, reply, { shell: record, name: file, state }, firstFiles);
    const coding = isCode(file) ? acceptedCoding(request) : 'identity';
    return reply.sendFile(`${area}/${folder}/${file}${endings[coding]}`);
  } catch (error) {
    request.log.warn({ err: error }, 'The files of a version cannot be had');
    return refuse(reply.headers({ 'cache-control': 'no-store', 'retry-after': '1' }), 503, 'Unavailable');
  }
}

/**
 * Serves the files that the records of retained versions list, and the joined files and file list of the shell, below
 * `/areas/`: 404 for anything else, 410 for a version that is killed or recalled, 503 while its files are unavailable.
 */
export async function registerAreaFiles(app: FastifyInstance, parts: Parts): Promise<void> {
  mkdirSync(parts.files.root, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: parts.files.root,
      serve: false,
      contentType: false,
      cacheControl: false,
      setHeaders: describeStored,
    });
    scope.get('/areas/*', (request, reply) => sendAreaFile(request, reply, parts));
    // Otherwise the catch-all route would send a page for a missing file, and browsers would take it for a script.
    scope.get('/areas', (_, reply) => notFound(reply));
  });
}

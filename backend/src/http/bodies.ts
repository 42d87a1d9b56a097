import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** Parts of one form at most, files included. */
const maxParts = 16;

/** For calls that need no body: takes one of any type up to 1 KiB and does not read it. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const limits = { parseAs: 'string', bodyLimit: 1024 } as const;
  app.addContentTypeParser('*', limits, (_request, _body, done: Done) => done(null));
}

/** Accepts only multipart forms, and JSON without prototype keys and U+0000. A cross-site form cannot send JSON. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    body: string,
    done: Done,
  ) => void;
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done: Done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (/\\u0000/.test(text)) return done(new ApiError('invalid', sentences.unreadable));
    return parseJson(request, text, done);
  });
  // Size and number of each field are limited in `forms.ts`.
  await app.register(multipart, { limits: { fields: maxParts, fieldNameSize: 100, parts: maxParts } });
}

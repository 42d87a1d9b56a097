import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

type Done = (error: Error | null, body?: unknown) => void;

const maxFormFields = 8;
const maxFieldBytes = 16 * 1024;

/**
 * Accepts JSON and multipart forms, nothing else (a form of another site cannot send JSON). Keys that would reach an
 * object's prototype and the character that PostgreSQL cannot store are refused.
 */
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
  await app.register(multipart, {
    limits: {
      fields: maxFormFields,
      fieldSize: maxFieldBytes,
      fieldNameSize: 100,
      parts: maxFormFields,
      files: 0,
    },
  });
}

function textOf(value: unknown): string {
  const text = String(value);
  if (text.includes('\0')) throw new ApiError('invalid', sentences.unreadable);
  return text;
}

/**
 * The fields of a multipart form of texts. Refuses files, repeated fields and fields
 * above 16 KiB.
 */
export async function readTextForm(request: FastifyRequest): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  if (!request.isMultipart()) {
    const error: Partial<FastifyError> = { statusCode: 415 };
    throw Object.assign(new Error('A multipart form is expected.'), error);
  }
  for await (const part of request.parts()) {
    const usable = part.type === 'field' && !fields.has(part.fieldname);
    if (!usable) throw new ApiError('invalid', sentences.unreadable);
    if (part.valueTruncated) throw new ApiError('invalid', sentences.tooLarge);
    fields.set(part.fieldname, textOf(part.value));
  }
  return Object.fromEntries(fields);
}

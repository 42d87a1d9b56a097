import * as v from 'valibot';
import { escapeRegExp } from '../origin/escape-regexp.ts';
import type { ReplySchema } from './reshape.ts';

const ReplySchemaOf: v.GenericSchema<unknown, ReplySchema> = v.lazy(() =>
  v.looseObject({
    type: v.optional(v.string()),
    anyOf: v.optional(v.array(ReplySchemaOf)),
    properties: v.optional(v.record(v.string(), ReplySchemaOf)),
    items: v.optional(ReplySchemaOf),
    maxLength: v.optional(v.number()),
    minItems: v.optional(v.number()),
    maxItems: v.optional(v.number()),
  }),
);

const Document = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        responses: v.object({
          '200': v.optional(
            v.object({
              content: v.object({ 'application/json': v.optional(v.object({ schema: ReplySchemaOf })) }),
            }),
          ),
        }),
      }),
    ),
  ),
});

/** Declared calls of the API (OpenAPI): by path template and lower-case method. */
export type ApiDocument = v.InferOutput<typeof Document>;

/** Null for anything that is no such document. */
export function parseApiDocument(raw: unknown): ApiDocument | null {
  const parsed = v.safeParse(Document, raw);
  return parsed.success ? parsed.output : null;
}

/** Reads the document of an API; null for an API without one. */
export async function readApiDocument(base: string): Promise<ApiDocument | null> {
  const answer = await fetch(`${base}/openapi.json`);
  return answer.ok ? parseApiDocument(await answer.json().catch(() => null)) : null;
}

/** Schema of the successful reply of a call; `path` is below the API's base. Null for unknown calls. */
export function replySchemaOf({ paths }: ApiDocument, method: string, path: string): ReplySchema | null {
  const template = Object.keys(paths).find((one) =>
    new RegExp(`^${escapeRegExp(one).replace(/\\\{\w+\\\}/g, '[^/]+')}$`).test(path),
  );
  const call = paths[template ?? '']?.[method.toLowerCase()];
  return call?.responses['200']?.content['application/json']?.schema ?? null;
}

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

/** The calls that the API declares in its OpenAPI document, by path template and lower-case method. */
export type ApiDocument = v.InferOutput<typeof Document>;

/** Returns null for anything that is not such a document. */
export function parseApiDocument(raw: unknown): ApiDocument | null {
  const parsed = v.safeParse(Document, raw);
  return parsed.success ? parsed.output : null;
}

/** Reads the OpenAPI document of an API; null if the API has none. */
export async function readApiDocument(base: string): Promise<ApiDocument | null> {
  const answer = await fetch(`${base}/openapi.json`);
  return answer.ok ? parseApiDocument(await answer.json().catch(() => null)) : null;
}

/** Schema of the successful reply to a call; null for unknown calls. `path` is relative to the API's base. */
export function replySchemaOf({ paths }: ApiDocument, method: string, path: string): ReplySchema | null {
  const template = Object.keys(paths).find((one) =>
    new RegExp(`^${escapeRegExp(one).replace(/\\\{\w+\\\}/g, '[^/]+')}$`).test(path),
  );
  const call = paths[template ?? '']?.[method.toLowerCase()];
  return call?.responses['200']?.content['application/json']?.schema ?? null;
}

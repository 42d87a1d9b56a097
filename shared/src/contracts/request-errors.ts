import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A request that may be sent, or the first sentence for each of its keys that is wrong. */
export type CheckedRequest<Schema extends GenericSchema> =
  | { request: InferOutput<Schema>; errors: null }
  | { request: null; errors: Record<string, string> };

/** Checks a request with the schema that the server checks it with; what may be sent comes out trimmed. */
export function checkRequest<Schema extends GenericSchema>(
  schema: Schema,
  request: unknown,
): CheckedRequest<Schema> {
  const result = safeParse(schema, request);
  if (result.success) return { request: result.output, errors: null };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) errors[String(path?.[0]?.key ?? '')] ??= message;
  return { request: null, errors };
}

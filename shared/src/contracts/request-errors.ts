import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A valid request, or the first message for each invalid key. */
export type CheckedRequest<Schema extends GenericSchema> =
  | { request: InferOutput<Schema>; errors: null }
  | { request: null; errors: Record<string, string> };

/** Validates a request with the server's own schema; texts of a valid request are trimmed. */
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

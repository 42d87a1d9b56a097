import type { GenericSchema, InferOutput } from 'valibot';
import { errorSentences } from '../api/error-sentences.ts';
import { checkRequest, type ErrorKind, type ErrorReplyWire, type Member } from '../contracts/index.ts';
import { entriesOf } from '../stored-json/index.ts';

const statusOf = {
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  server: 500,
} satisfies Partial<Record<ErrorKind, number>>;

/** Thrown by calls of the sample server: the reply is the refusal that a server would send. */
export class SampleRefusal extends Error {
  readonly status: number;

  constructor(
    readonly kind: keyof typeof statusOf,
    readonly fields?: Record<string, string>,
  ) {
    super(errorSentences[kind]);
    this.status = statusOf[kind];
  }

  toReply(): ErrorReplyWire {
    const { kind, message, fields } = this;
    return { success: false, status: false, error: { kind, message, ...(fields && { fields }) }, message };
  }
}

/** A call of a member: `params` are the variable parts of its path; query and body as they were sent, or as checked. */
type Call<Query = unknown, Body = unknown> = {
  member: Member;
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
  /** Calls `act` after some milliseconds, unless the member has left, and tells the events that it returns. */
  later: (milliseconds: number, act: () => object[]) => void;
};

/** Calls by method and path, such as `PUT /notifications/{id}`. The first one that matches a request replies to it. */
export type SampleCalls = Record<string, (call: Call) => object>;

/** A query with numbers where the schema wants them. */
function withNumbers(schema: GenericSchema | undefined, query: unknown): unknown {
  const entries = schema && 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {};
  const wantsNumber = (name: string) => {
    const entry = entries[name];
    return entry && 'wrapped' in entry && (entry.wrapped as GenericSchema).type === 'number';
  };
  return Object.fromEntries(
    entriesOf(query).map(([name, text]) => [name, wantsNumber(name) ? Number(text) : text]),
  );
}

function check<Schema extends GenericSchema>(
  schema: Schema | undefined,
  value: unknown,
): InferOutput<Schema> | undefined {
  if (!schema) return undefined;
  const { request, errors } = checkRequest(schema, value);
  if (errors) {
    // An error of the whole request has no field.
    const { '': _, ...fields } = errors;
    throw new SampleRefusal('invalid', Object.keys(fields).length > 0 ? fields : undefined);
  }
  return request;
}

/** A call whose query and body are checked by the schemas of its contract. `reply` returns the body of the reply. */
export const sampleCall =
  <
    Query extends GenericSchema = GenericSchema<undefined>,
    Body extends GenericSchema = GenericSchema<undefined>,
  >(
    schemas: { query?: Query; body?: Body },
    reply: (call: Call<InferOutput<Query>, InferOutput<Body>>) => object,
  ) =>
  ({ query, body, ...call }: Call): object =>
    reply({
      ...call,
      query: check(schemas.query, withNumbers(schemas.query, query)),
      body: check(schemas.body, body),
    });

/** A page of at most `most` items from where the cursor, the number of items before it, points. */
export function samplePage<Item>(found: readonly Item[], cursor: string | undefined, most: number) {
  const start = Number(cursor ?? 0) || 0;
  const end = start + most;
  return {
    items: found.slice(start, end),
    meta: { next_cursor: end < found.length ? String(end) : null },
  };
}

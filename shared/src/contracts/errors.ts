import { asRecord, firstRecord, firstText } from './read.ts';
import { type ErrorKind, errorKinds } from './wire/error-kinds.ts';

const kindsByStatus: Record<number, ErrorKind> = {
  401: 'signed-out',
  403: 'not-allowed',
  404: 'not-found',
  408: 'offline',
  409: 'conflict',
  429: 'too-many',
};

function kindOfStatus(status: number): ErrorKind {
  if (status >= 500) return 'server';
  return kindsByStatus[status] ?? (status >= 400 ? 'invalid' : 'bad-reply');
}

/** Kind and message of a refused call; the HTTP status decides when the body names no kind. Never throws. */
export function parseErrorReply(
  raw: unknown,
  httpStatus: number,
): { kind: ErrorKind; message: string | null } {
  const record = asRecord(raw);
  const error = firstRecord(record, 'error');
  const named = errorKinds.find((kind) => kind === error?.kind);
  return {
    kind: named ?? kindOfStatus(httpStatus),
    message: firstText(error, 'message') ?? firstText(record, 'message', 'error'),
  };
}

/** The refusal in a reply that has a status of success: `status` or `success` is false. Null for any other reply. */
export function parseRefusal(raw: unknown): { message: string | null } | null {
  const record = asRecord(raw);
  if (record?.status !== false && record?.success !== false) return null;
  return { message: parseErrorReply(raw, 400).message };
}

import type { ErrorReplyWire } from '@az/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from '../database/database-error.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

function replyOf({ kind, message, fields }: ApiError): ErrorReplyWire {
  const error = Object.keys(fields).length > 0 ? { kind, message, fields } : { kind, message };
  return { success: false, status: false, error, message };
}

const tryAgainMs = 5000;

/** The error when the database cannot serve now: it cannot be reached, is too busy, full or read-only. */
function unavailable(error: DatabaseError): ApiError {
  const sentence = error.isWriteRefusal ? sentences.notStored : sentences.unavailable;
  return new ApiError('server', sentence, { status: 503, retryAfterMs: tryAgainMs });
}

function send(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(error.status).type('application/json; charset=utf-8').send(replyOf(error));
}

/** Sends an error as a reply. Also used as a server's `frameworkErrors`: a malformed address reaches no plugin. */
export function replyToError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ApiError) return send(reply, error);
  if (error instanceof DatabaseError && error.isPassing) {
    request.log.warn({ err: error }, 'database unavailable');
    return send(reply, unavailable(error));
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const sentence = status === 413 ? sentences.tooLarge : sentences.unreadable;
    return send(reply, new ApiError('invalid', sentence, { status }));
  }
  request.log.error({ err: error }, 'request failed');
  return send(reply, new ApiError('server', sentences.failed));
}

/** Every refusal below this instance has one shape (`ErrorReplyWire`), unknown paths included. */
export function replyWithErrors(app: FastifyInstance): void {
  app.setErrorHandler(replyToError);
  app.setNotFoundHandler((_request, reply) => send(reply, new ApiError('not-found', sentences.notFound)));
}

import type { ErrorReplyWire } from '@az/shared/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ServerErrorKind, statusOfKind } from './api-error.ts';
import { sentences } from './sentences.ts';

function replyOf(kind: ServerErrorKind, message: string): ErrorReplyWire {
  return { success: false, status: false, error: { kind, message }, message };
}

function send(reply: FastifyReply, error: ApiError, status = statusOfKind[error.kind]): FastifyReply {
  if (error.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/json; charset=utf-8').send(replyOf(error.kind, error.message));
}

/**
 * Answers a failed request in the API's shape. Also fits `frameworkErrors` of a server, for addresses so malformed that
 * no plugin ever sees them.
 */
export function replyToError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ApiError) return send(reply, error);
  const status = error.statusCode ?? 500;
  if (status === 413) return send(reply, new ApiError('invalid', sentences.tooLarge), status);
  if (status >= 400 && status < 500)
    return send(reply, new ApiError('invalid', sentences.unreadable), status);
  request.log.error({ err: error }, 'request failed');
  return send(reply, new ApiError('server', sentences.failed));
}

/** Every refusal below this instance has one shape (`ErrorReplyWire`), unknown paths included. */
export function replyWithErrors(app: FastifyInstance): void {
  app.setErrorHandler(replyToError);
  app.setNotFoundHandler((_request, reply) => send(reply, new ApiError('not-found', sentences.notFound)));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionRepository } from '../repositories/session-repository.ts';
import { networkOf } from '../security/client-address.ts';
import { readBearer } from '../security/session-token.ts';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

const decorator = 'memberId';

/** Decorates each request of a route that has `membersOnly` with its member and token. */
export function knowMembers(app: FastifyInstance): void {
  app.decorateRequest(decorator, null);
}

/** The signed-in member of a request that has passed `membersOnly`. */
export function memberIdOf(request: FastifyRequest): number {
  const id = request.getDecorator<number | null>(decorator);
  if (id === null) throw new Error('This route lets everyone in.');
  return id;
}

/** The session's token of a request that has passed `membersOnly`. */
export function tokenOf({ headers }: FastifyRequest): string {
  const token = readBearer(headers.authorization);
  if (token === null) throw new Error('This route lets everyone in.');
  return token;
}

/** The member of any request, or null for anonymous ones. */
export const knownMemberId = (request: FastifyRequest): number | null =>
  decorator in request ? request.getDecorator<number | null>(decorator) : null;

/** A hook that requires a member's Bearer token; cookies are never read. Others get 401. */
export function membersOnly(sessions: SessionRepository) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearer(request.headers.authorization);
    const memberId = token && (await sessions.use(token, networkOf(request.ip)));
    if (!memberId) throw new ApiError('signed-out', sentences.signedOut);
    request.setDecorator(decorator, memberId);
  };
}

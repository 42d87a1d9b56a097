import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompleteConfig, Limit } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { clientKey } from '../security/client-address.ts';
import { RateLimiter } from '../security/rate-limiter.ts';
import { memberIdOf } from './membership.ts';

function refuseWhile(retryAfterMs: number): void {
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyRequests, { retryAfterMs });
}

export function limitRequests(app: FastifyInstance, { requestLimits }: CompleteConfig): void {
  const perAddress = new RateLimiter(requestLimits.perAddress);
  app.addHook('onRequest', async (request) => refuseWhile(perAddress.take(clientKey(request.ip))));
}

/** A hook after `membersOnly`: limits the requests of each member, over all routes that have this hook. */
export function limitPerMember(limit: Limit) {
  const perMember = new RateLimiter(limit);
  return async (request: FastifyRequest): Promise<void> => {
    refuseWhile(perMember.take(String(memberIdOf(request))));
  };
}

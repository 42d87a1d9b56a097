import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompleteConfig } from '../api-config.ts';
import { clientKey } from '../security/client-address.ts';
import { RateLimiter } from '../security/rate-limiter.ts';
import { ApiError } from './api-error.ts';
import { memberIdOf } from './membership.ts';
import { sentences } from './sentences.ts';

function refuseWhile(retryAfterMs: number): void {
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyRequests, { retryAfterMs });
}

/** Limits the requests of each client address. */
export function limitRequests(app: FastifyInstance, { requestLimits }: CompleteConfig): void {
  const perAddress = new RateLimiter(requestLimits.perAddress);
  app.addHook('onRequest', async (request) => refuseWhile(perAddress.take(clientKey(request.ip))));
}

/** A hook for routes that write, after `membersOnly`: limits the writes of each member, over all such routes. */
export function limitWrites({ requestLimits }: CompleteConfig) {
  const perMember = new RateLimiter(requestLimits.writesPerMember);
  return async (request: FastifyRequest): Promise<void> => {
    refuseWhile(perMember.take(String(memberIdOf(request))));
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompleteConfig } from '../api-config.ts';
import { clientKey } from '../security/client-address.ts';
import { RequestCounter } from '../security/request-counter.ts';
import { ApiError } from './api-error.ts';
import { memberIdOf } from './membership.ts';
import { sentences } from './sentences.ts';

function refuseWhile(retryAfterMs: number): void {
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyRequests, { retryAfterMs });
}

/** Limits the requests of each client address. */
export function limitRequests(app: FastifyInstance, { requestLimits, now }: CompleteConfig): void {
  const perAddress = new RequestCounter(requestLimits.perAddress, now);
  app.addHook('onRequest', async (request) => refuseWhile(perAddress.count(clientKey(request.ip))));
}

/** A hook for routes that write, after `membersOnly`: limits the writes of each member, over all such routes. */
export function limitWrites({ requestLimits, now }: CompleteConfig) {
  const perMember = new RequestCounter(requestLimits.writesPerMember, now);
  return async (request: FastifyRequest): Promise<void> => {
    refuseWhile(perMember.count(String(memberIdOf(request))));
  };
}

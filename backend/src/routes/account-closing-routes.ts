import { AccountExportReplyWire, CloseAccountRequestWire, StatusReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { eraseMember } from '../repositories/personal-data/erase-member.ts';
import { exportMember } from '../repositories/personal-data/export-member.ts';
import { limitKeys } from '../security/limit-keys.ts';
import type { Services } from '../services.ts';
import { confirmPassword } from './confirm-password.ts';

/** `GET /account/export` and `DELETE /account` (extensions): export and erasure of personal data. */
export function addAccountClosingRoutes(app: FastifyInstance, services: Services): void {
  const { bus, db, limiter, pictures, deviceCookie, config } = services;

  app.get('/account/export', {
    schema: { response: { 200: jsonSchema(AccountExportReplyWire) } },
    config: {
      call: { summary: 'Everything held about the member', access: 'member', extension: 'accounts' },
    },
    handler: async (request, reply) => {
      const memberId = memberIdOf(request);
      const counted = { key: limitKeys.export(memberId), limit: config.accountLimits.export };
      const retryAfterMs = await limiter.take([counted]);
      if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyTries, { retryAfterMs });
      return reply.type('application/json; charset=utf-8').send(exportMember(db, memberId, config.now()));
    },
  });

  app.delete<{ Body: CloseAccountRequestWire }>('/account', {
    schema: {
      body: jsonSchema(CloseAccountRequestWire),
      response: { 200: jsonSchema(StatusReplyWire) },
    },
    config: {
      call: {
        summary: 'Closes the account and erases it',
        access: 'member',
        extension: 'accounts',
        emits: [
          'post.gone',
          'post.changed',
          'comment.gone',
          'comment.changed',
          'member.gone',
          'conversation.changed',
          'notification.changed',
        ],
      },
    },
    handler: async (request, reply): Promise<StatusReplyWire> => {
      const memberId = memberIdOf(request);
      const { password } = request.body;
      const asked = { ip: request.ip, memberId, password, field: 'password' as const };
      const { passwordHash } = await confirmPassword(services, asked);
      const removed = await eraseMember({ db, bus }, memberId, passwordHash);
      if (!removed) throw new ApiError('conflict', sentences.wrongPassword);
      pictures.drop(removed);
      deviceCookie.clear(request, reply);
      return { status: true };
    },
  });
}

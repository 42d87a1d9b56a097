import { ForgotPasswordRequestWire, ResetPasswordRequestWire, StatusReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { transact } from '../database/transact.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import { DeviceRepository } from '../repositories/device-repository.ts';
import { EmailChangeRepository } from '../repositories/email-change-repository.ts';
import { MemberRepository, type Owner } from '../repositories/member-repository.ts';
import { OutboxRepository } from '../repositories/outbox-repository.ts';
import { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import { SessionRepository } from '../repositories/session-repository.ts';
import { limitKeys } from '../security/limit-keys.ts';
import { refuseWeakPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import type { Services } from '../services.ts';
import { deadLink, readMailedLink } from './mailed-link.ts';

const response = { 200: jsonSchema(StatusReplyWire) };

/**
 * `POST /forgot-password` and `POST /reset-password` (extensions). The first has the same reply for every address,
 * because it only queues a mail. Choosing a password with the mail's token makes every session, link and known
 * browser of the member invalid, and withdraws a new e-mail that waits for its confirmation. The browser that sent
 * the token is a known browser from then on, so that strangers can never lock the owner of the mailbox out.
 */
export function addPasswordResetRoutes(app: FastifyInstance, services: Services): void {
  const { db, members, outbox, resets, mailWorker, limiter, deviceCookie, config } = services;
  const { forgotPassword } = config.accountLimits;

  /** Null when the token was used in the meantime. */
  const replacePassword = (token: string, memberId: number, { email }: Owner, passwordHash: string) =>
    transact(db, async (transaction) => {
      const devices = new DeviceRepository(transaction, config.now);
      const open = new PasswordResetRepository(transaction, config.now);
      const members = new MemberRepository(transaction);
      await members.hold(memberId);
      if (!(await open.redeem(token))) return null;
      await open.voidAll(memberId);
      await new EmailChangeRepository(transaction, config.now).withdraw(memberId);
      await devices.deleteAll(memberId);
      await new SessionRepository(transaction, config.now).closeAll(memberId);
      await members.setPassword(memberId, passwordHash);
      await members.setEmail(memberId, email, config.now());
      await new OutboxRepository(transaction, config.now).queue('password-changed', memberId, email);
      return devices.remember(memberId, null);
    });

  app.post<{ Body: ForgotPasswordRequestWire }>('/forgot-password', {
    schema: { body: jsonSchema(ForgotPasswordRequestWire), response },
    config: {
      call: { summary: 'Mails a link to choose a password', access: 'public', extension: 'accounts' },
    },
    handler: async ({ ip, body }): Promise<StatusReplyWire> => {
      const retryAfterMs = await limiter.take([{ key: limitKeys.forgotPassword(ip), limit: forgotPassword }]);
      if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyTries, { retryAfterMs });
      await outbox.queueReset(body.email);
      mailWorker.wake();
      return { status: true };
    },
  });

  app.post<{ Body: ResetPasswordRequestWire }>('/reset-password', {
    schema: { body: jsonSchema(ResetPasswordRequestWire), response },
    config: {
      call: {
        summary: 'Chooses a password with a mailed token',
        access: 'public',
        extension: 'accounts',
      },
    },
    handler: async (request, reply): Promise<StatusReplyWire> => {
      const { token, password } = request.body;
      const memberId = await readMailedLink(services, request.ip, () => resets.find(token));
      const owner = await members.findOwner(memberId);
      if (!owner) throw deadLink();
      refuseWeakPassword(password, owner, config.productName);
      const deviceToken = await replacePassword(token, memberId, owner, await hashPassword(password));
      if (deviceToken === null) throw deadLink();
      await limiter.delete(limitKeys.email(owner.email));
      deviceCookie.write(request, reply, deviceToken);
      mailWorker.wake();
      return { status: true };
    },
  });
}

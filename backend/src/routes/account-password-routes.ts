import { ChangePasswordRequestWire, PasswordChangedReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { transact } from '../database/transact.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { memberIdOf, tokenOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { EmailChangeRepository } from '../repositories/email-change-repository.ts';
import { MemberRepository } from '../repositories/member-repository.ts';
import { OutboxRepository } from '../repositories/outbox-repository.ts';
import { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import { SessionRepository } from '../repositories/session-repository.ts';
import { type ClientDescription, describeClient } from '../security/client-description.ts';
import { refuseWeakPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import type { Services } from '../services.ts';
import { type ConfirmedOwner, confirmPassword } from './confirm-password.ts';

/**
 * `PUT /account/password` (extension). All sessions of the member end, and the reply has the token of a new session
 * (ASVS 5.0, 7.2.4 and 7.4.3: a new token after each authentication). No idempotency key, because the token would have
 * to be stored in clear to be returned twice. An unconfirmed new e-mail is withdrawn, because the notice about it tells
 * the owner to change the password when somebody else asked for that e-mail.
 */
export function addAccountPasswordRoutes(app: FastifyInstance, services: Services): void {
  const { db, mailWorker, config } = services;

  const replacePassword = (
    { memberId, token, client }: { memberId: number; token: string; client: ClientDescription },
    owner: ConfirmedOwner,
    passwordHash: string,
  ) =>
    transact(db, async (transaction) => {
      const members = new MemberRepository(transaction);
      const sessions = new SessionRepository(transaction, config.now);
      if (!(await members.holdPassword(memberId, owner.passwordHash))) return null;
      await members.setPassword(memberId, passwordHash);
      const isRemembered = await sessions.isRemembered(token);
      await sessions.closeAll(memberId);
      await new PasswordResetRepository(transaction, config.now).voidAll(memberId);
      await new EmailChangeRepository(transaction, config.now).withdraw(memberId);
      await new OutboxRepository(transaction, config.now).queue('password-changed', memberId, owner.email);
      return sessions.open(memberId, { client, isRemembered });
    });

  app.put<{ Body: ChangePasswordRequestWire }>('/account/password', {
    schema: {
      body: jsonSchema(ChangePasswordRequestWire),
      response: { 200: jsonSchema(PasswordChangedReplyWire) },
    },
    config: {
      call: { summary: 'Changes the password', access: 'member', extension: 'accounts' },
    },
    handler: async (request): Promise<PasswordChangedReplyWire> => {
      const memberId = memberIdOf(request);
      const { current_password: current, password } = request.body;
      const asked = { ip: request.ip, memberId, password: current, field: 'current_password' as const };
      const owner = await confirmPassword(services, asked);
      refuseWeakPassword(password, owner, config.productName);
      const asking = { memberId, token: tokenOf(request), client: describeClient(request) };
      const token = await replacePassword(asking, owner, await hashPassword(password));
      if (token === null) throw new ApiError('conflict', sentences.wrongPassword);
      mailWorker.wake();
      return { status: true, access_token: token };
    },
  });
}

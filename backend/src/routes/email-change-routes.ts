import { ConfirmEmailRequestWire, StatusReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { isUniqueViolation } from '../database/database-error.ts';
import { transact } from '../database/transact.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { accountEvents } from '../live/emission.ts';
import { emitAccountChange } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import { type EmailChange, EmailChangeRepository } from '../repositories/email-change-repository.ts';
import { MemberRepository } from '../repositories/member-repository.ts';
import { OutboxRepository } from '../repositories/outbox-repository.ts';
import { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import type { Services } from '../services.ts';
import { deadLink, readMailedLink } from './mailed-link.ts';
import { countConfirmation, wantEmail } from './want-email.ts';

const response = { 200: jsonSchema(StatusReplyWire) };

/**
 * `POST` and `DELETE /account/email-change` and `POST /confirm-email` (extensions): sends the confirmation again,
 * withdraws the new address, and confirms it with the mail's token. After a change, the member's password links are
 * invalid, and the old address gets a notice. An own address that is not proven is confirmed in the same way (decision
 * record 167).
 */
export function addEmailChangeRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, bus, db, emailChanges, mailWorker, config } = services;
  const extension = 'accounts';

  /** False when the token was used in the meantime. */
  const confirmEmail = (token: string, { memberId, email }: EmailChange) =>
    withEvents(db, bus, async (transaction, emission) => {
      const members = new MemberRepository(transaction);
      await members.hold(memberId);
      const former = await members.findOwner(memberId);
      if (!former || !(await new EmailChangeRepository(transaction, config.now).redeem(token))) return false;
      await members.setEmail(memberId, email, config.now());
      if (former.email !== email) {
        await new PasswordResetRepository(transaction, config.now).voidAll(memberId);
        await new OutboxRepository(transaction, config.now).queue('email-changed', memberId, former.email);
        emitAccountChange(emission, memberId, 'identity');
      }
      return true;
    });

  app.post('/account/email-change', {
    schema: { response },
    config: {
      call: {
        summary: 'Mails the link to confirm a new e-mail, or the own one, again',
        access: 'member',
        extension,
      },
    },
    handler: async (request): Promise<StatusReplyWire> => {
      const memberId = memberIdOf(request);
      const { 'E-mails': own, email_proven: isProven } = await accounts.load(memberId);
      const email = (await emailChanges.find(memberId)) ?? own;
      if (email === own && isProven) throw new ApiError('not-found', sentences.notFound);
      await countConfirmation(services, { ip: request.ip, memberId, email });
      await transact(db, (transaction) => wantEmail(transaction, config, { memberId, email }));
      mailWorker.wake();
      return { status: true };
    },
  });

  app.delete('/account/email-change', {
    schema: { response },
    config: { call: { summary: 'Withdraws a new e-mail', access: 'member', extension } },
    handler: async (request): Promise<StatusReplyWire> => {
      await emailChanges.withdraw(memberIdOf(request));
      return { status: true };
    },
  });

  app.post<{ Body: ConfirmEmailRequestWire }>('/confirm-email', {
    schema: { body: jsonSchema(ConfirmEmailRequestWire), response },
    config: {
      call: {
        summary: 'Confirms an e-mail with a mailed token',
        access: 'public',
        extension,
        emits: accountEvents,
      },
    },
    handler: async ({ ip, body: { token } }): Promise<StatusReplyWire> => {
      const change = await readMailedLink(services, ip, () => emailChanges.findByToken(token));
      try {
        if (!(await confirmEmail(token, change))) throw deadLink();
      } catch (error) {
        // The holder of the token reads the mail of this address and may learn that it has an account.
        if (isUniqueViolation(error)) throw new ApiError('conflict', sentences.emailInUse);
        throw error;
      }
      mailWorker.wake();
      return { status: true };
    },
  });
}

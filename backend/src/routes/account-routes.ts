import {
  AccountReplyWire,
  AccountRequestWire,
  AccountSavedReplyWire,
  lastNameRequired,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUniqueViolation } from '../database/database-error.ts';
import { ApiError } from '../http/api-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { memberIdOf } from '../http/membership.ts';
import { sentences } from '../http/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import { AccountRepository } from '../repositories/account-repository.ts';
import { normaliseEmail, type Owner } from '../repositories/member-repository.ts';
import { OutboxRepository } from '../repositories/outbox-repository.ts';
import { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import { confirmPassword } from '../security/confirm-password.ts';
import { limitKeys } from '../security/limit-keys.ts';
import type { Services } from '../services.ts';
import { readAccountChange } from './account-change.ts';

const onField = (kind: 'invalid' | 'conflict', field: string, sentence: string) =>
  new ApiError(kind, sentence, { fields: { [field]: sentence } });

/** `GET` and `PUT /account` (extension): what members say of themselves. */
export function addAccountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, members, writes, courier, limiter, config } = services;
  const extension = 'account';

  /** A new address asks for the password, and is counted like a new account: the reply tells whether it is taken. */
  async function confirmEmail(request: FastifyRequest, password: string | undefined): Promise<void> {
    if (password === undefined) throw onField('invalid', 'password', sentences.passwordForEmail);
    const { ip } = request;
    await confirmPassword(services, { ip, memberId: memberIdOf(request), password, field: 'password' });
    const limit = config.accountLimits.register;
    const retryAfterMs = await limiter.take([{ key: limitKeys.register(ip), limit }]);
    if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyTries, { retryAfterMs });
  }

  async function save(
    request: FastifyRequest,
    owner: Owner,
    body: AccountRequestWire,
  ): Promise<AccountSavedReplyWire> {
    const memberId = memberIdOf(request);
    const { password, ...content } = body;
    const change = readAccountChange(body);
    const isNewEmail = change.email !== undefined && normaliseEmail(change.email) !== owner.email;
    if (isNewEmail) await confirmEmail(request, password);
    const write = {
      memberId,
      key: readIdempotencyKey(request),
      content: ['account', content],
      twins: false,
    };
    await writes.once(write, async (transaction) => {
      await new AccountRepository(transaction).change(memberId, change);
      if (isNewEmail) {
        await new PasswordResetRepository(transaction, config.now).voidAll(memberId);
        await new OutboxRepository(transaction, config.now).queue('email-changed', memberId, owner.email);
      }
      return true;
    });
    return {
      status: true,
      account: await accounts.load(memberId),
      user: await members.loadSessionUser(memberId),
    };
  }

  app.get('/account', {
    schema: { response: { 200: jsonSchema(AccountReplyWire) } },
    config: { call: { summary: 'What a member may change about themselves', access: 'member', extension } },
    handler: async (request): Promise<AccountReplyWire> => ({
      status: true,
      account: await accounts.load(memberIdOf(request)),
    }),
  });

  app.put<{ Body: AccountRequestWire }>('/account', {
    schema: { body: jsonSchema(AccountRequestWire), response: { 200: jsonSchema(AccountSavedReplyWire) } },
    config: { call: { summary: 'Changes the own account', access: 'member', extension } },
    handler: async (request): Promise<AccountSavedReplyWire> => {
      const owner = await members.findOwner(memberIdOf(request));
      if (!owner) throw new ApiError('signed-out', sentences.signedOut);
      if (request.body.LastName === '' && owner.kind === 'person')
        throw onField('invalid', 'LastName', lastNameRequired);
      try {
        const saved = await save(request, owner, request.body);
        courier.wake();
        return saved;
      } catch (error) {
        if (isUniqueViolation(error)) throw onField('conflict', 'E-mails', sentences.emailInUse);
        throw error;
      }
    },
  });
}

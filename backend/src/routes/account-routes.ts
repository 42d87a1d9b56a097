import {
  AccountReplyWire,
  AccountRequestWire,
  AccountSavedReplyWire,
  type AccountWire,
  lastNameRequired,
  normalizeEmail,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { accountEvents } from '../live/emission.ts';
import { emitAccountChange } from '../live/subjects.ts';
import { withEvents } from '../live/with-events.ts';
import { AccountRepository } from '../repositories/account-repository.ts';
import type { EmailChange } from '../repositories/email-change-repository.ts';
import { MemberRepository, type Owner } from '../repositories/member-repository.ts';
import { OutboxRepository } from '../repositories/outbox-repository.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { Services } from '../services.ts';
import { readAccountChange } from './account-change.ts';
import { type ConfirmedOwner, confirmPassword } from './confirm-password.ts';
import { countConfirmation, wantEmail } from './want-email.ts';

type EmailRequest = { email: string; password: string | undefined };

const onField = (field: string, sentence: string) =>
  new ApiError('invalid', sentence, { fields: { [field]: sentence } });

/** `GET` and `PUT /account` (extension): what members say of themselves. A new e-mail waits for its confirmation. */
export function addAccountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, bus, db, members, emailChanges, mailWorker, config } = services;
  const extension = 'accounts';

  /** A new e-mail requires the password. No reply reveals whether the e-mail is taken, only a mail to it (record 32). */
  async function confirmOwner(request: FastifyRequest, { email, password }: EmailRequest) {
    if (password === undefined) throw onField('password', sentences.passwordForEmail);
    const { ip } = request;
    const memberId = memberIdOf(request);
    const owner = await confirmPassword(services, { ip, memberId, password, field: 'password' });
    await countConfirmation(services, { ip, memberId, email });
    return owner;
  }

  async function wantNewEmail(
    transaction: Transaction<ApiTables>,
    change: EmailChange,
    owner: ConfirmedOwner,
  ) {
    const isStillTheirs = await new MemberRepository(transaction).holdPassword(
      change.memberId,
      owner.passwordHash,
    );
    if (!isStillTheirs) throw new ApiError('conflict', sentences.wrongPassword);
    await wantEmail(transaction, config, change);
    const outbox = new OutboxRepository(transaction, config.now);
    await outbox.queue('email-change-requested', change.memberId, owner.email);
  }

  async function load(memberId: number): Promise<AccountWire> {
    const account = await accounts.load(memberId);
    const wanted = await emailChanges.find(memberId);
    return { ...account, pending_email: wanted === account['E-mails'] ? null : wanted };
  }

  async function save(request: FastifyRequest, { email: known }: Owner, body: AccountRequestWire) {
    const memberId = memberIdOf(request);
    const change = readAccountChange(body);
    const { 'E-mails': email, password } = body;
    const owner =
      email !== undefined && normalizeEmail(email) !== known
        ? await confirmOwner(request, { email, password })
        : null;
    await withEvents(db, bus, async (transaction, emission) => {
      if (email !== undefined && owner) await wantNewEmail(transaction, { memberId, email }, owner);
      if (await new AccountRepository(transaction).change(memberId, change))
        emitAccountChange(emission, memberId, 'identity');
    });
  }

  app.get('/account', {
    schema: { response: { 200: jsonSchema(AccountReplyWire) } },
    config: { call: { summary: 'What a member may change about themselves', access: 'member', extension } },
    handler: async (request): Promise<AccountReplyWire> => ({
      status: true,
      account: await load(memberIdOf(request)),
    }),
  });

  app.put<{ Body: AccountRequestWire }>('/account', {
    schema: { body: jsonSchema(AccountRequestWire), response: { 200: jsonSchema(AccountSavedReplyWire) } },
    config: {
      call: { summary: 'Changes the own account', access: 'member', extension, emits: accountEvents },
    },
    handler: async (request): Promise<AccountSavedReplyWire> => {
      const owner = await members.findOwner(memberIdOf(request));
      if (!owner) throw new ApiError('signed-out', sentences.signedOut);
      if (request.body.LastName === '' && owner.kind === 'person')
        throw onField('LastName', lastNameRequired);
      await save(request, owner, request.body);
      mailWorker.wake();
      const memberId = memberIdOf(request);
      return { status: true, account: await load(memberId), user: await members.loadSessionUser(memberId) };
    },
  });
}

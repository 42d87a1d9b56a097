import { normalizeEmail } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import type { CompleteConfig } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { type EmailChange, EmailChangeRepository } from '../repositories/email-change-repository.ts';
import { OutboxRepository } from '../repositories/outbox-repository.ts';
import type { ApiTables } from '../schema/tables.ts';
import { limitKeys } from '../security/limit-keys.ts';
import type { Services } from '../services.ts';

/**
 * Counts a confirmation mail per client address (together with new accounts), per member, and per wanted address.
 *
 * @throws ApiError of kind `too-many`
 */
export async function countConfirmation(
  { limiter, config }: Services,
  { ip, memberId, email }: EmailChange & { ip: string },
): Promise<void> {
  const { register, emailChange } = config.accountLimits;
  const retryAfterMs = await limiter.take([
    { key: limitKeys.register(ip), limit: register },
    { key: limitKeys.emailChange(memberId), limit: emailChange },
    { key: limitKeys.emailWanted(email), limit: emailChange },
  ]);
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyTries, { retryAfterMs });
}

/** Stores the wanted address of a member and queues the confirmation mail, whether the address is taken or not. */
export async function wantEmail(
  transaction: Transaction<ApiTables>,
  { now }: CompleteConfig,
  change: EmailChange,
): Promise<void> {
  const email = normalizeEmail(change.email);
  await new EmailChangeRepository(transaction, now).want({ ...change, email });
  await new OutboxRepository(transaction, now).queue('email-confirmation', change.memberId, email);
}

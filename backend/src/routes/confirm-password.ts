import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { Owner } from '../repositories/member-repository.ts';
import { limitKeys } from '../security/limit-keys.ts';
import { checkPassword } from '../security/passwords.ts';
import type { Services } from '../services.ts';

type Asked = {
  ip: string;
  memberId: number;
  password: string;
  /** Key of the request that holds the password. */
  field: 'password' | 'current_password';
};

/** The owner of an account, with the password that was confirmed. */
export type ConfirmedOwner = Owner & { passwordHash: string };

/**
 * Checks the password of a member with an open session again. Wrong passwords are counted per client address, as at
 * sign-in, and per member, where failures of strangers do not count. Never replies 401, because the session is open.
 *
 * @throws ApiError of kind `invalid` for a wrong password, `too-many` after too many
 */
export async function confirmPassword(
  { members, limiter, config }: Services,
  { ip, memberId, password, field }: Asked,
): Promise<ConfirmedOwner> {
  const owner = await members.findOwner(memberId);
  const attempt = await limiter.enter([
    { key: limitKeys.address(ip), limit: config.signInLimits.perAddress },
    { key: limitKeys.member(memberId), limit: config.signInLimits.perDevice },
  ]);
  if ('retryAfterMs' in attempt) throw new ApiError('too-many', sentences.tooManyPasswords, attempt);
  let fits = false;
  try {
    fits = await checkPassword(password, owner?.passwordHash ?? null);
  } finally {
    await attempt.settle(fits);
  }
  if (!fits || !owner?.passwordHash)
    throw new ApiError('invalid', sentences.wrongPassword, { fields: { [field]: sentences.wrongPassword } });
  return { ...owner, passwordHash: owner.passwordHash };
}

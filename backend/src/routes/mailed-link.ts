import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { limitKeys } from '../security/limit-keys.ts';
import type { Services } from '../services.ts';

/** The error for a mailed token that is used, expired or unknown. */
export const deadLink = () =>
  new ApiError('invalid', sentences.deadLink, { fields: { token: sentences.deadLink } });

/**
 * What `find` returns for a mailed token. Tokens for which it returns null are counted per client address.
 *
 * @throws `deadLink` when `find` returns null, ApiError of kind `too-many` after too many such tokens
 */
export async function readMailedLink<Found>(
  { config, limiter }: Services,
  ip: string,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const limit = config.accountLimits.resetPassword;
  const attempt = await limiter.enter([{ key: limitKeys.mailedLink(ip), limit }]);
  if ('retryAfterMs' in attempt) throw new ApiError('too-many', sentences.tooManyTries, attempt);
  let found: Found | null = null;
  try {
    found = await find();
  } finally {
    await attempt.settle(found !== null);
  }
  if (found === null) throw deadLink();
  return found;
}

import type { AccountRequestWire } from '@az/shared/contracts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { findLocation, type Location } from '../reference/locations.ts';
import type { AccountChange } from '../repositories/account-repository.ts';

const levels = ['country', 'province', 'city'] as const;

function refuseLocation(names: readonly string[]): never {
  const fields = Object.fromEntries(names.map((name) => [name, sentences.wrongLocation]));
  throw new ApiError('invalid', sentences.wrongLocation, { fields });
}

/** Returns undefined when the request does not name a location, and null when it removes the location. */
function readLocation(request: AccountRequestWire): Location | null | undefined {
  const given = levels.filter((level) => request[level] !== undefined);
  if (given.length === 0) return undefined;
  const { country, province, city } = request;
  if (country === null && province === null && city === null) return null;
  if (!country || !province || !city) refuseLocation(levels.filter((level) => !request[level]));
  return findLocation({ country, province, city }) ?? refuseLocation(levels);
}

/**
 * What a request changes about an account immediately, which is everything but the e-mail.
 *
 * @throws ApiError of kind `invalid` for codes that are unknown or do not belong together
 */
export function readAccountChange(request: AccountRequestWire): AccountChange {
  return {
    firstName: request.Names,
    lastName: request.LastName,
    headline: request.Headline,
    description: request.Description,
    phone: request.Phones,
    address: request.Adresses,
    location: readLocation(request),
  };
}

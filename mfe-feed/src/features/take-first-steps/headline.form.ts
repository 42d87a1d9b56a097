import { accountLengths } from '@az/shared/contracts';
import { plainName } from '@az/shared/format';
import { type Checked, checked } from '@az/shared/forms';
import { words } from './words.ts';

type HeadlineValues = { Headline: string };

/** The headline to store, or the error. The request is null if nothing has changed. */
export function checkHeadline(
  { Headline }: HeadlineValues,
  stored: HeadlineValues,
): Checked<string> | { request: null; errors: null } {
  const headline = plainName(Headline);
  if (headline === stored.Headline) return { request: null, errors: null };
  const isTooLong = [...headline].length > accountLengths.Headline;
  return checked({ Headline: isTooLong ? words.tooLong(accountLengths.Headline) : null }, () => headline);
}

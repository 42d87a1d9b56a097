import { type Member, memberName } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import type { Checked } from '@az/shared/forms';
import { words } from './dialog-words.ts';

export type ShareValues = { contactId: string | null; message: string };

export const fields = ['contactId', 'message'] as const satisfies (keyof ShareValues)[];

/** A text that introduces the member. It has no link, because not every server shows the profiles of others. */
export function introduction(member: Member): string {
  const { headline, lastJob, city, country, email } = member;
  const job = [lastJob?.position.title, lastJob?.company].filter(Boolean).join(', ');
  const location = [city, country].filter(Boolean).join(', ');
  const lines = [memberName(member), headline, job, location, email].filter((line) => line?.trim());
  return `Bonjour, voici mon profil sur AZ Connect :\n${lines.join('\n')}`;
}

export function checkShare({
  contactId,
  message,
}: ShareValues): Checked<{ contactId: string; message: string }> {
  const errors: Record<string, string> = {};
  if (contactId === null) errors.contactId = words.toMissing;
  if (trimText(message) === '') errors.message = words.messageMissing;
  return contactId === null || errors.message
    ? { request: null, errors }
    : { request: { contactId, message }, errors: null };
}

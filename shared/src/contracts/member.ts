import { companyType, defaultAuthorName, nameInEmail } from './author.ts';
import { readBase64Image } from './images.ts';
import { type Job, parseJob, toWireJob } from './job-history.ts';
import { asRecord, firstRecord, firstText, firstTime, nameIn, readFlag } from './read.ts';
import { isolatedName } from './wire/member-text.ts';
import type { SessionUserWire } from './wire/session-user.wire.ts';

export type Member = {
  id: string;
  firstName: string;
  lastName: string;
  /** What the member wrote under their name; if empty, the title of the last job is shown. Not in local storage. */
  headline: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  /** Base64 of an image without `data:` prefix; null means the default picture. */
  picture: string | null;
  kind: 'person' | 'company';
  verified: boolean;
  province: string | null;
  city: string | null;
  country: string | null;
  lastJob: Job | null;
};

/** First and last name (a company often has only the first), or the part of the e-mail address before the `@`. */
export function memberName({
  firstName,
  lastName,
  email,
}: Pick<Member, 'firstName' | 'lastName' | 'email'>): string {
  return isolatedName(`${firstName} ${lastName}`.trim() || (nameInEmail(email) ?? defaultAuthorName));
}

/** The line under the member's name: their headline, or the title of the last job; null without both. */
export const memberRole = ({ headline, lastJob }: Pick<Member, 'headline' | 'lastJob'>): string | null =>
  headline || (lastJob?.position.title ?? null);

const named = (name: string | null) => (name === null ? null : { Name: name });

/** The member with only the keys of the specification, section 3: what local storage may hold. */
export function toWireUser(member: Member): SessionUserWire {
  return {
    Customers_Numbers: member.id,
    Names: member.firstName,
    LastName: member.lastName,
    Description: member.description,
    'E-mails': member.email,
    Phones: member.phone,
    Adresses: member.address,
    created_date: member.createdAt,
    Picture: member.picture,
    type: member.kind === 'company' ? companyType : 'person',
    isVerify: member.verified,
    province: named(member.province),
    city: named(member.city),
    country: member.country === null ? null : { fr_Name: member.country },
    last_job_history: member.lastJob && toWireJob(member.lastJob),
  };
}

export const toSessionUser = (member: Member): SessionUserWire => ({
  ...toWireUser(member),
  Headline: member.headline,
});

/**
 * Reads a session user, also a partial one, from a reply or from local storage; null without id. `wire` holds only
 * known keys: nothing else (a token, say) gets into storage.
 */
export function parseSessionUser(raw: unknown): { member: Member; wire: SessionUserWire } | null {
  const record = asRecord(raw);
  const id = firstText(record, 'Customers_Numbers');
  if (id === null) return null;
  const member: Member = {
    id,
    firstName: nameIn(record, 'Names') ?? '',
    lastName: nameIn(record, 'LastName') ?? '',
    headline: nameIn(record, 'Headline') ?? '',
    description: firstText(record, 'Description') ?? '',
    email: firstText(record, 'E-mails', 'Emails') ?? '',
    phone: nameIn(record, 'Phones') ?? '',
    address: firstText(record, 'Adresses') ?? '',
    createdAt: firstTime(record, 'created_date'),
    picture: readBase64Image(record?.Picture),
    kind: record?.type === companyType ? 'company' : 'person',
    verified: readFlag(record, 'isVerify'),
    province: firstText(firstRecord(record, 'province'), 'Name'),
    city: firstText(firstRecord(record, 'city'), 'Name'),
    country: firstText(firstRecord(record, 'country'), 'fr_Name'),
    lastJob: parseJob(record?.last_job_history),
  };
  return { member, wire: toWireUser(member) };
}

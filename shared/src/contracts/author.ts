import { readImageUrl } from './images.ts';
import { asRecord, firstRecord, firstText, nameIn, type RawRecord, readFlag } from './read.ts';
import { isolatedName } from './wire/member-text.ts';

/** The author of an announcement or a comment. `name` is never empty. */
export type Author = {
  id: string | null;
  name: string;
  role: string | null;
  /** URL for an `img`; null means the default picture. */
  picture: string | null;
  verified: boolean;
};

export const companyType = 'webcompany';

export const defaultAuthorName = 'Membre';

export const nameInEmail = (email: string | null): string | null => email?.split('@')[0]?.trim() || null;

function nameOf(record: RawRecord | null): string {
  const first = nameIn(record, 'Names', 'first_name', 'firstName');
  const last = nameIn(record, 'LastName', 'last_name', 'lastName');
  const both = [first, last].filter((part) => part !== null).join(' ');
  const other = nameIn(record, 'name', 'Name', 'full_name');
  const email = nameInEmail(firstText(record, 'E-mails', 'Emails', 'email'));
  return isolatedName(both || (other ?? email ?? defaultAuthorName));
}

function pictureOf(record: RawRecord | null): string | null {
  for (const name of ['picture_url', 'picture', 'Picture', 'avatar']) {
    const url = readImageUrl(record?.[name]);
    if (url) return url;
  }
  return null;
}

/** The author inside an item, under any of the usual keys; a plain text is read as the name. */
export function readAuthor(item: RawRecord): Author {
  const record = firstRecord(item, 'author', 'user', 'customer', 'member', 'company');
  const nameOnly = nameIn(item, 'author', 'user', 'author_name');
  if (!record && nameOnly !== null) {
    return { id: null, name: isolatedName(nameOnly), role: null, picture: null, verified: false };
  }
  return {
    id: firstText(record, 'Customers_Numbers', 'id'),
    name: nameOf(asRecord(record)),
    role: nameIn(record, 'role', 'job_title'),
    picture: pictureOf(record),
    verified: readFlag(record, 'isVerify') || readFlag(record, 'verified'),
  };
}

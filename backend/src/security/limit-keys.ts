import { normalizeEmail } from '@az/shared/contracts';
import type { Limit } from '../config/api-config.ts';
import { clientKey } from './client-address.ts';

/** A member gets one notice a day that somebody wanted to use their address. */
export const noticeLimit: Limit = { count: 1, windowMs: 24 * 60 * 60 * 1000 };

/** Mails with notifications in a day; what comes after them waits for the next one. */
export const notificationMailLimit: Limit = { count: 20, windowMs: 24 * 60 * 60 * 1000 };

export const limitKeys = {
  /** Wrong passwords from a client address. */
  address: (ip: string) => `address:${clientKey(ip)}`,
  /** Wrong passwords for an e-mail, known or not. */
  email: (email: string) => `email:${normalizeEmail(email)}`,
  /** Wrong passwords from a known browser of a member. */
  device: (tokenHash: Uint8Array) => `device:${Buffer.from(tokenHash).toString('base64')}`,
  /** Wrong passwords inside a member's open session. */
  member: (memberId: number) => `member:${memberId}`,
  register: (ip: string) => `register:${clientKey(ip)}`,
  forgotPassword: (ip: string) => `forgot:${clientKey(ip)}`,
  /** Wrong tokens of mailed links. */
  mailedLink: (ip: string) => `reset:${clientKey(ip)}`,
  /** Confirmation mails: `emailChange` per member, `emailWanted` per address. */
  emailChange: (memberId: number) => `email-change:${memberId}`,
  emailWanted: (email: string) => `email-wanted:${normalizeEmail(email)}`,
  /** Notices to a member that somebody wanted to use their address. */
  registerNotice: (memberId: number) => `notice:${memberId}`,
  notificationMail: (memberId: number) => `notification-mail:${memberId}`,
  /** Searches for an e-mail address or a phone number. */
  contactSearch: (memberId: number) => `contact-search:${memberId}`,
  export: (memberId: number) => `export:${memberId}`,
};

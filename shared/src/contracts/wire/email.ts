import { parseUrl } from '../parse-url.ts';

/** Maximum length of an address and of its part before the `@` (RFC 5321, 4.5.3.1). */
const maxAddress = 254;
const maxLocalPart = 64;

/** A dot-atom (RFC 5322, 3.2.3), `@`, and domain labels, the last beginning with a letter; checked in linear time. */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export const isEmailLength = (address: string): boolean =>
  address.length <= maxAddress && address.lastIndexOf('@') <= maxLocalPart;

/** A domain in ASCII and small letters. A text that cannot be the host name of a URL stays as it is. */
function toAsciiDomain(domain: string): string {
  const url = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? parseUrl(`https://${domain}`) : null;
  return url ? url.hostname : domain;
}

/** An address as it is sent and stored: trimmed, the domain in ASCII and small letters. It may still be invalid. */
export function readEmail(text: string): string {
  const address = /[^\s\p{Cf}].*[^\s\p{Cf}]/su.exec(text)?.[0] ?? text.trim();
  const domain = address.lastIndexOf('@') + 1;
  return address.slice(0, domain) + toAsciiDomain(address.slice(domain));
}

/** An address in small letters, for comparisons: two texts with the same result are the same address. */
export const normalizeEmail = (text: string): string => readEmail(text).toLowerCase();

export function isEmailAddress(text: string): boolean {
  const address = readEmail(text);
  return emailPattern.test(address) && isEmailLength(address);
}

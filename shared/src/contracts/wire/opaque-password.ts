/**
 * A password as it is compared and stored: every space is U+0020, and letters with accents are composed (OpaqueString of
 * RFC 8265, 4.2; NIST SP 800-63B-4, 3.1.1.2), so that it is the same from every keyboard and system.
 */
export const opaquePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

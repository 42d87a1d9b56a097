import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import MD5 from 'crypto-js/md5';
import { pageConfig } from '../config/index.ts';
import { type Member, parseSessionUser, type SessionUserWire } from '../contracts/index.ts';
import { readText, writeText } from '../storage/device-storage.ts';

/** Key of the user in local storage (specification, section 9). */
export const userKey = 'userData';

const tokenKey = 'az-user-of';

/** MD5 is enough here: the token has 256 random bits, which cannot be guessed from the fingerprint. */
const fingerprint = (token: string): string => MD5(token).toString();

/** Longer pictures, in characters, are stored a moment later, because encrypting them would block the page. */
const heavyPicture = 200_000;

let pictureTimer: ReturnType<typeof setTimeout> | undefined;

function encrypt(user: SessionUserWire): string {
  return AES.encrypt(JSON.stringify(user), pageConfig().appSecret).toString();
}

const write = (user: SessionUserWire): boolean => writeText(userKey, encrypt(user));

function writeWithoutPicture(user: SessionUserWire): boolean {
  return write({ ...user, Picture: null });
}

/**
 * Stores the user, encrypted with the page's secret (specification, section 3). Every page has this secret, so it only
 * prevents reading at a glance. When storage is full, the picture is left out; if that is not enough, nothing is
 * stored. Never throws.
 */
export function storeUser(user: SessionUserWire, token: string): boolean {
  clearTimeout(pictureTimer);
  const isHeavy = (user.Picture?.length ?? 0) > heavyPicture;
  const isStored = (!isHeavy && write(user)) || writeWithoutPicture(user);
  // Other code that stores a user stores no fingerprint, so a stored user without a fingerprint matches any token.
  if (isStored) writeText(tokenKey, fingerprint(token));
  else removeStoredUser();
  if (isStored && isHeavy) pictureTimer = setTimeout(() => write(user), 0);
  return isStored;
}

export function removeStoredUser(): void {
  clearTimeout(pictureTimer);
  writeText(userKey, null);
  writeText(tokenKey, null);
}

/** Whether the stored user belongs to a token. Another tab's cookie is visible before its user. Never throws. */
export function isStoredUserOf(token: string): boolean {
  try {
    const stored = localStorage.getItem(tokenKey);
    return localStorage.getItem(userKey) !== null && (stored === null || stored === fingerprint(token));
  } catch {
    // Storage is blocked: there is nothing to wait for.
    return true;
  }
}

function decrypt(stored: string): Member | null {
  try {
    const user: unknown = JSON.parse(AES.decrypt(stored, pageConfig().appSecret).toString(Utf8));
    return parseSessionUser(user)?.member ?? null;
  } catch {
    // Not written by us, or damaged: treated as missing.
    return null;
  }
}

/** The stored user; null without one, or when it is damaged, which is logged (specification, section 8). Never throws. */
export function readStoredUser(): Member | null {
  const stored = readText(userKey);
  if (stored === null) return null;
  const member = decrypt(stored);
  if (!member) console.error('Erreur de déchiffrement');
  return member;
}

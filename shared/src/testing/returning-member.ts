import AES from 'crypto-js/aes';
import Cookies from 'js-cookie';
import { toWireUser } from '../contracts/index.ts';
import { sampleMember } from './sample-member.ts';

// The stored data of a member who has signed in before.

let tokens = 0;

export const member = sampleMember();

export const wire = toWireUser(member);

/** A token that no other test uses. */
export const newToken = (): string => `token-${++tokens}`;

/** Stores a text as the stored user, encrypted with the secret of a page without configuration. */
export function storeEncrypted(text: string): void {
  localStorage.setItem('userData', AES.encrypt(text, 'az-connect-dev').toString());
}

/** Stores the values that an earlier visit of a member leaves. */
export function returnWith(token = newToken(), who = member): string {
  Cookies.set('authKey', token, { path: '/' });
  storeEncrypted(JSON.stringify(toWireUser(who)));
  return token;
}

import AES from 'crypto-js/aes';
import Cookies from 'js-cookie';
import { toWireUser } from '../contracts/index.ts';
import { sampleMember } from './sample-member.ts';

// What a browser holds of a member who has signed in before.

let tokens = 0;

export const member = sampleMember();

export const wire = toWireUser(member);

/** A token that no other test has. */
export const newToken = (): string => `token-${++tokens}`;

/** Puts a text where the stored user stands, encrypted with the secret of a page without configuration. */
export function storeEncrypted(text: string): void {
  localStorage.setItem('userData', AES.encrypt(text, 'az-connect-dev').toString());
}

/** Leaves what an earlier visit of a member has left. */
export function returnWith(token = newToken(), who = member): string {
  Cookies.set('authKey', token, { path: '/' });
  storeEncrypted(JSON.stringify(toWireUser(who)));
  return token;
}

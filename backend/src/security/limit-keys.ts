import { normaliseEmail } from '../repositories/member-repository.ts';
import { clientKey } from './client-address.ts';

/** Keys under which attempts are counted. */
export const limitKeys = {
  /** Wrong passwords from a client address. */
  address: (ip: string) => `address:${clientKey(ip)}`,
  /** Wrong passwords for an e-mail, known or not. */
  email: (email: string) => `email:${normaliseEmail(email)}`,
  /** Wrong passwords from a browser that its member has signed in from before. */
  device: (tokenHash: Uint8Array) => `device:${Buffer.from(tokenHash).toString('base64')}`,
  /** Wrong passwords inside a member's open session. */
  member: (memberId: number) => `member:${memberId}`,
  register: (ip: string) => `register:${clientKey(ip)}`,
  forgotPassword: (ip: string) => `forgot:${clientKey(ip)}`,
  resetPassword: (ip: string) => `reset:${clientKey(ip)}`,
  /** Mails to a member that say somebody tried to register with their address. */
  registerNotice: (memberId: number) => `notice:${memberId}`,
  export: (memberId: number) => `export:${memberId}`,
};

import type { SecretRepository } from '../repositories/secret-repository.ts';
import { parseId } from '../schema/ids.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

const form = /^(\d{1,10})\.([\w-]{22})$/;

const signed = (memberId: number) => `notifications.${memberId}`;

/** Tokens that end the notification mails of a member, without a session. They do not expire, because old mails are read, too. */
export class UnsubscribeTokens {
  constructor(readonly secrets: SecretRepository) {}

  async make(memberId: number): Promise<string> {
    return `${memberId}.${signatureOf(await this.secrets.load('unsubscribe'), signed(memberId))}`;
  }

  /** The member of a token; null if it is wrong. */
  async read(token: string): Promise<number | null> {
    const [, member = '', signature = ''] = form.exec(token) ?? [];
    const memberId = parseId(member);
    if (memberId === null) return null;
    const isOurs = isSignatureOf(await this.secrets.load('unsubscribe'), signed(memberId), signature);
    return isOurs ? memberId : null;
  }
}

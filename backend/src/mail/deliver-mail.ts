import type { MemberRepository } from '../repositories/member-repository.ts';
import type { WaitingMail } from '../repositories/outbox-repository.ts';
import type { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import type { Deliver } from './courier.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';
import type { MailTransport } from './transport.ts';
import { writeMail } from './write-mail.ts';

/** Who sends, and what the texts name. */
export type Sender = { address: string; productName: string; publicUrl: string };

type Parts = {
  members: MemberRepository;
  resets: PasswordResetRepository;
  transport: MailTransport;
  now: () => Date;
};

/** A link that nobody got within this time is not wanted any more. */
const resetWaitsMs = 60 * 60 * 1000;

const kindOf = (name: string): MailKind | undefined => mailKinds.find((kind) => kind === name);

/**
 * Writes and sends a waiting mail. The token of a reset is made here and nowhere kept but in the mail; each attempt has
 * its own. A reset is dropped when nobody has the address (any more) or too many links are open.
 */
export function deliverMail({ address, productName, publicUrl }: Sender, parts: Parts): Deliver {
  const { members, resets, transport, now } = parts;

  async function isWanted({ member_id: memberId, recipient, created_at, attempts }: WaitingMail) {
    if (memberId === null || now().getTime() - created_at.getTime() > resetWaitsMs) return false;
    if ((await members.findOwner(memberId))?.email !== recipient) return false;
    return attempts > 1 || !(await resets.isAtLimit(memberId));
  }

  return async (mail, signal) => {
    const { id, member_id: memberId, recipient, created_at } = mail;
    const kind = kindOf(mail.kind);
    if (!kind || memberId === null || recipient === null) return;
    const isReset = kind === 'password-reset';
    if (isReset && !(await isWanted(mail))) return;
    const resetToken = isReset ? await resets.issue(memberId) : undefined;
    const { hostname } = new URL(publicUrl);
    await transport.send(
      {
        ...writeMail(kind, { productName, publicUrl, resetToken }),
        messageId: `<${created_at.getTime()}.${id}@${hostname}>`,
        date: now(),
        from: { name: productName, address },
        to: recipient,
      },
      signal,
    );
  };
}

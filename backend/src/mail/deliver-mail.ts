import type { EmailChangeRepository } from '../repositories/email-change-repository.ts';
import type { MemberRepository } from '../repositories/member-repository.ts';
import type { WaitingMail } from '../repositories/outbox-repository.ts';
import type { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import type { AttemptLimiter } from '../security/attempt-limiter.ts';
import { limitKeys, noticeLimit } from '../security/limit-keys.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';
import type { Deliver } from './mail-worker.ts';
import type { MailTransport } from './transport.ts';
import { writeMail } from './write-mail.ts';

/** The sender, and the names used in the texts. */
type Sender = { address: string; productName: string; publicUrl: string };

type Parts = {
  members: MemberRepository;
  resets: PasswordResetRepository;
  emailChanges: EmailChangeRepository;
  limiter: AttemptLimiter;
  transport: MailTransport;
  now: () => Date;
};

/** The mail to write, with the token of its link. */
type Draft = { kind: MailKind; token?: string };

type Addressed = WaitingMail & { member_id: number; recipient: string };

/** A password reset that could not be sent within this time is dropped. */
const resetWaitsMs = 60 * 60 * 1000;

const kindOf = (name: string): MailKind | undefined => mailKinds.find((kind) => kind === name);

const isAddressed = (mail: WaitingMail): mail is Addressed =>
  mail.member_id !== null && mail.recipient !== null;

/**
 * Writes and sends a waiting mail. Each attempt makes a new token for the mail's link; only the mail has it in clear.
 * A reset is dropped when the member does not have the address any more, or has too many valid links. A confirmation
 * is dropped when the request was withdrawn. If another member has the new address, that member gets a notice instead
 * of the confirmation, at most once a day, and the requester learns nothing of it.
 */
export function deliverMail({ address, productName, publicUrl }: Sender, parts: Parts): Deliver {
  const { members, resets, emailChanges, limiter, transport, now } = parts;

  async function draftReset({ member_id: memberId, recipient, created_at, attempts }: Addressed) {
    if (now().getTime() - created_at.getTime() > resetWaitsMs) return null;
    if ((await members.findOwner(memberId))?.email !== recipient) return null;
    if (attempts === 1 && (await resets.isAtLimit(memberId))) return null;
    return { kind: 'password-reset' as const, token: await resets.issue(memberId) };
  }

  async function draftConfirmation({ member_id: memberId, recipient, attempts }: Addressed) {
    const token = await emailChanges.issue({ memberId, email: recipient });
    if (token === null) return null;
    const owner = await members.findCredentials(recipient);
    if (!owner) return { kind: 'email-confirmation' as const, token };
    const key = limitKeys.registerNotice(owner.id);
    const isNew = attempts > 1 || (await limiter.take([{ key, limit: noticeLimit }])) === 0;
    return isNew ? { kind: 'email-taken' as const } : null;
  }

  async function draft(mail: Addressed): Promise<Draft | null> {
    const kind = kindOf(mail.kind);
    if (kind === 'password-reset') return draftReset(mail);
    if (kind === 'email-confirmation') return draftConfirmation(mail);
    return kind ? { kind } : null;
  }

  return async (mail, signal) => {
    const drafted = isAddressed(mail) ? await draft(mail) : null;
    if (!drafted || !isAddressed(mail)) return;
    const { kind, token } = drafted;
    const { hostname } = new URL(publicUrl);
    await transport.send(
      {
        ...writeMail(kind, { productName, publicUrl, token }),
        messageId: `<${mail.created_at.getTime()}.${mail.id}@${hostname}>`,
        date: now(),
        from: { name: productName, address },
        to: mail.recipient,
      },
      signal,
    );
  };
}

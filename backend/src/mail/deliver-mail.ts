import type { EmailChangeRepository } from '../repositories/email-change-repository.ts';
import type { MemberRepository } from '../repositories/member-repository.ts';
import type { NotificationMailRepository } from '../repositories/notification-mail-repository.ts';
import type { WaitingMail } from '../repositories/outbox-repository.ts';
import type { PasswordResetRepository } from '../repositories/password-reset-repository.ts';
import type { AttemptLimiter } from '../security/attempt-limiter.ts';
import { limitKeys, noticeLimit, notificationMailLimit } from '../security/limit-keys.ts';
import type { UnsubscribeTokens } from '../security/unsubscribe-tokens.ts';
import { type MailKind, mailKinds, notificationMail } from './mail-kinds.ts';
import type { Deliver } from './mail-worker.ts';
import { retryDelay } from './retry-delay.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';
import { writeMail } from './write-mail.ts';
import { writeNotificationMail } from './write-notification-mail.ts';

/** The sender, and the names and addresses used in the texts. */
type Sender = { address: string; productName: string; publicUrl: string; apiUrl: string };

type Parts = {
  members: MemberRepository;
  resets: PasswordResetRepository;
  emailChanges: EmailChangeRepository;
  limiter: AttemptLimiter;
  notificationMails: NotificationMailRepository;
  unsubscribeTokens: UnsubscribeTokens;
  transport: MailTransport;
  now: () => Date;
};

/** The mail to write, with the token of its link. */
type Draft = { kind: MailKind; token?: string };

type Content = Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

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
export function deliverMail({ address, productName, publicUrl, apiUrl }: Sender, parts: Parts): Deliver {
  const { members, resets, emailChanges, limiter, transport, now } = parts;
  const { notificationMails, unsubscribeTokens } = parts;

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
    if (owner.id === memberId) return { kind: 'email-proof' as const, token };
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

  const send = (mail: Addressed, content: Content, signal: AbortSignal) =>
    transport.send(
      {
        ...content,
        messageId: `<${mail.created_at.getTime()}.${mail.id}@${new URL(publicUrl).hostname}>`,
        date: now(),
        from: { name: productName, address },
        to: mail.recipient,
      },
      signal,
    );

  /** Sends what waits for the member. As long as it has not been sent, a later mail has it, too. */
  async function sendNotifications(mail: Addressed, signal: AbortSignal): Promise<void> {
    const { member_id: memberId, recipient, attempts } = mail;
    if ((await members.findOwner(memberId))?.email !== recipient) return;
    const found = await notificationMails.read(memberId);
    if (!found) return;
    const { rows, ...told } = found;
    const counted = { key: limitKeys.notificationMail(memberId), limit: notificationMailLimit };
    const waitMs = attempts === 1 ? await limiter.take([counted]) : 0;
    if (waitMs > 0) return notificationMails.settle(rows, new Date(now().getTime() + waitMs));
    const unsubscribeUrl = `${apiUrl}/unsubscribe/${await unsubscribeTokens.make(memberId)}`;
    const content = writeNotificationMail({ productName, publicUrl, unsubscribeUrl, ...told });
    const isLastAttempt = retryDelay(attempts) === null;
    if (isLastAttempt) await notificationMails.settle(rows, null);
    await send(mail, { ...content, unsubscribeUrl }, signal);
    if (!isLastAttempt) await notificationMails.settle(rows, null);
  }

  return async (mail, signal) => {
    if (!isAddressed(mail)) return;
    if (mail.kind === notificationMail) return sendNotifications(mail, signal);
    const drafted = await draft(mail);
    if (!drafted) return;
    const { kind, token } = drafted;
    await send(mail, writeMail(kind, { productName, publicUrl, token }), signal);
  };
}

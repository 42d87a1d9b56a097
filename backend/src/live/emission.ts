import type { AccountPart } from '@az/shared/contracts';

/** Types of stored events with their number in the log. A number, once released, never changes. */
export const storedTypes = {
  'own.post': 1,
  'own.reaction': 2,
  'post.gone': 3,
  'own.mark': 4,
  'own.account': 5,
  'relation.changed': 20,
  'own.relation': 21,
  'message.new': 30,
  'conversation.changed': 31,
  'receipt.changed': 32,
  'notification.new': 40,
  'notification.changed': 41,
} as const;

export type StoredType = keyof typeof storedTypes;

/**
 * An event for members' logs. `subject`: id of what the event is about, as in replies; for `own.account` the changed
 * part (`AccountPart`), for `notification.changed` also '' if several may have changed, for `message.new` the conversation's id and the message's number (`messageSubject`).
 */
export type StoredEvent = { to: readonly number[]; type: StoredType; subject: string };

/** A signal that a member changed what others see of them, or closed their account. `member` is the id in replies. */
export type MemberHint =
  | { type: 'member.changed'; member: string; changed: AccountPart }
  | { type: 'member.gone'; member: string };

/** A signal about an announcement or a comment on it. `post` and `comment` are the ids that replies use. */
export type PostHint =
  | { type: 'feed.new'; post: string; channel: string }
  /** `reaches`: the announcement's audience has changed, so that some members may no longer see it. */
  | { type: 'post.changed'; post: string; reaches?: 'others' }
  | { type: 'post.gone'; post: string }
  | { type: 'comment.new'; post: string; comment: string }
  /** `by`: the member whose own view of the comment has changed. */
  | { type: 'comment.changed'; post: string; comment: string; by?: number }
  | { type: 'comment.gone'; post: string; comment: string };

/** A signal to connected clients that is not stored. */
export type Hint = MemberHint | PostHint;

/** Everything a call declares that it may emit (`config.call.emits`). */
export type Emitted = StoredType | Hint['type'];

/** What every call emits that changes what others see of the member. */
export const accountEvents = ['own.account', 'member.changed'] as const satisfies Emitted[];

/** Maximum of recipients of one event, which is stored for each of them in the transaction of the write. */
const maxRecipients = 256;

export class Emission {
  readonly events: StoredEvent[] = [];
  readonly hints: Hint[] = [];

  store(event: StoredEvent): void {
    if (event.to.length > maxRecipients) throw new Error(`An event has ${maxRecipients} recipients at most.`);
    this.events.push(event);
  }

  hint(hint: Hint): void {
    this.hints.push(hint);
  }
}

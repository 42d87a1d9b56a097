import { readImageUrl } from './images.ts';
import { parsePage } from './lists.ts';
import {
  asRecord,
  firstNumber,
  firstRecord,
  firstText,
  firstTime,
  parseEach,
  readFlag,
  readList,
} from './read.ts';
import { type NotificationKind, notificationKinds } from './wire/notification-kinds.ts';

/** A notification (specification, section 3). */
export type Notification = {
  id: string;
  kind: NotificationKind;
  /** The name of the person or thing that it is about. */
  title: string;
  description: string;
  /** Why the member gets it; null if the server does not say. */
  why: string | null;
  avatar: string | null;
  time: string;
  isRead: boolean;
  /** Whether it is a connection request. `isAccepted`: the member has accepted it. */
  isFriendRequest: boolean;
  isAccepted: boolean;
  personId: string | null;
  to: string;
};

export type Silenced = {
  kinds: readonly NotificationKind[];
  people: readonly { id: string; name: string }[];
};

/** The latest first, without removed ones. `unread` counts those of other pages too. */
export type NotificationPage = {
  items: Notification[];
  nextCursor: string | null;
  unread: number;
  silenced: Silenced;
  isMailed: boolean;
};

const kindOf = (value: unknown) => notificationKinds.find((kind) => kind === value) ?? null;

export function parseNotification(raw: unknown): Notification | null {
  const record = asRecord(raw);
  const from = firstRecord(record, 'from');
  const [id, title, time] = [firstText(record, 'id'), firstText(from, 'name'), firstTime(record, 'sent_at')];
  const [kind, to] = [kindOf(record?.kind), firstText(record, 'url')];
  if (id === null || title === null || time === null || kind === null) return null;
  // A path of this product, and of no other origin.
  if (to === null || !/^\/(?![/\\])[^\s\\]*$/.test(to)) return null;
  return {
    id,
    kind,
    title,
    description: firstText(record, 'text') ?? '',
    why: firstText(record, 'why'),
    avatar: readImageUrl(from?.picture_url),
    time,
    isRead: readFlag(record, 'read'),
    isFriendRequest: typeof record?.accepted === 'boolean',
    isAccepted: readFlag(record, 'accepted'),
    personId: firstText(from, 'id'),
    to,
  };
}

function parsePerson(raw: unknown): { id: string; name: string } | null {
  const [id, name] = [firstText(asRecord(raw), 'id'), firstText(asRecord(raw), 'name')];
  return id !== null && name !== null ? { id, name } : null;
}

/** Notifications of kinds that this version does not know are left out. */
export function parseNotificationPage(raw: unknown): NotificationPage | null {
  const page = parsePage(raw, parseNotification);
  const record = asRecord(raw);
  const silenced = firstRecord(record, 'silenced');
  return (
    page && {
      items: page.items,
      nextCursor: page.meta.nextCursor,
      unread: firstNumber(firstRecord(record, 'meta'), 'unread') ?? 0,
      silenced: {
        kinds: parseEach(readList(silenced, 'kinds') ?? [], kindOf),
        people: parseEach(readList(silenced, 'people') ?? [], parsePerson),
      },
      isMailed: readFlag(record, 'mail'),
    }
  );
}

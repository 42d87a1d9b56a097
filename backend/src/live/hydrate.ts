import {
  accountParts,
  type ConversationWire,
  type FeedItemWire,
  type LiveEventWire,
} from '@az/shared/contracts';
import type { Viewer } from '../permissions/viewer.ts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import type { ConversationRepository } from '../repositories/conversation-repository.ts';
import type { MemberRepository } from '../repositories/member-repository.ts';
import type { NotificationRepository } from '../repositories/notification-repository.ts';
import type { RelationRepository } from '../repositories/relation-repository.ts';
import type { StoredType } from './emission.ts';
import type { LoggedEvent } from './event-log.ts';

export type EventRepositories = {
  announcements: AnnouncementRepository;
  conversations: ConversationRepository;
  members: MemberRepository;
  notifications: NotificationRepository;
  relations: RelationRepository;
};

type EventOf<T extends StoredType> = LoggedEvent & { type: T };
type ToWire<T extends StoredType> = (event: EventOf<T>) => LiveEventWire | null;

type PostEvent = 'own.post' | 'own.reaction' | 'own.mark';
type RelationEvent = 'relation.changed' | 'own.relation';
type ConversationEvent = 'message.new' | 'conversation.changed' | 'receipt.changed';

const ofType =
  <T extends StoredType>(...types: T[]) =>
  (event: LoggedEvent): event is EventOf<T> =>
    types.some((type) => type === event.type);

const isOfPost = ofType<PostEvent>('own.post', 'own.reaction', 'own.mark');
const isOfRelation = ofType<RelationEvent>('relation.changed', 'own.relation');
const isOfConversation = ofType<ConversationEvent>('message.new', 'conversation.changed', 'receipt.changed');

const isOfAccount = ofType('own.account');
const isOfNotification = ofType('notification.new', 'notification.changed');

const subjectsOf = (events: readonly LoggedEvent[], isOf: (event: LoggedEvent) => boolean): string[] => [
  ...new Set(events.filter(isOf).map(({ subject }) => subject)),
];

async function readPosts(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  { announcements }: EventRepositories,
) {
  const found = await announcements.findAll(subjectsOf(events, isOfPost), viewer);
  const posts = new Map<string, FeedItemWire>(found.map((post) => [post.id, post]));
  const toWire: ToWire<PostEvent> = ({ seq, type, subject }) => {
    const post = posts.get(subject);
    return post ? { seq, type, post } : null;
  };
  return toWire;
}

async function readRelations(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  { relations }: EventRepositories,
) {
  const others = subjectsOf(events, isOfRelation).map(Number);
  const read = others.length > 0 ? await relations.findAll(others, viewer) : null;
  const toWire: ToWire<RelationEvent> = ({ seq, type, subject }) => {
    const relation = read?.relations.get(Number(subject)) ?? null;
    const isTold = relation !== null || (type === 'own.relation' && read?.blocked.has(Number(subject)));
    return isTold ? { seq, type, member: subject, relation, requests: read?.requests ?? 0 } : null;
  };
  return toWire;
}

async function readConversations(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  { conversations }: EventRepositories,
) {
  const messages = await conversations.findMessages(subjectsOf(events, ofType('message.new')), viewer);
  const ids = subjectsOf(events, ofType('conversation.changed', 'receipt.changed'));
  const found = await conversations.findAll(ids, viewer);
  const rows = new Map<string, ConversationWire>(found.map((one) => [one.id, one]));
  const toWire: ToWire<ConversationEvent> = ({ seq, type, subject }) => {
    if (type === 'message.new') {
      const message = messages.get(subject);
      const [id = ''] = subject.split(':');
      return message ? { seq, type, conversation: id, message } : null;
    }
    const conversation = rows.get(subject);
    if (!conversation) return null;
    if (type === 'conversation.changed') return { seq, type, id: subject, conversation };
    const { read_by_other_seq: read, reads_not_shown } = conversation;
    return read > 0 ? { seq, type, conversation: subject, read, reads_not_shown } : null;
  };
  return toWire;
}

async function readNotifications(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  { notifications }: EventRepositories,
) {
  const ids = subjectsOf(events, isOfNotification).filter((id) => id !== '');
  const found = await notifications.findAll(ids, viewer);
  const toWire: ToWire<'notification.new' | 'notification.changed'> = ({ seq, type, subject }) => ({
    ...{ seq, type, id: subject || null, notification: found.get(subject) ?? null },
  });
  return toWire;
}

async function readAccount(events: readonly LoggedEvent[], viewer: Viewer, { members }: EventRepositories) {
  const last = events.findLast(({ type }) => type === 'own.account');
  const user = last && viewer.memberId ? await members.loadSessionUser(viewer.memberId) : null;
  const toWire: ToWire<'own.account'> = (event) => {
    const changed = accountParts.find((part) => part === event.subject);
    return changed
      ? { seq: event.seq, type: 'own.account', changed, user: event === last ? user : null }
      : null;
  };
  return toWire;
}

/**
 * Events as a member may see them now. An event about something that the member can no longer see becomes `gone` and
 * keeps its number. This includes the relation to somebody who has blocked the member.
 */
export async function hydrate(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  repositories: EventRepositories,
): Promise<LiveEventWire[]> {
  const toPost = await readPosts(events, viewer, repositories);
  const toRelation = await readRelations(events, viewer, repositories);
  const toConversation = await readConversations(events, viewer, repositories);
  const toNotification = await readNotifications(events, viewer, repositories);
  const toAccount = await readAccount(events, viewer, repositories);
  const toWire = (event: LoggedEvent): LiveEventWire | null => {
    if (event.type === 'post.gone') return { seq: event.seq, type: event.type, id: event.subject };
    if (isOfPost(event)) return toPost(event);
    if (isOfRelation(event)) return toRelation(event);
    if (isOfConversation(event)) return toConversation(event);
    if (isOfNotification(event)) return toNotification(event);
    // A newer version, which may run at the same time, may have stored an event of a type that is unknown here.
    return isOfAccount(event) ? toAccount(event) : null;
  };
  return events.map((event) => toWire(event) ?? { seq: event.seq, type: 'gone' });
}

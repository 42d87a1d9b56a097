import { accountParts, type FeedItemWire, type LiveEventWire } from '@az/shared/contracts';
import type { Viewer } from '../permissions/viewer.ts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import type { MemberRepository } from '../repositories/member-repository.ts';
import type { RelationRepository } from '../repositories/relation-repository.ts';
import type { LoggedEvent } from './event-log.ts';

type Sources = {
  announcements: AnnouncementRepository;
  members: MemberRepository;
  relations: RelationRepository;
};

type RelationEvent = LoggedEvent & { type: 'relation.changed' | 'own.relation' };

const isOfRelation = (event: LoggedEvent): event is RelationEvent =>
  event.type === 'relation.changed' || event.type === 'own.relation';

/**
 * Events as a member may see them now. What is no longer visible to them becomes `gone`, and keeps its number: so does the
 * relation to somebody who has blocked them.
 */
export async function hydrate(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  { announcements, members, relations }: Sources,
): Promise<LiveEventWire[]> {
  const subjects = events
    .filter((event) => event.type !== 'post.gone' && event.type !== 'own.account' && !isOfRelation(event))
    .map(({ subject }) => subject);
  const found = await announcements.findAll([...new Set(subjects)], viewer);
  const posts = new Map<string, FeedItemWire>(found.map((post) => [post.id, post]));
  const others = [...new Set(events.filter(isOfRelation).map(({ subject }) => Number(subject)))];
  const read = others.length > 0 ? await relations.findAll(others, viewer) : null;
  const lastOfAccount = events.findLast(({ type }) => type === 'own.account');
  const user = lastOfAccount && viewer.memberId ? await members.loadSessionUser(viewer.memberId) : null;

  const toAccount = (event: LoggedEvent): LiveEventWire | null => {
    const changed = accountParts.find((part) => part === event.subject);
    const isLast = event === lastOfAccount;
    return changed ? { seq: event.seq, type: 'own.account', changed, user: isLast ? user : null } : null;
  };
  const toRelation = ({ seq, type, subject }: RelationEvent): LiveEventWire | null => {
    const relation = read?.relations.get(Number(subject)) ?? null;
    const isTold = relation !== null || (type === 'own.relation' && read?.blocked.has(Number(subject)));
    return isTold ? { seq, type, member: subject, relation, requests: read?.requests ?? 0 } : null;
  };
  const toWire = (event: LoggedEvent): LiveEventWire | null => {
    const { seq, type, subject } = event;
    if (type === 'post.gone') return { seq, type, id: subject };
    if (type === 'own.account') return toAccount(event);
    if (isOfRelation(event)) return toRelation(event);
    const post = posts.get(subject);
    // A type of a newer version, which may run at the same time, has its number only.
    return post && (type === 'own.post' || type === 'own.reaction' || type === 'own.mark')
      ? { seq, type, post }
      : null;
  };
  return events.map((event) => toWire(event) ?? { seq: event.seq, type: 'gone' });
}

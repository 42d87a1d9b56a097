import type { FeedItemWire, LiveEventWire } from '@az/shared/contracts';
import type { Viewer } from '../permissions/viewer.ts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import type { RelationRepository } from '../repositories/relation-repository.ts';
import type { LoggedEvent } from './event-log.ts';

type Sources = { announcements: AnnouncementRepository; relations: RelationRepository };

const isOfRelation = (
  event: LoggedEvent,
): event is LoggedEvent & { type: 'relation.changed' | 'own.relation' } =>
  event.type === 'relation.changed' || event.type === 'own.relation';

/**
 * Events as a member may see them now. What is no longer visible to them becomes `gone`, and keeps its number: so does the
 * relation to somebody who has blocked them.
 */
export async function hydrate(
  events: readonly LoggedEvent[],
  viewer: Viewer,
  { announcements, relations }: Sources,
): Promise<LiveEventWire[]> {
  const subjects = events
    .filter((event) => event.type !== 'post.gone' && !isOfRelation(event))
    .map(({ subject }) => subject);
  const found = await announcements.findAll([...new Set(subjects)], viewer);
  const posts = new Map<string, FeedItemWire>(found.map((post) => [post.id, post]));
  const members = [...new Set(events.filter(isOfRelation).map(({ subject }) => Number(subject)))];
  const read = members.length > 0 ? await relations.findAll(members, viewer) : null;
  return events.map((event): LiveEventWire => {
    const { seq, type, subject } = event;
    if (type === 'post.gone') return { seq, type, id: subject };
    if (isOfRelation(event)) {
      const relation = read?.relations.get(Number(subject)) ?? null;
      const isTold =
        relation !== null || (event.type === 'own.relation' && read?.blocked.has(Number(subject)));
      return isTold
        ? { seq, type: event.type, member: subject, relation, requests: read?.requests ?? 0 }
        : { seq, type: 'gone' };
    }
    const post = posts.get(subject);
    // A type of a newer version, which may run at the same time, has its number only.
    return post && (type === 'own.post' || type === 'own.reaction' || type === 'own.mark')
      ? { seq, type, post }
      : { seq, type: 'gone' };
  });
}

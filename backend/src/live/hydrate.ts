import type { FeedItemWire, LiveEventWire } from '@az/shared/contracts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import type { LoggedEvent } from './event-log.ts';

/** Events as a member may see them now. What is no longer visible to them becomes `gone`, and keeps its number. */
export async function hydrate(
  events: readonly LoggedEvent[],
  memberId: number,
  announcements: AnnouncementRepository,
): Promise<LiveEventWire[]> {
  const subjects = events.filter(({ type }) => type !== 'post.gone').map(({ subject }) => subject);
  const found = await announcements.findAll([...new Set(subjects)], memberId);
  const posts = new Map<string, FeedItemWire>(found.map((post) => [post.id, post]));
  return events.map(({ seq, type, subject }): LiveEventWire => {
    if (type === 'post.gone') return { seq, type, id: subject };
    const post = posts.get(subject);
    // A type of a newer version, which may run at the same time, has its number only.
    return post && type ? { seq, type, post } : { seq, type: 'gone' };
  });
}

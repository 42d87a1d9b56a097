import { AppError, isAppError } from '@az/shared/api';
import { onSessionRemoved } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { changeAnnouncement } from './feed-cache.ts';

type Liking = Pick<Announcement, 'liked' | 'likeCount'>;

/** The last requested state of each announcement while a call is pending; a new map for each session. */
let underWay = new Map<string, boolean>();

onSessionRemoved(() => {
  underWay = new Map();
});

/** Whether a like of the member is being stored. */
export const isLiking = (id: string): boolean => underWay.has(id);

const setTo =
  (isLiked: boolean) =>
  ({ liked, likeCount }: Liking): Liking => ({
    liked: isLiked,
    likeCount:
      likeCount === null || liked === isLiked ? likeCount : Math.max(0, likeCount + (isLiked ? 1 : -1)),
  });

/** The announcement is gone, or the server has no such call: the reply is the same. */
const reasonOf = (error: unknown): unknown =>
  isAppError(error) && error.kind === 'not-found'
    ? new AppError('not-found', { message: 'Cette annonce ne peut pas être aimée ici.', cause: error })
    : error;

/**
 * Likes an announcement or removes the like: shown at once, rolled back with a message when the server refuses it.
 * Pressing again while a call is pending changes the requested state; there is never more than one call at a time for
 * an announcement.
 */
export function useLike(): (announcement: Announcement) => Promise<void> {
  const queries = useQueryClient();
  return async ({ id, liked, likeCount }) => {
    const wish = !liked;
    const own = underWay;
    changeAnnouncement(queries, id, setTo(wish));
    if (own.has(id)) return void own.set(id, wish);
    own.set(id, wish);
    let stored: Liking = { liked, likeCount };
    try {
      const { setAnnouncementLiked } = await import('@az/shared/publishing');
      while (own.get(id) !== stored.liked) {
        const asked = own.get(id) ?? wish;
        const reply = await setAnnouncementLiked(id, asked);
        stored = { liked: asked, likeCount: reply.likeCount ?? setTo(asked)(stored).likeCount };
      }
    } catch (error) {
      // The next member has requested nothing.
      if (own === underWay)
        toastFailure('Votre mention «\u202fJ’aime\u202f» n’a pas été enregistrée.', reasonOf(error));
    }
    own.delete(id);
    if (own === underWay) changeAnnouncement(queries, id, () => stored);
  };
}

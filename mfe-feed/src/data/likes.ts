import { isAppError } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { toast } from '@az/shared/toast';
import { changeAnnouncement } from './feed-cache.ts';

type Liking = Pick<Announcement, 'liked' | 'likeCount'>;

/** The last wish for each announcement, while a call about it is under way. */
const underWay = new Map<string, boolean>();

const setTo =
  (isLiked: boolean) =>
  ({ liked, likeCount }: Liking): Liking => ({
    liked: isLiked,
    likeCount:
      likeCount === null || liked === isLiked ? likeCount : Math.max(0, likeCount + (isLiked ? 1 : -1)),
  });

const sentenceOf = (error: unknown): string =>
  isAppError(error) && error.kind === 'not-found'
    ? 'Cette mention «\u202fJ’aime\u202f» n’a pas pu être enregistrée ici.'
    : 'Votre mention «\u202fJ’aime\u202f» n’a pas été enregistrée. Réessayez dans un instant.';

/**
 * Likes an announcement or takes that back: at once on the screen, rolled back with a word when the server does not take
 * it. Pressing again while a call is under way changes what is asked for last; never two calls at once for one.
 */
export function useLike(): (announcement: Announcement) => Promise<void> {
  const queries = useQueryClient();
  return async ({ id, liked, likeCount }) => {
    const wish = !liked;
    changeAnnouncement(queries, id, setTo(wish));
    if (underWay.has(id)) return void underWay.set(id, wish);
    underWay.set(id, wish);
    let stored: Liking = { liked, likeCount };
    try {
      const { setAnnouncementLiked } = await import('@az/shared/publishing');
      while (underWay.get(id) !== stored.liked) {
        const asked = underWay.get(id) ?? wish;
        const reply = await setAnnouncementLiked(id, asked);
        stored = { liked: asked, likeCount: reply.likeCount ?? setTo(asked)(stored).likeCount };
      }
    } catch (error) {
      toast({ message: sentenceOf(error), variant: 'danger', duration: 6000 });
    }
    underWay.delete(id);
    changeAnnouncement(queries, id, () => stored);
  };
}

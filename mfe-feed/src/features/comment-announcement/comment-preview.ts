import type { AnnouncementComment } from '@az/shared/contracts';

/** Number of comments shown before the list is expanded. */
export const previewLength = 3;

/** The first comments, and those with ids in `written`, in order. */
export function previewOf(comments: AnnouncementComment[], written: string[]): AnnouncementComment[] {
  return comments.filter(({ id }, index) => index < previewLength || written.includes(id));
}

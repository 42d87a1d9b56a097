import type { AnnouncementComment } from '@az/shared/contracts';

/** Comments that show before someone asks for all. */
export const previewLength = 3;

/** The first comments, and those whose ids are in `written`, in their order. */
export function previewOf(comments: AnnouncementComment[], written: string[]): AnnouncementComment[] {
  return comments.filter(({ id }, index) => index < previewLength || written.includes(id));
}

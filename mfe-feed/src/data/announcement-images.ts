import { getAnnouncementImages } from '@az/shared/api';
import type { Announcement, AnnouncementImage } from '@az/shared/contracts';
import { useQuery } from '@az/shared/query';
import type { QueryContext } from './comments-query.ts';
import { isRestricted } from './feed-cache.ts';

export const imagesQuery = (id: string) => ({
  queryKey: ['feed', 'images', id] as const,
  queryFn: ({ signal, client }: QueryContext) => getAnnouncementImages(id, signal, isRestricted(client, id)),
  staleTime: Infinity,
});

/** Images of an announcement. If they did not come with it, they are loaded once `isNear`; undefined until then. */
export function useAnnouncementImages(
  { id, imageCount, images }: Announcement,
  isNear: boolean,
): AnnouncementImage[] | null | undefined {
  return useQuery<AnnouncementImage[] | null>({
    ...imagesQuery(id),
    enabled: isNear && imageCount !== 0,
    initialData: images,
  }).data;
}

import { getAnnouncementImages } from '@az/shared/api';
import type { AnnouncementImage } from '@az/shared/contracts';
import { useQuery } from '@az/shared/query';
import type { Reading } from './comments-query.ts';
import { isRestricted } from './feed-cache.ts';

/** Query for the images of an announcement; null when there are none or the call failed. */
export const imagesQuery = (id: string) => ({
  queryKey: ['feed', 'images', id] as const,
  queryFn: ({ signal, client }: Reading) => getAnnouncementImages(id, signal, isRestricted(client, id)),
  staleTime: Infinity,
});

/** Images of an announcement, loaded once `isWanted`; undefined until they have loaded. */
export function useAnnouncementImages(id: string, isWanted: boolean): AnnouncementImage[] | null | undefined {
  return useQuery({ ...imagesQuery(id), enabled: isWanted }).data;
}

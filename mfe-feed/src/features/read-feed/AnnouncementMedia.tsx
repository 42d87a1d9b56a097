import type { Announcement } from '@az/shared/contracts';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { useAnnouncementImages } from '../../data/announcement-images.ts';
import styles from './AnnouncementMedia.module.css';

type Props = { announcement: Announcement; isNear: boolean };

/**
 * Images of an announcement. Their place is reserved when the feed tells that there are some; without any, and when they
 * cannot be had, there is nothing (specification, section 8: silently).
 */
export function AnnouncementMedia({ announcement: { id, imageCount, author }, isNear }: Props) {
  const images = useAnnouncementImages(id, isNear && imageCount !== 0);
  if (images && images.length > 0)
    return <MediaGrid of={`de la publication de ${author.name}`} pictures={images} />;
  const isReserved = images === undefined && imageCount !== null && imageCount > 0;
  return isReserved ? <Skeleton className={styles.box} /> : null;
}

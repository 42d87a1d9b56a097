import type { Announcement } from '@az/shared/contracts';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { useAnnouncementImages } from '../../data/announcement-images.ts';
import styles from './AnnouncementMedia.module.css';

type Props = { announcement: Announcement; isNear: boolean };

/**
 * Images of an announcement. Their space is reserved when the feed says that there are some; without images, or when
 * they cannot be loaded, nothing is shown (specification, section 8: no message).
 */
export function AnnouncementMedia({ announcement: { id, imageCount, author }, isNear }: Props) {
  const images = useAnnouncementImages(id, isNear && imageCount !== 0);
  if (images && images.length > 0)
    return <MediaGrid of={`de la publication de ${author.name}`} pictures={images} />;
  const isReserved = images === undefined && imageCount !== null && imageCount > 0;
  return isReserved ? <Skeleton className={styles.box} /> : null;
}

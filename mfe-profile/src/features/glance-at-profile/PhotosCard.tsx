import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { Image } from '@az/shared/ui/Image';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useSamples } from '../../data/use-samples.ts';
import styles from './PhotosCard.module.css';
import { words } from './words.ts';

const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

/** Six photos that link to all of them. */
export function PhotosCard() {
  const { items, hasFailed } = useSamples('photos');
  const photos = items?.slice(0, skeletonKeys.length);
  return (
    <TitledCard
      aside={
        <TextLink size="sm" to={paths.profileMedia()}>
          {words.photosMore}
        </TextLink>
      }
      isCompact
      title={words.photos}
    >
      <SampleNotice />
      {hasFailed ? (
        <p className={styles.failed}>{words.failed}</p>
      ) : (
        <ul className={styles.grid}>
          {photos
            ? photos.map(({ id, url, alt }) => (
                <li key={id}>
                  <Link className={styles.photo} to={paths.profileMedia()}>
                    <Image alt={alt} className={styles.picture} ratio={[1, 1]} src={url} />
                  </Link>
                </li>
              ))
            : skeletonKeys.map((key) => (
                <li className={styles.photo} key={key}>
                  <Skeleton className={styles.picture} />
                </li>
              ))}
        </ul>
      )}
    </TitledCard>
  );
}

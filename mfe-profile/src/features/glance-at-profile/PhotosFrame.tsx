import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { Image } from '@az/shared/ui/Image';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import styles from './Photos.module.css';
import { words } from './words.ts';

const photosShown = 6;

const skeletonKeys = Array.from({ length: photosShown }, (_, index) => index);

type Shown = { id: string; url: string; alt: string };

type ListProps = { photos?: Shown[] | undefined; to?: string };

/** The first photos, with links to the page of all photos; skeletons until `photos` is known. */
export const PhotoList = ({ photos, to = paths.profileMedia() }: ListProps) => (
  <ul className={styles.grid}>
    {photos
      ? photos.slice(0, photosShown).map(({ id, url, alt }) => (
          <li key={id}>
            <Link className={styles.photo} to={to}>
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
);

type Props = { hasFailed?: boolean; to?: string; children?: ReactNode };

/** The card of the photos. The caller provides the photos, from the server or from sample data. */
export function PhotosFrame({
  hasFailed = false,
  to = paths.profileMedia(),
  children = <PhotoList />,
}: Props) {
  return (
    <TitledCard
      aside={
        <TextLink size="sm" to={to}>
          {words.photosMore}
        </TextLink>
      }
      isCompact
      title={words.photos}
    >
      {hasFailed ? <Note>{words.failed}</Note> : children}
    </TitledCard>
  );
}

import type { AnnouncementImage } from '@az/shared/contracts';
import { Image } from '@az/shared/ui/Image';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { useState } from 'react';
import styles from './MediaGrid.module.css';
import { shapeOf } from './media-shape.ts';

type Props = { images: AnnouncementImage[] /** Author of the announcement. */; of: string };

/** Places in the grid. */
const places = 4;

/** Images in one box of a fixed shape, whatever their number; those that have no place in it are shown on demand. */
export function MediaGrid({ images, of }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? images : images.slice(0, places);
  const hidden = images.length - shown.length;
  return (
    <div className={isWhole ? styles.open : styles.box} data-count={shown.length}>
      {shown.map((image, index) => (
        <Image
          alt={image.alt || `Image ${index + 1} de l'annonce de ${of}`}
          className={`${styles.picture} ${styles[shapeOf(image, shown.length)]}`}
          key={image.id}
          ratio={[3, 2]}
          src={image.url}
        />
      ))}
      {hidden > 0 && (
        <UnstyledButton
          aria-label={`Tout voir, ${images.length} images`}
          className={styles.rest}
          onClick={() => setIsWhole(true)}
        >
          Tout voir (+{hidden})
        </UnstyledButton>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Image } from '../../ui/Image/Image.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons/icons.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Picture, srcSetOf } from '../MediaGrid/picture.ts';
import styles from './Carousel.module.css';

type Props = {
  pictures: Picture[];
  /** End of the carousel's label: `de la publication de X`. */
  of: string;
};

/** Shows one picture at a time. It changes by buttons only, never by itself (APG carousel pattern). */
export function Carousel({ pictures, of }: Props) {
  const [index, setIndex] = useState(0);
  const picture = pictures[index];
  const go = (step: 1 | -1) => setIndex((index + step + pictures.length) % pictures.length);
  if (!picture) return null;
  const name = picture.alt || `Image ${index + 1} ${of}`;
  return (
    <section aria-label={`Images ${of}`} aria-roledescription="carrousel" className={styles.carousel}>
      <Image
        alt={name}
        className={styles.picture}
        key={picture.id}
        ratio={[4, 3]}
        sizes="(min-width: 42em) 20rem, 100vw"
        src={picture.url}
        srcSet={srcSetOf(picture)}
      />
      {pictures.length > 1 && (
        <div className={styles.tools}>
          <UnstyledButton aria-label="Image précédente" className={styles.button} onClick={() => go(-1)}>
            <IconChevronLeft size={20} />
          </UnstyledButton>
          <span aria-hidden="true" className={styles.counter}>
            {index + 1} / {pictures.length}
          </span>
          <VisuallyHidden role="status">
            {`Image ${index + 1} sur ${pictures.length}\u00a0: ${name}`}
          </VisuallyHidden>
          <UnstyledButton aria-label="Image suivante" className={styles.button} onClick={() => go(1)}>
            <IconChevronRight size={20} />
          </UnstyledButton>
        </div>
      )}
    </section>
  );
}

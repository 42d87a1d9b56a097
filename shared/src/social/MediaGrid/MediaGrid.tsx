import { type MouseEvent, useState } from 'react';
import { Image } from '../../ui/Image/Image.tsx';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import styles from './MediaGrid.module.css';
import { mediaFit } from './media-shape.ts';
import { type Picture, srcSetOf } from './picture.ts';

export type { Picture } from './picture.ts';

type Props = {
  pictures: Picture[];
  /** End of the labels of the viewer and of pictures without an `alt`: `de la publication de X`. */
  of: string;
  /** Whether the first picture is the most important one of the first view. */
  eager?: boolean;
};

const maxTiles = 4;

/** Width of a picture: a feed card's width or half of it. The preload in `mfe-feed/area.json` has the same values. */
const sizesFor = (count: number) =>
  count === 1 ? '(min-width: 42em) 40rem, calc(100vw - 4rem)' : '(min-width: 42em) 20rem, calc(50vw - 2rem)';

/**
 * Pictures in one box of a fixed ratio. Each picture, and the count of the hidden ones, opens the viewer, whose code
 * loads on demand.
 */
export function MediaGrid({ pictures, of, eager = false }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useOnDemand(() => import('../MediaViewer/MediaViewer.tsx').then((part) => part.MediaViewer));
  const shown = pictures.slice(0, maxTiles);
  const hidden = pictures.length - shown.length;
  const nameOf = ({ alt }: Picture, index: number) => alt || `Image ${index + 1} ${of}`;
  const opener = (index: number) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Some browsers do not focus a pressed button, but the viewer returns the focus to the element that had it.
      currentTarget.focus();
      setOpened(index);
      viewer.show();
    },
    onPointerEnter: viewer.preload,
    onFocus: viewer.preload,
  });
  return (
    <div className={styles.box} data-count={shown.length}>
      {shown.map((picture, index) => (
        <UnstyledButton {...opener(index)} className={styles.tile} key={picture.id}>
          <Image
            alt={nameOf(picture, index)}
            className={`${styles.picture} ${styles[mediaFit(picture, shown.length)]}`}
            eager={eager && index === 0}
            ratio={[3, 2]}
            sizes={sizesFor(shown.length)}
            src={picture.url}
            srcSet={srcSetOf(picture)}
          />
        </UnstyledButton>
      ))}
      {hidden > 0 && (
        <UnstyledButton
          {...opener(maxTiles)}
          aria-label={`Tout voir, ${pictures.length} images`}
          className={styles.rest}
        >
          Tout voir (+{hidden})
        </UnstyledButton>
      )}
      {viewer.Part && (
        <viewer.Part
          label={`Images ${of}`}
          onClose={() => setOpened(null)}
          opened={opened !== null}
          pictures={pictures.map((picture, index) => ({ ...picture, alt: nameOf(picture, index) }))}
          start={opened ?? 0}
        />
      )}
    </div>
  );
}

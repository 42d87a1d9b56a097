import { Image } from '@az/shared/ui/Image';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import type { MouseEvent, ReactNode } from 'react';
import styles from './PictureGrid.module.css';

/** List of square tiles, as many in a row as have room. */
export const PictureGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);

type Props = { url: string; alt: string; onOpen: () => void; onPrepare: () => void };

/** A square picture that opens the viewer; `onPrepare` is called when the pointer or the focus is on it. */
export function PictureTile({ url, alt, onOpen, onPrepare }: Props) {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The viewer returns the focus to this button, but not every browser focuses a pressed button.
    currentTarget.focus();
    onOpen();
  };
  return (
    <UnstyledButton
      aria-haspopup="dialog"
      className={styles.open}
      onClick={open}
      onFocus={onPrepare}
      onPointerEnter={onPrepare}
    >
      <Image alt={alt} className={styles.picture} ratio={[1, 1]} src={url} />
    </UnstyledButton>
  );
}

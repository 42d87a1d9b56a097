import { Count } from '@az/shared/ui/Count';
import { Image } from '@az/shared/ui/Image';
import { IconHeart, IconMessageCircle } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { MouseEvent, ReactNode } from 'react';
import styles from './PictureGrid.module.css';
import { countWords } from './words.ts';

/** List of square tiles, as many in a row as have room. */
export const PictureGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);

function CountOf({ icon, value, label }: { icon: ReactNode; value: number; label: string }) {
  return (
    <span className={styles.count}>
      {icon}
      <span aria-hidden="true">
        <Count value={value} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

type Props = {
  url: string;
  alt: string;
  /** Of the announcement. */
  counts: { likes: number; comments: number };
  onOpen: () => void;
  onPrepare: () => void;
};

/** A square picture that opens the viewer; `onPrepare` is called when the pointer or the focus is on it. */
export function PictureTile({ url, alt, counts: { likes, comments }, onOpen, onPrepare }: Props) {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The viewer returns the focus to this button, but not every browser focuses a pressed button.
    currentTarget.focus();
    onOpen();
  };
  return (
    <>
      <UnstyledButton
        aria-haspopup="dialog"
        className={styles.open}
        onClick={open}
        onFocus={onPrepare}
        onPointerEnter={onPrepare}
      >
        <Image alt={alt} className={styles.picture} ratio={[1, 1]} src={url} />
      </UnstyledButton>
      <p className={styles.counts}>
        <CountOf icon={<IconHeart size={18} />} label={countWords.likes(likes)} value={likes} />
        <CountOf
          icon={<IconMessageCircle size={18} />}
          label={countWords.comments(comments)}
          value={comments}
        />
      </p>
    </>
  );
}

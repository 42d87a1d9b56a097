import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import styles from './PictureHeader.module.css';

type Props = { picture: string | null; children: ReactNode };

/** Header of a page: a picture as wide as the window, with the page's heading over it. */
export function PictureHeader({ picture, children }: Props) {
  return (
    <div className={styles.band}>
      {picture && <Picture className={styles.picture} eager src={picture} />}
      <div className={styles.content}>
        <div className={styles.plate}>{children}</div>
      </div>
    </div>
  );
}

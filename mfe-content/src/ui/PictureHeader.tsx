import type { ReactNode } from 'react';
import { type PictureName, pictureUrls } from '../data/pictures.ts';
import { Picture } from './Picture.tsx';
import styles from './PictureHeader.module.css';

type Props = { picture: PictureName; children: ReactNode };

/** Header of a page: a picture as wide as the window, with the page's heading over it. */
export function PictureHeader({ picture, children }: Props) {
  return (
    <div className={styles.band}>
      <Picture className={styles.picture} eager src={pictureUrls[picture]} />
      <div className={styles.content}>
        <div className={styles.plate}>{children}</div>
      </div>
    </div>
  );
}

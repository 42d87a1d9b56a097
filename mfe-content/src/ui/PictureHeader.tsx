import type { ComponentProps, ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import styles from './PictureHeader.module.css';

type Props = { picture: ComponentProps<typeof Picture>['name']; children: ReactNode };

/** Header of a page: a picture as wide as the window, with the page's heading over it. */
export function PictureHeader({ picture, children }: Props) {
  return (
    <div className={styles.band}>
      <Picture className={styles.picture} eager name={picture} />
      <div className={styles.content}>
        <div className={styles.plate}>{children}</div>
      </div>
    </div>
  );
}

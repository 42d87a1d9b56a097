import { useMemberPicture } from '@az/shared/pictures';
import { Image } from '@az/shared/ui/Image';
import { useIsPictureBusy } from '../../data/change-picture.ts';
import styles from './CoverPicture.module.css';
import { PictureMenu } from './PictureMenu.tsx';

/** The cover above the profile, with its menu; a gradient replaces a missing cover. */
export function CoverPicture() {
  const picture = useMemberPicture('cover');
  const isWaiting = useIsPictureBusy('cover') || picture.status === 'loading';
  return (
    <div className={isWaiting ? `${styles.band} ${styles.loading}` : styles.band}>
      {isWaiting && 'Chargement...'}
      {!isWaiting && picture.status === 'ready' && (
        <Image alt="Photo de couverture" className={styles.picture} eager ratio={[4, 1]} src={picture.url} />
      )}
      <div className={styles.menu}>
        <PictureMenu isDefault={picture.status !== 'ready'} picture="cover" />
      </div>
    </div>
  );
}

import { useMemberPicture } from '@az/shared/pictures';
import { Image } from '@az/shared/ui/Image';
import styles from './CoverPicture.module.css';

/** The band above the profile; a calm gradient stands in for a missing cover. */
export function CoverPicture() {
  const picture = useMemberPicture('cover');
  if (picture.status === 'loading') {
    return <div className={`${styles.band} ${styles.loading}`}>Chargement...</div>;
  }
  return (
    <div className={styles.band}>
      {picture.status === 'ready' && (
        <Image alt="Photo de couverture" className={styles.picture} eager ratio={[4, 1]} src={picture.url} />
      )}
    </div>
  );
}

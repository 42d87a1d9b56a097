import { Image } from '@az/shared/ui/Image';
import { useCoverPicture } from '../../data/pictures.ts';
import styles from './CoverPicture.module.css';
import { usePicture } from './use-picture.ts';

/** The band above the profile; a calm gradient stands in for a missing cover. */
export function CoverPicture() {
  const picture = usePicture(useCoverPicture(), "Erreur lors de l'affichage de la photo de coverture");
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

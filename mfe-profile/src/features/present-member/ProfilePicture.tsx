import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import { useProfilePicture } from '../../data/pictures.ts';
import styles from './ProfilePicture.module.css';
import { usePicture } from './use-picture.ts';

/** The member's picture, or the initials of the name. */
export function ProfilePicture({ name }: { name: string }) {
  const picture = usePicture(useProfilePicture(), "Erreur lors de l'affichage de la photo de profile");
  return (
    <div className={styles.frame}>
      {picture.status === 'loading' && <span className={styles.loading}>Chargement...</span>}
      {picture.status === 'ready' && (
        <Image
          alt={`Photo de profil de ${name}`}
          className={styles.picture}
          eager
          ratio={[1, 1]}
          src={picture.url}
        />
      )}
      {picture.status === 'default' && <Avatar name={name} size={120} />}
    </div>
  );
}

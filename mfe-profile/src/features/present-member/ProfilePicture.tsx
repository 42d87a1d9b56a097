import { useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import styles from './ProfilePicture.module.css';

/** The member's picture, or the initials of the name. */
export function ProfilePicture({ name }: { name: string }) {
  const picture = useMemberPicture('profile');
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

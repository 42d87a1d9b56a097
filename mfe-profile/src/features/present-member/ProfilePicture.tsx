import { useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import { useIsPictureBusy } from '../../data/change-picture.ts';
import { PictureMenu } from './PictureMenu.tsx';
import styles from './ProfilePicture.module.css';

/** The member's picture, or the initials of the name, with its menu. */
export function ProfilePicture({ name }: { name: string }) {
  const picture = useMemberPicture('profile');
  const isBusy = useIsPictureBusy('profile');
  const isWaiting = isBusy || picture.status === 'loading';
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        {isWaiting && <span className={styles.loading}>Chargement...</span>}
        {!isWaiting && picture.status === 'ready' && (
          <Image
            alt={`Photo de profil de ${name}`}
            className={styles.picture}
            eager
            ratio={[1, 1]}
            src={picture.url}
          />
        )}
        {!isWaiting && picture.status === 'default' && <Avatar name={name} size={120} />}
      </div>
      <div className={styles.menu}>
        <PictureMenu isDefault={picture.status !== 'ready'} picture="profile" />
      </div>
    </div>
  );
}

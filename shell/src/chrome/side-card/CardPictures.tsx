import { useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import styles from './CardPictures.module.css';

function Cover() {
  const cover = useMemberPicture('cover');
  return (
    <div className={styles.cover} data-loading={cover.status === 'loading' || undefined}>
      {cover.status === 'loading' && 'Chargement...'}
      {cover.status === 'ready' && (
        <Image alt="" className={styles.picture} eager ratio={[4, 1]} src={cover.url} />
      )}
    </div>
  );
}

function Portrait({ name }: { name: string }) {
  const portrait = useMemberPicture('profile');
  return (
    <div className={styles.portrait} data-loading={portrait.status === 'loading' || undefined}>
      {portrait.status === 'loading' && 'Chargement...'}
      {portrait.status === 'ready' && (
        <Image alt="" className={styles.picture} eager ratio={[1, 1]} src={portrait.url} />
      )}
      {portrait.status === 'default' && <Avatar name={name} size={80} />}
    </div>
  );
}

/** Cover and portrait. Decorative: the name is below. */
export function CardPictures({ name }: { name: string }) {
  return (
    <div className={styles.pictures}>
      <Cover />
      <Portrait name={name} />
    </div>
  );
}

import { longDate } from '@az/shared/format';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import styles from './ProfileHeader.module.css';

/** A picture of the header. The member's own picture has a menu to change it. */
type HeaderPicture = { content: ReactNode; menu?: ReactNode };

type Props = {
  name: string;
  verified: boolean;
  /** ISO 8601, UTC; null when unknown. */
  since: string | null;
  /** If there is no cover, a gradient is shown instead. */
  cover: HeaderPicture;
  picture: HeaderPicture;
  actions: ReactNode;
  /** Lines between the name and the membership date. */
  children: ReactNode;
};

/** The header of every profile: cover, picture, name, what is known of the member, membership date, and actions. */
export function ProfileHeader({ name, verified, since, cover, picture, actions, children }: Props) {
  return (
    <header>
      <div className={styles.band}>
        {cover.content}
        {cover.menu && <div className={styles.coverMenu}>{cover.menu}</div>}
      </div>
      <div className={styles.row}>
        <div className={styles.place}>
          <div className={styles.frame}>{picture.content}</div>
          {picture.menu && <div className={styles.pictureMenu}>{picture.menu}</div>}
        </div>
        <div className={styles.summary}>
          <p className={styles.name}>
            <TruncatedName>{name}</TruncatedName>
            {verified && (
              <span aria-label="Compte vérifié" className={styles.verified} role="img" title="Compte vérifié">
                <IconRosetteDiscountCheck />
              </span>
            )}
          </p>
          {children}
          {since && (
            <Text c="dimmed" size="sm">
              Membre depuis le {longDate(since.slice(0, 10))}
            </Text>
          )}
        </div>
        {actions}
      </div>
    </header>
  );
}

/** Placeholder of a picture that is being loaded or sent. */
export const LoadingPicture = () => (
  <span aria-busy className={styles.loading}>
    Chargement...
  </span>
);

/** Class of an image that fills its frame. */
export const pictureClass = styles.picture;

import { longDate } from '@az/shared/format';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import styles from './ProfileHeader.module.css';

/** A picture of the header, and for the member's own the menu that changes it. */
type HeaderPicture = { content: ReactNode; menu?: ReactNode };

type Props = {
  name: string;
  verified: boolean;
  /** ISO 8601, UTC; null when unknown. */
  since: string | null;
  /** A gradient is in the place of a missing cover. */
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

/** In the place of a picture that is loading or being sent. */
export const LoadingPicture = () => (
  <span aria-busy className={styles.loading}>
    Chargement...
  </span>
);

/** Class of an image that fills its place. */
export const pictureClass = styles.picture;

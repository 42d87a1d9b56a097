import { memberName, useAuthContext } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { ButtonLink } from '@az/shared/ui/Button';
import { Image } from '@az/shared/ui/Image';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { useIsPictureBusy } from '../../data/change-picture.ts';
import { useLatestJob } from '../../data/latest-job.ts';
import coverPictureStyles from './CoverPicture.module.css';
import { JobSummary } from './JobSummary.tsx';
import { PictureMenu } from './PictureMenu.tsx';
import styles from './PresentMember.module.css';
import profilePictureStyles from './ProfilePicture.module.css';

/** The member's picture, or the initials of the name, with its menu. */
function ProfilePicture({ name }: { name: string }) {
  const picture = useMemberPicture('profile');
  const isBusy = useIsPictureBusy('profile');
  const isWaiting = isBusy || picture.status === 'loading';
  return (
    <div className={profilePictureStyles.place}>
      <div className={profilePictureStyles.frame}>
        {isWaiting && <span className={profilePictureStyles.loading}>Chargement...</span>}
        {!isWaiting && picture.status === 'ready' && (
          <Image
            alt={`Photo de profil de ${name}`}
            className={profilePictureStyles.picture}
            eager
            ratio={[1, 1]}
            src={picture.url}
          />
        )}
        {!isWaiting && picture.status === 'default' && <Avatar name={name} size={120} />}
      </div>
      <div className={profilePictureStyles.menu}>
        <PictureMenu isDefault={picture.status !== 'ready'} picture="profile" />
      </div>
    </div>
  );
}

/** The cover above the profile, with its menu; a gradient replaces a missing cover. */
function CoverPicture() {
  const picture = useMemberPicture('cover');
  const isWaiting = useIsPictureBusy('cover') || picture.status === 'loading';
  return (
    <div
      className={
        isWaiting ? `${coverPictureStyles.band} ${coverPictureStyles.loading}` : coverPictureStyles.band
      }
    >
      {isWaiting && 'Chargement...'}
      {!isWaiting && picture.status === 'ready' && (
        <Image
          alt="Photo de couverture"
          className={coverPictureStyles.picture}
          eager
          ratio={[4, 1]}
          src={picture.url}
        />
      )}
      <div className={coverPictureStyles.menu}>
        <PictureMenu isDefault={picture.status !== 'ready'} picture="cover" />
      </div>
    </div>
  );
}

/** The latest job of the member, if there is one. */
function LatestJob() {
  const job = useLatestJob();
  return job && <JobSummary job={job} />;
}

function Name({ name, verified }: { name: string; verified: boolean }) {
  return (
    <p className={styles.name}>
      <TruncatedName>{name}</TruncatedName>
      {verified && (
        <span aria-label="Compte vérifié" className={styles.verified} role="img" title="Compte vérifié">
          <IconRosetteDiscountCheck />
        </span>
      )}
    </p>
  );
}

function Summary({ member, name }: { member: Member; name: string }) {
  return (
    <div className={styles.summary}>
      <Name name={name} verified={member.verified} />
      {member.headline && <Text>{member.headline}</Text>}
      <LatestJob />
      {member.createdAt && (
        <Text c="dimmed" size="sm">
          Membre depuis le {longDate(member.createdAt.slice(0, 10))}
        </Text>
      )}
    </div>
  );
}

/** The profile header: pictures, name, headline, latest job, membership date, link to the settings, and other `actions`. */
export function PresentMember({ actions }: { actions: ReactNode }) {
  const { member } = useAuthContext();
  if (!member) return null;
  const name = memberName(member);
  return (
    <header>
      <CoverPicture />
      <div className={styles.row}>
        <ProfilePicture name={name} />
        <Summary member={member} name={name} />
        <div className={styles.actions}>
          <ButtonLink to={paths.settingsAccount()} variant="default">
            Modifier le profil
          </ButtonLink>
          {actions}
        </div>
      </div>
    </header>
  );
}

import { memberName, useAuthContext } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { CoverPicture } from './CoverPicture.tsx';
import { LatestJob } from './LatestJob.tsx';
import styles from './PresentMember.module.css';
import { ProfilePicture } from './ProfilePicture.tsx';

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
      <LatestJob />
      {member.createdAt && (
        <Text c="dimmed" size="sm">
          Membre depuis le {longDate(member.createdAt.slice(0, 10))}
        </Text>
      )}
    </div>
  );
}

/** The profile header: pictures, name, latest job, membership date, link to the settings, and other `actions`. */
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

import { memberName } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { IconBuildingSkyscraper, IconRosetteDiscountCheck, IconUser } from '@az/shared/ui/icons';
import { TruncatedName } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import styles from './MemberName.module.css';

function Sign({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <span aria-label={label} className={`${styles.sign} ${className ?? ''}`} role="img" title={label}>
      {children}
    </span>
  );
}

/** Full name, the kind of account, and the badge of a verified one. */
export function MemberName({ member }: { member: Member }) {
  return (
    <p className={styles.name}>
      <TruncatedName>{memberName(member)}</TruncatedName>
      {member.kind === 'company' ? (
        <Sign label="Entreprise">
          <IconBuildingSkyscraper size={20} />
        </Sign>
      ) : (
        <Sign label="Personne">
          <IconUser size={20} />
        </Sign>
      )}
      {member.verified && (
        <Sign className={styles.verified} label="Compte vérifié">
          <IconRosetteDiscountCheck size={20} />
        </Sign>
      )}
    </p>
  );
}

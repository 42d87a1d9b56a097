import { memberName } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { IconBuildingSkyscraper, IconRosetteDiscountCheck, IconUser } from '@az/shared/ui/icons';
import { TruncatedName } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import styles from './MemberName.module.css';

function StatusIcon({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span aria-label={label} className={`${styles.icon} ${className ?? ''}`} role="img" title={label}>
      {children}
    </span>
  );
}

export function MemberName({ member }: { member: Member }) {
  return (
    <p className={styles.name}>
      <TruncatedName>{memberName(member)}</TruncatedName>
      {member.kind === 'company' ? (
        <StatusIcon label="Entreprise">
          <IconBuildingSkyscraper size={20} />
        </StatusIcon>
      ) : (
        <StatusIcon label="Personne">
          <IconUser size={20} />
        </StatusIcon>
      )}
      {member.verified && (
        <StatusIcon className={styles.verified} label="Compte vérifié">
          <IconRosetteDiscountCheck size={20} />
        </StatusIcon>
      )}
    </p>
  );
}

import type { MemberProfile } from '@az/shared/contracts';
import { phoneLink } from '@az/shared/format';
import { Anchor } from '@az/shared/ui/Anchor';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ReactNode } from 'react';
import { mailTo } from '../../data/contact-links.ts';
import styles from './MemberDetails.module.css';
import { words } from './words.ts';

/** All that another member says of themselves, as far as they show it. */
export function MemberDetails({ member }: { member: MemberProfile }) {
  const { name, description, email, phone, city, country, isRestricted } = member;
  const details: [name: string, value: ReactNode][] = [
    [words.email, email && <Anchor href={mailTo(email)}>{email}</Anchor>],
    [words.phone, phone && <Anchor href={phoneLink(phone)}>{phone}</Anchor>],
    [words.place, [city, country].filter(Boolean).join(', ')],
  ];
  const known = details.filter(([, value]) => value);
  return (
    <TitledCard title={words.about}>
      {description && (
        <Text className={styles.description} dir="auto">
          {description}
        </Text>
      )}
      {known.length > 0 && <DescriptionList entries={known} />}
      {!description && known.length === 0 && (
        <Text c="dimmed">{isRestricted ? words.restricted : words.noAboutOf(name)}</Text>
      )}
    </TitledCard>
  );
}

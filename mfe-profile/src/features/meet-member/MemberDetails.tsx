import type { MemberProfile } from '@az/shared/contracts';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import styles from './MeetMember.module.css';
import { words } from './words.ts';

/** What another member says of themselves, as far as they show it; nothing when there is nothing. */
export function MemberDetails({ member }: { member: MemberProfile }) {
  const { description, email, phone, city, country, isRestricted } = member;
  const place = [city, country].filter(Boolean).join(', ');
  const rows = [
    { label: words.email, value: email },
    { label: words.phone, value: phone },
    { label: words.place, value: place },
  ].filter(({ value }) => value);
  if (isRestricted) {
    return (
      <TitledCard isCompact title={words.about}>
        <Text c="dimmed">{words.restricted}</Text>
      </TitledCard>
    );
  }
  if (!description && rows.length === 0) return null;
  return (
    <TitledCard isCompact title={words.about}>
      {description && <p className={styles.description}>{description}</p>}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}

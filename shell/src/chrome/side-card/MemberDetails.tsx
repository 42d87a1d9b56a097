import type { Member } from '@az/shared/contracts';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './MemberDetails.module.css';
import { memberDetails } from './member-details.ts';

/** Contact details and address. */
export function MemberDetails({ member }: { member: Member }) {
  const details = memberDetails(member);
  if (details.length === 0) return null;
  return (
    <dl className={styles.details}>
      {details.map(({ term, value, href, icon: Icon }) => (
        <div className={styles.row} key={term}>
          <dt>
            <Icon size={20} />
            <VisuallyHidden>{term}</VisuallyHidden>
          </dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

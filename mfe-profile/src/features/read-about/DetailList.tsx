import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { TextLink } from '@az/shared/ui/TextLink';
import type { Detail } from './about-details.ts';
import styles from './DetailList.module.css';

function Value({ detail }: { detail: Detail }) {
  if (detail.value === null) return <TextLink to={paths.settingsAccount()}>{detail.add}</TextLink>;
  return detail.href ? <Anchor href={detail.href}>{detail.value}</Anchor> : detail.value;
}

/** Terms and what the member tells about them; what is missing invites to the settings. */
export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className={styles.list}>
      {details.map((detail) => (
        <div key={detail.term}>
          <dt className={styles.term}>{detail.term}</dt>
          <dd className={styles.value}>
            <Value detail={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

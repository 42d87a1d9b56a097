import { isRouteLive } from '@az/shared/area';
import { NavLink } from '@az/shared/router';
import { Badge } from '@az/shared/ui/Badge';
import styles from './BrowseProfile.module.css';
import { type ProfileTab, profileTabs } from './profile-tabs.ts';

function Tab({ label, to, badge }: ProfileTab) {
  const name = badge ? (
    <>
      {label}{' '}
      <Badge size="sm" variant="default">
        {badge}
      </Badge>
    </>
  ) : (
    label
  );
  if (isRouteLive(to)) {
    return (
      <NavLink className={styles.tab} to={to}>
        {name}
      </NavLink>
    );
  }
  return (
    <span className={`${styles.tab} ${styles.later}`}>
      {name}{' '}
      <Badge className={styles.soon} size="xs" variant="default">
        Bientôt
      </Badge>
    </span>
  );
}

/** The tab bar of the profile: links to its pages; those that are not live yet are text. */
export function BrowseProfile() {
  return (
    <nav aria-label="Profil" className={styles.bar}>
      <ul className={styles.tabs}>
        {profileTabs.map((tab) => (
          <li key={tab.to}>
            <Tab {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { isRouteLive } from '@az/shared/area';
import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import styles from './Footer.module.css';

const links = [
  { label: 'Help', to: paths.help() },
  { label: 'Privacy & terms', to: paths.privacyTerms() },
];

/** Footer with the current year and the agency's link (specification, section 9). */
export function Footer() {
  const { agencyUrl, productName } = pageConfig();
  return (
    <footer className={styles.footer}>
      {links
        .filter(({ to }) => isRouteLive(to))
        .map(({ label, to }) => (
          <Link key={to} lang="en" to={to}>
            {label}
          </Link>
        ))}
      <span>
        © {new Date().getFullYear()} {agencyUrl ? <a href={agencyUrl}>{productName}</a> : productName}
      </span>
    </footer>
  );
}

import { pageConfig } from '@az/shared/config';
import { Link } from '@az/shared/router';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <svg aria-hidden="true" className={styles.symbol} viewBox="0 0 32 32">
        <rect height="32" rx="9" width="32" />
        <path d="M5.500 22 10.500 10l5 12M7.500 18h6M18 10h8.500L18 22h8.500" />
      </svg>
      <span className={styles.name}>{pageConfig().productName}</span>
    </Link>
  );
}

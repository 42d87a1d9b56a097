import styles from './ComingSoon.module.css';

/** Label of an entry without a page. */
export function ComingSoon() {
  return (
    <span className={styles.comingSoon} lang="fr">
      Bientôt
    </span>
  );
}

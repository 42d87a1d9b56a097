import styles from './ComingSoon.module.css';

/** Mark of what leads nowhere yet. */
export function ComingSoon() {
  return (
    <span className={styles.comingSoon} lang="fr">
      Bientôt
    </span>
  );
}

import styles from './ComingSoon.module.css';

export function ComingSoon() {
  return (
    <span className={styles.comingSoon} lang="fr">
      Bientôt
    </span>
  );
}

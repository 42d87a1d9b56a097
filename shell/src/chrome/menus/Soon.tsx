import styles from './Soon.module.css';

/** Mark of what leads nowhere yet. */
export function Soon() {
  return (
    <span className={styles.soon} lang="fr">
      Bientôt
    </span>
  );
}

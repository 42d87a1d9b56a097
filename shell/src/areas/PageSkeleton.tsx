import styles from './PageSkeleton.module.css';

export function PageSkeleton() {
  return (
    <div aria-label="Chargement de la page" className={styles.skeleton} role="status">
      <div className={styles.line} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}

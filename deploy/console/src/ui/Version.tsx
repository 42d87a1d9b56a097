import styles from './Version.module.css';

/** Name of a version; a line may break before its build id. */
export function Version({ name }: { name: string | null }) {
  if (!name) return <span className={styles.none}>aucune</span>;
  const [number, build] = name.split('+');
  return (
    <span className={styles.version}>
      {number}
      {build && (
        <>
          <wbr />+{build}
        </>
      )}
    </span>
  );
}

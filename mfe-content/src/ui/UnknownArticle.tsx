import { Page } from '@az/shared/ui/Page';
import { TextLink } from '@az/shared/ui/TextLink';
import styles from './UnknownArticle.module.css';

/** Stands in the place of an article that an address asks for and that does not exist. */
export function UnknownArticle({ to, children }: { to: string; children: string }) {
  return (
    <div className={styles.unknown}>
      <Page title="Introuvable" />
      <p>Cet article n’existe pas ou n’existe plus.</p>
      <TextLink to={to}>{children}</TextLink>
    </div>
  );
}

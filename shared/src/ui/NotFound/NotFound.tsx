import { Page } from '../Page/Page.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './NotFound.module.css';

type Props = {
  /** What was not found: `Cet événement`. */
  what: string;
  /** URL of the list to go back to. */
  to: string;
  children: string;
};

/** Shown when the URL names something that does not exist. */
export function NotFound({ what, to, children }: Props) {
  return (
    <div className={styles.notFound}>
      <Page title="Introuvable" />
      <p>{what} n’existe pas ou n’existe plus.</p>
      <TextLink to={to}>{children}</TextLink>
    </div>
  );
}

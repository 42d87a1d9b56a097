import { Page } from '../Page/Page.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Unknown.module.css';

type Props = {
  /** What there is not: `Cet événement`. */
  what: string;
  /** The list to go back to. */
  to: string;
  /** How the link to it is called. */
  children: string;
};

/** Stands in the place of something that an address asks for and that does not exist. */
export function Unknown({ what, to, children }: Props) {
  return (
    <div className={styles.unknown}>
      <Page title="Introuvable" />
      <p>{what} n’existe pas ou n’existe plus.</p>
      <TextLink to={to}>{children}</TextLink>
    </div>
  );
}

import { IconChevronRight } from '../icons/icons.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Breadcrumbs.module.css';

type Props = {
  /** The pages above this one, from the top. */
  above: { label: string; to: string; lang?: string }[];
  current: string;
};

export function Breadcrumbs({ above, current }: Props) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.list}>
        {above.map(({ label, to, lang }) => (
          <li className={styles.item} key={to}>
            <TextLink className={styles.link} lang={lang} size="sm" to={to}>
              {label}
            </TextLink>
            <IconChevronRight className={styles.separator} size={16} />
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}

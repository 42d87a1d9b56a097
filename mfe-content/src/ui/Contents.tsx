import { Link, useLocation } from '@az/shared/router';
import { Title } from '@az/shared/ui/Title';
import styles from './Contents.module.css';

type Props = { sections: readonly { id: string; title: string }[] };

/** Table of contents. A link moves the focus to its heading. */
export function Contents({ sections }: Props) {
  const { search } = useLocation();
  return (
    <nav aria-labelledby="sommaire" className={styles.contents}>
      <Title id="sommaire" order={2} size="h5">
        Sommaire
      </Title>
      <ul className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={styles.link}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              to={{ search, hash: `#${id}` }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

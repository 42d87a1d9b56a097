import { Link } from '../../router/index.ts';
import { IconChevronLeft, IconChevronRight } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Pagination.module.css';
import { pageNumbers } from './page-numbers.ts';

type Props = {
  /** The current page, from 1. */
  current: number;
  count: number;
  to: (page: number) => string;
};

function PageNumber({ page, current, to }: Pick<Props, 'current' | 'to'> & { page: number }) {
  return (
    <Link aria-current={page === current ? 'page' : undefined} className={styles.link} to={to(page)}>
      <VisuallyHidden component="span">{'Page '}</VisuallyHidden>
      {page}
    </Link>
  );
}

/** Links to the pages of a list; nothing if there is only one page. */
export function Pagination({ current, count, to }: Props) {
  if (count <= 1) return null;
  return (
    <nav aria-label="Pages">
      <ul className={styles.links}>
        {current > 1 && (
          <li>
            <Link className={styles.link} rel="prev" to={to(current - 1)}>
              <IconChevronLeft size={20} />
              <span className={styles.label}>Précédent</span>
            </Link>
          </li>
        )}
        {pageNumbers(current, count).map((page, index, pages) => (
          <li key={page ?? `gap after ${pages[index - 1]}`}>
            {page === null ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <PageNumber current={current} page={page} to={to} />
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <Link className={styles.link} rel="next" to={to(current + 1)}>
              <span className={styles.label}>Suivant</span>
              <IconChevronRight size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { IconChevronLeft, IconChevronRight } from '@az/shared/ui/icons';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './PageLinks.module.css';
import { words } from './words.ts';

/** Address of a page of the list; the first one has the plain address. */
const addressOf = (number: number) => paths.blogs(number > 1 ? number : undefined);

function NumberLink({ number, isCurrent }: { number: number; isCurrent: boolean }) {
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} className={styles.link} to={addressOf(number)}>
      <VisuallyHidden component="span">{`${words.page} `}</VisuallyHidden>
      {number}
    </Link>
  );
}

/** Links to the pages of the list; nothing when there is only one. */
export function PageLinks({ number, count }: { number: number; count: number }) {
  if (count === 1) return null;
  return (
    <nav aria-label={words.pagination}>
      <ul className={styles.links}>
        {number > 1 && (
          <li>
            <Link className={styles.link} rel="prev" to={addressOf(number - 1)}>
              <IconChevronLeft size={20} />
              <span className={styles.word}>{words.previous}</span>
            </Link>
          </li>
        )}
        {Array.from({ length: count }, (_, index) => index + 1).map((other) => (
          <li key={other}>
            <NumberLink isCurrent={other === number} number={other} />
          </li>
        ))}
        {number < count && (
          <li>
            <Link className={styles.link} rel="next" to={addressOf(number + 1)}>
              <span className={styles.word}>{words.next}</span>
              <IconChevronRight size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

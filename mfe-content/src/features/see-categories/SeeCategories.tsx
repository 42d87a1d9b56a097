import { paths } from '@az/shared/paths';
import { Link, useSearchParams } from '@az/shared/router';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useArticles } from '../../data/news/use-articles.ts';
import styles from './SeeCategories.module.css';

/** The categories of the news with their numbers of articles. Empty without articles; the list then says why. */
export function SeeCategories() {
  const { items = [] } = useArticles();
  const [search] = useSearchParams();
  if (items.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  return (
    <TitledCard isCompact title="Catégories">
      <ul className={styles.tags}>
        {[...counts].map(([category, count]) => (
          <li key={category}>
            <Link
              aria-current={search.get('category') === category ? 'true' : undefined}
              className={styles.tag}
              to={paths.blogs(undefined, category)}
            >
              {category} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

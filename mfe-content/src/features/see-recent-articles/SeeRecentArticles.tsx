import { TitledCard } from '@az/shared/ui/TitledCard';
import { useArticles } from '../../data/news/use-articles.ts';
import { ArticleDate } from '../../ui/ArticleDate.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import styles from './SeeRecentArticles.module.css';

const shown = 5;

/** The newest articles, on every page of the list. Nothing without articles: the list explains why. */
export function SeeRecentArticles() {
  const { items = [] } = useArticles();
  if (items.length === 0) return null;
  return (
    <TitledCard isCompact title="Les plus récents">
      <ul className={styles.list}>
        {items.slice(0, shown).map(({ id, title, date }) => (
          <li className={styles.article} key={id}>
            <span className={styles.title}>
              <ArticleLink id={id}>{title}</ArticleLink>
            </span>
            <ArticleDate date={date} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

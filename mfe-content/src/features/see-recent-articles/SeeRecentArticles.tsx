import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useArticles } from '../../data/news/use-articles.ts';
import { ArticleDate } from '../../ui/ArticleDate.tsx';
import styles from './SeeRecentArticles.module.css';

/** An article's title: links to the article if its page exists, otherwise plain text. */
function ArticleLink({ id, children }: { id: string; children: string }) {
  const path = paths.blog(id);
  return isRouteLive(path) ? (
    <TextLink isTitle to={path}>
      {children}
    </TextLink>
  ) : (
    children
  );
}

const shown = 5;

/** The newest articles, on every page of the list. Without articles it is empty, and the list says why. */
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

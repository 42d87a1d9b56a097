import { isRouteLive } from '@az/shared/area';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { useArticles } from '../../data/use-articles.ts';
import { SideList } from '../../ui/SideList.tsx';
import styles from './SeeNews.module.css';

const words = {
  title: 'Actualités',
  empty: 'Aucune actualité pour le moment.',
  failed: 'Les actualités n’ont pas pu être chargées. Réessayez.',
  all: 'Toutes les actualités',
};

const shown = 4;

function NewsTitle({ id, children }: { id: string; children: string }) {
  const path = paths.blog(id);
  return isRouteLive(path) ? (
    <TextLink isTitle to={path}>
      {children}
    </TextLink>
  ) : (
    children
  );
}

export function SeeNews() {
  const { items, hasFailed, retry, isRetrying } = useArticles();
  const rows = items?.slice(0, shown).map(({ id, title, date }) => ({
    id,
    row: (
      <>
        <p className={styles.title}>
          <NewsTitle id={id}>{title}</NewsTitle>
        </p>
        <time className={styles.date} dateTime={date}>
          {longDate(date)}
        </time>
      </>
    ),
  }));
  return (
    <SideList
      empty={words.empty}
      expected={{ count: shown, height: 84 }}
      failure={hasFailed ? { sentence: words.failed, onRetry: retry, isRetrying } : null}
      rows={rows}
      title={words.title}
    >
      {isRouteLive(paths.blogs()) && <TextLink to={paths.blogs()}>{words.all}</TextLink>}
    </SideList>
  );
}

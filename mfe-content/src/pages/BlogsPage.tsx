import { Page } from '@az/shared/ui/Page';
import { BrowseArticles } from '../features/browse-articles/BrowseArticles.tsx';
import { useArticlesTitle } from '../features/browse-articles/use-articles-title.ts';
import { SeeRecentArticles } from '../features/see-recent-articles/SeeRecentArticles.tsx';
import styles from './BlogsPage.module.css';

/** `/blogs`: the news. */
function BlogsPage() {
  return (
    <Page heading="Actualités" title={useArticlesTitle()}>
      <div className={styles.columns}>
        <BrowseArticles />
        <div className={styles.side}>
          <SeeRecentArticles />
        </div>
      </div>
    </Page>
  );
}

export { BlogsPage as Component };

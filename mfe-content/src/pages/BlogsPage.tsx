import { Page } from '@az/shared/ui/Page';
import { BrowseArticles } from '../features/browse-articles/BrowseArticles.tsx';
import { useArticlesPage } from '../features/browse-articles/use-articles-page.ts';
import { useArticlesTitle } from '../features/browse-articles/use-articles-title.ts';
import { FollowPeople } from '../features/follow-people/FollowPeople.tsx';
import { SeeCategories } from '../features/see-categories/SeeCategories.tsx';
import { SeeRecentArticles } from '../features/see-recent-articles/SeeRecentArticles.tsx';
import styles from './BlogsPage.module.css';

/** `/blogs`: the news. */
function BlogsPage() {
  const { status } = useArticlesPage();
  return (
    <Page heading="Actualités" title={useArticlesTitle()}>
      <div className={styles.columns}>
        <BrowseArticles />
        <aside aria-label="Autour des actualités" className={styles.side}>
          <SeeCategories />
          <div className={styles.wide}>
            <SeeRecentArticles />
          </div>
          {/* Rendered after the cards above it have loaded; otherwise they would move it. */}
          {status !== 'loading' && <FollowPeople />}
        </aside>
      </div>
    </Page>
  );
}

export { BlogsPage as Component };

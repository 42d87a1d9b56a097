import { ReadArticle } from '../features/read-article/ReadArticle.tsx';
import { SeeCategories } from '../features/see-categories/SeeCategories.tsx';
import { SeeRecentArticles } from '../features/see-recent-articles/SeeRecentArticles.tsx';
import styles from './BlogsPage.module.css';

/** `/blogs/:blogId`: one article. */
function BlogPage() {
  return (
    <div className={styles.columns}>
      <div>
        <ReadArticle />
      </div>
      <aside aria-label="Autour des actualités" className={styles.side}>
        <SeeRecentArticles />
        <SeeCategories />
      </aside>
    </div>
  );
}

export { BlogPage as Component };

import { isTag } from '@az/shared/contracts';
import { useSearchParams } from '@az/shared/router';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Page } from '@az/shared/ui/Page';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import { ReadTagged } from '../features/read-feed/ReadTagged.tsx';
import styles from './HomePage.module.css';

/** `/feed/tags`: the announcements with the tag of the address. */
function TagPage() {
  const [search] = useSearchParams();
  const tag = (search.get('tag') ?? '').replace(/^#/, '');
  const isKnown = isTag(tag);
  return (
    <div className={styles.column}>
      <Page title={isKnown ? `#${tag}` : 'Mot-clé'} />
      {isKnown ? (
        <ReadTagged below={(card) => <CommentAnnouncement {...card} />} key={tag} tag={tag} />
      ) : (
        <EmptyState>
          Aucun mot-clé n’est choisi. Dans le texte d’une publication, suivez le lien d’un mot-clé.
        </EmptyState>
      )}
    </div>
  );
}

export { TagPage as Component };

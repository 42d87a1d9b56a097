import { isTag } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useLocation, useSearchParams } from '@az/shared/router';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Page } from '@az/shared/ui/Page';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import type { CardPart } from '../features/read-feed/AnnouncementCard.tsx';
import { ReadSaved } from '../features/read-feed/ReadSaved.tsx';
import { ReadTagged } from '../features/read-feed/ReadTagged.tsx';
import styles from './HomePage.module.css';

const comments: CardPart = (card) => <CommentAnnouncement {...card} />;

function Saved() {
  return (
    <div className={styles.column}>
      <Page title="Enregistrés" />
      <ReadSaved below={comments} />
    </div>
  );
}

function Tagged() {
  const [search] = useSearchParams();
  const tag = (search.get('tag') ?? '').replace(/^#/, '');
  const isKnown = isTag(tag);
  return (
    <div className={styles.column}>
      <Page title={isKnown ? `#${tag}` : 'Mot-clé'} />
      {isKnown ? (
        <ReadTagged below={comments} key={tag} tag={tag} />
      ) : (
        <EmptyState>
          Aucun mot-clé n’est choisi. Dans le texte d’une publication, suivez le lien d’un mot-clé.
        </EmptyState>
      )}
    </div>
  );
}

/** `/feed/saved` and `/feed/tags`: the announcements that the member saved, or with the tag of the address. */
const ListPage = () => (useLocation().pathname === paths.feedSaved() ? <Saved /> : <Tagged />);

export { ListPage as Component };

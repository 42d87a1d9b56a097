import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import type { CardPart } from '../features/read-feed/AnnouncementCard.tsx';
import { ReadFound } from '../features/read-feed/ReadFound.tsx';
import { SearchNetwork } from '../features/search-network/SearchNetwork.tsx';
import styles from './HomePage.module.css';

const comments: CardPart = (card) => <CommentAnnouncement {...card} />;

/** `/search`: the people and the announcements that the text of the address finds. */
const SearchPage = () => (
  <div className={styles.column}>
    <SearchNetwork posts={(text) => <ReadFound below={comments} key={text} text={text} />} />
  </div>
);

export { SearchPage as Component };

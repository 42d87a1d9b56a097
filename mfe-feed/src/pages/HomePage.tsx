import { Columns } from '@az/shared/ui/Columns';
import { Page } from '@az/shared/ui/Page';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import { FollowPeople } from '../features/follow-people/FollowPeople.tsx';
import { ReadFeed } from '../features/read-feed/ReadFeed.tsx';
import { SeeNews } from '../features/see-news/SeeNews.tsx';
import { SeeStories } from '../features/see-stories/SeeStories.tsx';
import { WritePost } from '../features/write-post/WritePost.tsx';
import { LazySection } from '../ui/LazySection.tsx';
import styles from './HomePage.module.css';

const side = (
  <>
    <FollowPeople />
    <SeeNews />
  </>
);

const samplePosts = (
  <LazySection
    load={() =>
      import('../features/read-sample-posts/ReadSamplePosts.tsx').then((part) => part.ReadSamplePosts)
    }
  />
);

/** `/feed/home`: the global feed. */
function HomePage() {
  return (
    <Columns side={side} sideLabel="Suggestions et actualités">
      <div className={styles.column}>
        <Page headingHidden title="Accueil" />
        <SeeStories />
        <WritePost />
        <ReadFeed after={samplePosts} below={(card) => <CommentAnnouncement {...card} />} />
      </div>
    </Columns>
  );
}

export { HomePage as Component };

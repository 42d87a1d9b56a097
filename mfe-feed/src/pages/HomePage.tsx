import { Columns } from '@az/shared/ui/Columns';
import { Page } from '@az/shared/ui/Page';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import { FollowPeople } from '../features/follow-people/FollowPeople.tsx';
import { GreetMember } from '../features/greet-member/GreetMember.tsx';
import { ReadFeed } from '../features/read-feed/ReadFeed.tsx';
import { SamplePosts } from '../features/read-sample-posts/SamplePosts.tsx';
import { SeeNews } from '../features/see-news/SeeNews.tsx';
import { SeeStories } from '../features/see-stories/SeeStories.tsx';
import { WritePost } from '../features/write-post/WritePost.tsx';
import styles from './HomePage.module.css';

const side = (
  <>
    <FollowPeople />
    <SeeNews />
  </>
);

/** `/feed/home`: the global feed. */
function HomePage() {
  return (
    <Columns side={side} sideLabel="Suggestions et actualités">
      <div className={styles.column}>
        <Page headingHidden title="Accueil" />
        <SeeStories />
        <WritePost />
        <GreetMember />
        <ReadFeed after={<SamplePosts />} below={(card) => <CommentAnnouncement {...card} />} />
      </div>
    </Columns>
  );
}

export { prepareGlobalFeed as prepare } from '../features/read-feed/ReadFeed.tsx';
export { HomePage as Component };

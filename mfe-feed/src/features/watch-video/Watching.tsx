import { useItemCommentCount } from '@az/shared/item-comments';
import { AuthorName } from '@az/shared/social/AuthorName';
import { ItemComments } from '@az/shared/social/ItemComments';
import { Avatar } from '@az/shared/ui/Avatar';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { Columns } from '@az/shared/ui/Columns';
import { Count } from '@az/shared/ui/Count';
import { Page } from '@az/shared/ui/Page';
import { RelativeTime } from '@az/shared/ui/RelativeTime';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import type { Video } from '../../data/videos.ts';
import { PostVideo } from '../../ui/PostVideo.tsx';
import { VideoTile } from '../../ui/VideoTile.tsx';
import { VideoActions } from './VideoActions.tsx';
import styles from './WatchVideo.module.css';

function VideoAbout({ video: { author, isVerified, views, uploadTime } }: { video: Video }) {
  return (
    <div className={styles.about}>
      <Avatar name={author.name} picture={author.picture} size={44} />
      <div>
        <AuthorName author={{ ...author, verified: isVerified }} />
        <p className={styles.figures}>
          <Count value={views} /> vues <span aria-hidden="true">·</span> <RelativeTime value={uploadTime} />{' '}
          <span aria-hidden="true">·</span> Exemple
        </p>
      </div>
    </div>
  );
}

type Props = {
  video: Video;
  related: Video[];
  to: (id: string) => string;
  withDislike: boolean;
};

export function Watching({ video, related, to, withDislike }: Props) {
  const id = useId();
  const item = { kind: 'video', id: video.id } as const;
  const count = useItemCommentCount(item, null);
  const thread = (
    <section aria-labelledby={`${id}-comments`} id="comments" tabIndex={-1}>
      <Title id={`${id}-comments`} mb="sm" order={2} size="h3">
        Commentaires
      </Title>
      <ItemComments item={item} />
    </section>
  );
  return (
    <Columns side={thread} sideLabel="Commentaires">
      <div className={styles.watch}>
        <PostVideo eager id={video.id} />
        <Page title={video.title} />
        <SampleNotice />
        <VideoAbout video={video} />
        <VideoActions commentCount={count} path={to(video.id)} video={video} withDislike={withDislike} />
        <p className={styles.text}>{video.description}</p>
        <section aria-labelledby={`${id}-related`}>
          <Title id={`${id}-related`} mb="md" order={2} size="h3">
            À voir aussi
          </Title>
          <CardGrid
            items={related.map((one) => ({
              id: one.id,
              card: <VideoTile order={3} to={to(one.id)} video={one} />,
            }))}
            label="À voir aussi"
          />
        </section>
      </div>
    </Columns>
  );
}

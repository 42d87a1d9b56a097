import { CardGrid } from '@az/shared/ui/CardGrid';
import { Columns } from '@az/shared/ui/Columns';
import { Page } from '@az/shared/ui/Page';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import { countOf, useThread } from '../../data/posts.ts';
import type { Video } from '../../data/videos.ts';
import { PostVideo } from '../../ui/PostVideo.tsx';
import { SampleThread } from '../../ui/SampleThread.tsx';
import { VideoTile } from '../../ui/VideoTile.tsx';
import { VideoAbout } from './VideoAbout.tsx';
import { VideoActions } from './VideoActions.tsx';
import styles from './WatchVideo.module.css';

type Props = {
  video: Video;
  related: Video[];
  to: (id: string) => string;
  withDislike: boolean;
};

/** The player, the video's details and comments, and other videos. */
export function Watching({ video, related, to, withDislike }: Props) {
  const id = useId();
  const { comments } = useThread('video', video.id);
  const thread = (
    <section aria-labelledby={`${id}-comments`} id="comments" tabIndex={-1}>
      <Title id={`${id}-comments`} mb="sm" order={2} size="h3">
        Commentaires
      </Title>
      <SampleThread id={video.id} kind="video" />
    </section>
  );
  return (
    <Columns side={thread} sideLabel="Commentaires">
      <div className={styles.watch}>
        <PostVideo eager id={video.id} />
        <Page title={video.title} />
        <SampleNotice />
        <VideoAbout video={video} />
        <VideoActions
          commentCount={comments ? countOf(comments) : null}
          path={to(video.id)}
          video={video}
          withDislike={withDislike}
        />
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

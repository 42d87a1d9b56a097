import { useItemCommentCount } from '@az/shared/item-comments';
import { useOnDemand } from '@az/shared/on-demand';
import { CardTitle } from '@az/shared/social/CardTitle';
import { Carousel } from '@az/shared/social/Carousel';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostActions } from '@az/shared/social/PostActions';
import { Card } from '@az/shared/ui/Card';
import { useState } from 'react';
import { useDeviceMark } from '../../data/device-marks.ts';
import type { Short as ShortData } from '../../data/shorts.ts';
import { PostVideo } from '../../ui/PostVideo.tsx';
import { useShare } from '../../ui/use-share.tsx';
import styles from './Short.module.css';
import { addressOf } from './shorts-address.ts';

function Media({ short: { photos, videoId, title } }: { short: ShortData }) {
  const of = `de la publication ${title}`;
  if (videoId !== null) return <PostVideo id={videoId} />;
  return photos.length > 1 ? <Carousel of={of} pictures={photos} /> : <MediaGrid of={of} pictures={photos} />;
}

/** One short publication; likes stay on this device. */
export function Short({ short }: { short: ShortData }) {
  const { id, title, likeCount, category } = short;
  const key = `short-${id}`;
  const liked = useDeviceMark('liked');
  const commentCount = useItemCommentCount({ kind: 'short', id }, short.comments);
  const share = useShare({ path: addressOf(category, title), title });
  const [isReading, setReading] = useState(false);
  const comments = useOnDemand(() => import('./ShortComments.tsx').then((part) => part.ShortComments));
  const isLiked = liked.has(key);
  return (
    <>
      <Card className={styles.card} component="article" padding={0}>
        <Media short={short} />
        <div className={styles.text}>
          <CardTitle order={2}>{title}</CardTitle>
          <PostActions
            comments={{
              count: commentCount,
              onOpen: () => {
                setReading(true);
                comments.show();
              },
            }}
            likes={{
              count: likeCount + (isLiked ? 1 : 0),
              isLiked,
              onToggle: () => liked.set(key, !isLiked),
            }}
            onShare={share.open}
          />
        </div>
      </Card>
      {share.dialog}
      {comments.Part && isReading && <comments.Part onClose={() => setReading(false)} short={short} />}
    </>
  );
}

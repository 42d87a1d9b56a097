import { isRouteLive } from '@az/shared/area';
import { useItemCommentCount } from '@az/shared/item-comments';
import { paths } from '@az/shared/paths';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard, type PostMenu } from '@az/shared/social/PostCard';
import type { ComponentProps, ReactNode } from 'react';
import { useDeviceMark } from '../data/device-marks.ts';
import type { Post } from '../data/posts.ts';
import { PostVideo } from './PostVideo.tsx';
import { useBlockQuestion } from './use-block-question.tsx';
import { useReport } from './use-report.tsx';
import { useShare } from './use-share.tsx';

type Props = {
  post: Post;
  /** Actions that hide the post, or everything by its author. `onBlock` is called after a confirmation. */
  leave: Pick<PostMenu, 'onHide' | 'onUnfollow' | 'onBlock'>;
  hidden?: ComponentProps<typeof PostCard>['hidden'];
  /** Heading level of the author's name. */
  order?: 2 | 3;
  /** Shows the whole text, for the page of this post alone. */
  isWhole?: boolean;
  children?: ReactNode;
};

/** A post of the sample network; likes and saves stay on this device. */
export function SamplePostCard({ post, leave, hidden = null, order = 3, isWhole = false, children }: Props) {
  const { id, author, caption, photos, videoId, likesCount, commentsCount, createdAt } = post;
  const key = `post-${id}`;
  const commentCount = useItemCommentCount({ kind: 'post', id }, commentsCount);
  const liked = useDeviceMark('liked');
  const saved = useDeviceMark('saved');
  const details = paths.postDetails(id);
  const share = useShare({ path: details, title: `Publication de ${author.name}` });
  const report = useReport(`la publication de ${author.name}`);
  const block = useBlockQuestion(author.name, () => leave.onBlock?.());
  const isLiked = liked.has(key);
  return (
    <PostCard
      author={author}
      comments={
        isRouteLive(paths.postDetails()) ? { count: commentCount, to: `${details}#comments` } : undefined
      }
      createdAt={createdAt}
      hidden={hidden}
      likes={{
        count: likesCount + (isLiked ? 1 : 0),
        isLiked,
        onToggle: () => liked.set(key, !isLiked),
      }}
      isWhole={isWhole}
      badge="Exemple"
      media={
        videoId ? (
          <PostVideo id={videoId} />
        ) : (
          photos.length > 0 && <MediaGrid of={`de la publication de ${author.name}`} pictures={photos} />
        )
      }
      menu={{
        isSaved: saved.has(key),
        onSave: () => saved.set(key, !saved.has(key)),
        ...leave,
        ...(leave.onBlock && { onBlock: block.ask }),
        onReport: report.open,
      }}
      onShare={share.open}
      order={order}
      text={caption}
    >
      {block.dialog}
      {report.dialog}
      {share.dialog}
      {children}
    </PostCard>
  );
}

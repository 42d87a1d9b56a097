import { isSlotFilled, Slot } from '@az/shared/area';
import { memberName, memberRole, useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard } from '@az/shared/social/PostCard';
import { useState } from 'react';
import type { OwnPost } from '../../data/own-posts.ts';
import { words } from './words.ts';

type Props = {
  post: OwnPost;
  position: number;
  setSize: number;
  onLike: () => void;
  onRemove: () => void;
};

/** One publication of the member, under the member's own name and picture. */
export function OwnPostCard({ post, position, setSize, onLike, onRemove }: Props) {
  const { member } = useAuthContext();
  const [isSharing, setSharing] = useState(false);
  if (!member) return null;
  const name = memberName(member);
  return (
    <>
      <PostCard
        author={{
          name,
          role: memberRole(member),
          picture: member.picture,
          verified: member.verified,
        }}
        createdAt={post.createdAt}
        feed={{ position, setSize }}
        likes={{ count: post.likesCount, isLiked: post.isLiked, onToggle: onLike }}
        media={post.photos.length > 0 && <MediaGrid of={words.picturesOf(name)} pictures={post.photos} />}
        menu={{ onDelete: onRemove }}
        onShare={isSlotFilled('feed.share-dialog') ? () => setSharing(true) : undefined}
        order={3}
        text={post.caption}
      />
      {isSharing && (
        <Slot
          name="feed.share-dialog"
          props={{
            url: new URL(paths.profileFeed(), location.origin).href,
            title: post.caption,
            onClose: () => setSharing(false),
          }}
        />
      )}
    </>
  );
}

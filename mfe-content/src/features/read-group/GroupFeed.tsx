import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard } from '@az/shared/social/PostCard';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessage } from '@az/shared/ui/icons';
import { asPicture } from '../../data/as-picture.ts';
import { useDeviceMark } from '../../data/device-marks.ts';
import type { Group, GroupPost } from '../../data/groups/group.ts';
import { useLocalPosts } from '../../data/groups/local-posts.ts';
import styles from './ReadGroup.module.css';
import { WriteInGroup } from './WriteInGroup.tsx';
import { words } from './words.ts';

function Post({ post, onDelete }: { post: GroupPost; onDelete: (() => void) | undefined }) {
  const liked = useDeviceMark('liked');
  const { id, author, text, picture, likes, createdAt, isLocal } = post;
  const isLiked = liked.has(id);
  return (
    <PostCard
      author={author}
      createdAt={createdAt}
      likes={{
        count: likes + (isLiked ? 1 : 0),
        isLiked,
        onToggle: () => liked.set(id, !isLiked),
      }}
      badge={isLocal ? words.local : words.example}
      media={picture && <MediaGrid of={words.ofPost(author.name)} pictures={[asPicture(picture)]} />}
      {...(onDelete && { menu: { onDelete } })}
      text={text}
    />
  );
}

/** Publications in the group; members can write. */
export function GroupFeed({ group, isMember }: { group: Group; isMember: boolean }) {
  const local = useLocalPosts(group.id);
  const posts = [...local.posts, ...group.posts];
  return (
    <div className={styles.content}>
      {isMember && <WriteInGroup groupId={group.id} onPublish={local.add} />}
      {posts.length === 0 && <EmptyState icon={<IconMessage />}>{words.empty.feed}</EmptyState>}
      {posts.map((post) => (
        <Post key={post.id} post={post} onDelete={post.isLocal ? () => local.remove(post.id) : undefined} />
      ))}
    </div>
  );
}

import { useWrite } from '@az/shared/api';
import type { Announcement, Group } from '@az/shared/contracts';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard } from '@az/shared/social/PostCard';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { toastFailure } from '@az/shared/toast';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessage } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useOwnPosts } from '../../data/groups/use-change-groups.ts';
import { useGroupPosts } from '../../data/groups/use-groups.ts';
import { useGroupWords } from '../../ui/use-group-words.ts';
import styles from './ReadGroup.module.css';
import { WriteInGroup } from './WriteInGroup.tsx';
import { words } from './words.ts';

function Post({ post, changes }: { post: Announcement; changes: ReturnType<typeof useOwnPosts> }) {
  const badges = useGroupWords();
  const { run } = useWrite((error) => toastFailure(words.notDeleted, error));
  const { id, author, text, images, likeCount, liked, createdAt, own } = post;
  return (
    <PostCard
      author={author}
      badge={own ? badges.own : badges.others}
      createdAt={createdAt}
      likes={{ count: likeCount ?? 0, isLiked: liked, onToggle: () => changes.like(id, !liked) }}
      media={images && <MediaGrid of={words.ofPost(author.name)} pictures={images} />}
      {...(own && { menu: { onDelete: () => void run(() => changes.remove(id)) } })}
      text={text}
    />
  );
}

/** Publications in the group; members can write. */
export function GroupFeed({ group: { id, may } }: { group: Group }) {
  const posts = useGroupPosts(id);
  const changes = useOwnPosts(id);
  return (
    <div className={styles.content}>
      {may.includes('write') && <WriteInGroup groupId={id} onPublish={changes.publish} />}
      <SampleStates
        empty={<EmptyState icon={<IconMessage />}>{words.empty.feed}</EmptyState>}
        sample={posts}
        skeleton={<PostSkeleton />}
        words={words.posts}
      >
        {(items) => items.map((post) => <Post changes={changes} key={post.id} post={post} />)}
      </SampleStates>
    </div>
  );
}

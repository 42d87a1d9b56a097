import { memberName, useAuthContext } from '@az/shared/auth';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard } from '@az/shared/social/PostCard';
import { useLocalPosts } from '../../data/local-posts.ts';
import styles from './WritePost.module.css';

/** Posts that the server could not publish: visible only here, and labelled so. */
export function LocalPosts() {
  const { member } = useAuthContext();
  const { posts, remove } = useLocalPosts();
  if (!member || posts.length === 0) return null;
  const author = { name: memberName(member), picture: member.picture, verified: member.verified };
  return (
    <div className={styles.posts}>
      {posts.map(({ id, text, createdAt, pictures }) => (
        <PostCard
          author={author}
          createdAt={createdAt}
          key={id}
          badge="Exemple local"
          media={
            pictures.length > 0 && (
              <MediaGrid of={`de la publication de ${author.name}`} pictures={pictures} />
            )
          }
          menu={{ onDelete: () => remove(id) }}
          text={text}
        />
      ))}
    </div>
  );
}

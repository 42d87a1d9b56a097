import { memberName, useAuthContext } from '@az/shared/auth';
import { PostCard } from '@az/shared/social/PostCard';
import { useEntries } from '../data/unconfirmed.ts';
import { audienceLabels } from './audiences.ts';
import styles from './UnsentComments.module.css';
import { UnsentState } from './UnsentState.tsx';

/** Posts that the server has not confirmed, the newest first, with what the member may do about those that it refused. */
export function UnsentPosts() {
  const { member } = useAuthContext();
  const entries = useEntries((all) => all.filter(({ act }) => act.kind === 'post'));
  if (!member || !entries?.length) return null;
  const author = { name: memberName(member), picture: member.picture, verified: member.verified };
  return (
    <div className={styles.posts}>
      {[...entries].reverse().map((entry) => (
        <PostCard
          author={author}
          {...(entry.act.kind === 'post' &&
            entry.act.audience && { badge: audienceLabels[entry.act.audience] })}
          createdAt={new Date(entry.at).toISOString()}
          key={entry.clientId}
          text={entry.act.kind === 'post' && entry.act.text}
        >
          <UnsentState entry={entry} of="cette publication" />
        </PostCard>
      ))}
    </div>
  );
}

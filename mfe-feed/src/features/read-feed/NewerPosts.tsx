import type { Announcement } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useGlobalFeed } from '../../data/global-feed.ts';
import { useNewerAnnouncements } from '../../data/newer-announcements.ts';
import { LivePosts } from './LivePosts.tsx';
import { words } from './list-words.ts';
import styles from './NewerPosts.module.css';

type NewerPostsProps = {
  isWanted: (announcement: Announcement) => boolean;
  /** Called before the list is replaced. */
  onShow: () => void;
};

/** Announces newer announcements and shows them on request: the list never changes by itself. */
export function NewerPosts({ isWanted, onShow }: NewerPostsProps) {
  const { hasNewer, show, look } = useNewerAnnouncements(isWanted);
  const ids = useGlobalFeed().announcements?.map(({ id }) => id) ?? [];
  const showNewer = () => {
    onShow();
    show();
  };
  return (
    <div className={styles.container}>
      <LivePosts ids={ids} onNew={look} />
      <VisuallyHidden role="status">{hasNewer && `${words.newer} disponibles`}</VisuallyHidden>
      {hasNewer && (
        <Button className={styles.pill} onClick={showNewer} radius="xl" size="sm">
          {words.newer}
        </Button>
      )}
    </div>
  );
}

import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { IconBookmark, IconHeart, IconHeartFilled, IconMessageCircle, IconShare } from '@az/shared/ui/icons';
import { IconBan } from '@az/shared/ui/more-icons';
import { useDeviceMark } from '../../data/device-marks.ts';
import type { Video } from '../../data/videos.ts';
import { useShare } from '../../ui/use-share.tsx';
import styles from './WatchVideo.module.css';

type Props = { video: Video; path: string; commentCount: number | null; withDislike: boolean };

/** Actions of a video; likes and saves stay on this device. */
export function VideoActions({ video: { id, title }, path, commentCount, withDislike }: Props) {
  const key = `video-${id}`;
  const liked = useDeviceMark('liked');
  const disliked = useDeviceMark('disliked');
  const saved = useDeviceMark('saved');
  const share = useShare({ path, title });
  const isLiked = liked.has(key);
  const isDisliked = disliked.has(key);
  return (
    <Group gap="xs">
      <Button
        aria-pressed={isLiked}
        leftSection={isLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} />}
        onClick={() => {
          disliked.set(key, false);
          liked.set(key, !isLiked);
        }}
        variant="default"
      >
        J’aime
      </Button>
      {withDislike && (
        <Button
          aria-pressed={isDisliked}
          leftSection={<IconBan size={18} />}
          onClick={() => {
            liked.set(key, false);
            disliked.set(key, !isDisliked);
          }}
          variant="default"
        >
          Je n’aime pas
        </Button>
      )}
      <Button
        className={styles.comments}
        component="a"
        href="#comments"
        leftSection={<IconMessageCircle size={18} />}
        variant="default"
      >
        Commenter{commentCount ? ` (${commentCount})` : ''}
      </Button>
      <Button leftSection={<IconShare size={18} />} onClick={share.open} variant="default">
        Partager
      </Button>
      <Button
        aria-pressed={saved.has(key)}
        leftSection={<IconBookmark size={18} />}
        onClick={() => saved.set(key, !saved.has(key))}
        variant="default"
      >
        Enregistrer
      </Button>
      {share.dialog}
    </Group>
  );
}

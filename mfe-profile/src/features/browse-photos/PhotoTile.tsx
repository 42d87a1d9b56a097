import { Badge } from '@az/shared/ui/Badge';
import { Count } from '@az/shared/ui/Count';
import { IconHeart, IconHeartFilled, IconMessageCircle } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { Photo } from '../../data/photos.ts';
import { PictureTile } from '../../ui/PictureGrid/PictureGrid.tsx';
import styles from './BrowsePhotos.module.css';
import { words } from './words.ts';

type Props = { photo: Photo; onOpen: () => void; onPrepare: () => void; onLike: () => void };

/** One photo: opens the viewer; reactions are below. */
export function PhotoTile({ photo, onOpen, onPrepare, onLike }: Props) {
  return (
    <div className={styles.tile}>
      <PictureTile alt={photo.alt} onOpen={onOpen} onPrepare={onPrepare} url={photo.url} />
      {photo.isLocal && (
        <Badge className={styles.local} variant="default">
          {words.local}
        </Badge>
      )}
      <div className={styles.figures}>
        <UnstyledButton
          aria-label={words.like(photo.alt)}
          aria-pressed={photo.isLiked}
          className={styles.like}
          onClick={onLike}
        >
          {photo.isLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} />}
          <Count value={photo.likesCount} />
        </UnstyledButton>
        <span className={styles.figure}>
          <IconMessageCircle size={18} />
          <span aria-hidden="true">
            <Count value={photo.commentsCount} />
          </span>
          <VisuallyHidden>{words.comments(photo.commentsCount)}</VisuallyHidden>
        </span>
      </div>
    </div>
  );
}

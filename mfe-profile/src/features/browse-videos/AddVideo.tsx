import { isSlotFilled, Slot } from '@az/shared/area';
import { IconVideo } from '@az/shared/ui/icons';
import { useState } from 'react';
import { AddTile } from '../../ui/AddTile.tsx';
import { words } from './words.ts';

/** Opens the feed's dialog to add a video; shows `Bientôt` when no area provides it. */
export function AddVideo() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <AddTile
        icon={<IconVideo size={28} />}
        isLater={!isSlotFilled('feed.add-video-dialog')}
        label={words.add}
        onClick={() => setOpened(true)}
        shape="wide"
      />
      {opened && <Slot name="feed.add-video-dialog" props={{ onClose: () => setOpened(false) }} />}
    </>
  );
}

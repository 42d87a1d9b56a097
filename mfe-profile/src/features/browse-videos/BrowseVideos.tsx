import { isSlotFilled, Slot } from '@az/shared/area';
import { memberName, useAuthContext } from '@az/shared/auth';
import { Cover } from '@az/shared/social/Cover';
import { VideoCard } from '@az/shared/social/VideoCard';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconVideo } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useState } from 'react';
import { useSamples } from '../../data/use-samples.ts';
import { AddTile } from '../../ui/AddTile.tsx';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import styles from './BrowseVideos.module.css';

const words = {
  loading: 'Chargement de vos vidéos…',
  failed: 'Vos vidéos n’ont pas pu être chargées. Réessayez dans un instant.',
  empty: 'Aucune vidéo',
  add: 'Ajouter une vidéo',
};

/** Opens the feed's dialog to add a video; shows `Bientôt` when no area provides it. */
function AddVideo() {
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

/** The member's videos; sample data without files, so none links to a player page. */
export function BrowseVideos() {
  const { member } = useAuthContext();
  const sample = useSamples('videos');
  if (!member) return null;
  const author = { name: memberName(member), picture: member.picture, verified: member.verified };
  return (
    <Card className={styles.card} padding="lg">
      <SampleNotice />
      <SampleStates
        empty={
          <EmptyState action={<AddVideo />} icon={<IconVideo />}>
            {words.empty}
          </EmptyState>
        }
        sample={sample}
        skeleton={<TileSkeleton shape="wide" />}
        words={words}
      >
        {(videos) => (
          <ul className={styles.grid}>
            <li>
              <AddVideo />
            </li>
            {videos.map(({ id, poster, ...video }) => (
              <li key={id}>
                <VideoCard {...video} author={author} order={2} poster={<Cover {...poster} />} />
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
    </Card>
  );
}

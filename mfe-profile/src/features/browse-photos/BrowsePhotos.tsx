import { useOnDemand } from '@az/shared/on-demand';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPhoto } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import { AddPhoto } from './AddPhoto.tsx';
import styles from './BrowsePhotos.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import { usePhotos } from './use-photos.ts';
import { words } from './words.ts';

const said = { added: words.added, 'not-an-image': words.notAnImage };

/** The member's photos in a grid; each opens the viewer, which loads on demand. */
export function BrowsePhotos() {
  const { sample, outcome, add, like } = usePhotos();
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useOnDemand(() =>
    import('@az/shared/social/MediaViewer').then(({ MediaViewer }) => MediaViewer),
  );
  const photos = sample.items ?? [];
  return (
    <TitledCard aside={<SampleNotice>{words.localNote}</SampleNotice>} title={words.heading}>
      <p className={outcome === 'not-an-image' ? styles.problem : styles.done} role="status">
        {outcome && said[outcome]}
      </p>
      <SampleStates
        empty={
          <EmptyState action={<AddPhoto onAdd={add} />} icon={<IconPhoto />}>
            {words.empty}
          </EmptyState>
        }
        sample={sample}
        skeleton={<TileSkeleton />}
        words={words}
      >
        {() => (
          <ul className={styles.grid}>
            <li>
              <AddPhoto onAdd={add} />
            </li>
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <PhotoTile
                  onLike={() => like(photo.id)}
                  onOpen={() => {
                    setOpened(index);
                    viewer.show();
                  }}
                  onPrepare={viewer.preload}
                  photo={photo}
                />
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
      {viewer.Part && (
        <viewer.Part
          label={words.viewer}
          onClose={() => setOpened(null)}
          opened={opened !== null}
          pictures={photos}
          start={opened ?? 0}
        />
      )}
    </TitledCard>
  );
}

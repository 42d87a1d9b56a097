import { pictureTypes } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { preparePictures } from '@az/shared/picture-files';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPhoto } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useRef, useState } from 'react';
import type { Photo } from '../../data/photos.ts';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';
import { AddTile } from '../../ui/AddTile.tsx';
import { PictureGrid } from '../../ui/PictureGrid/PictureGrid.tsx';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import styles from './BrowsePhotos.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import { words } from './words.ts';

const toPhoto = (file: File): Photo => {
  const url = URL.createObjectURL(file);
  return {
    id: url,
    url,
    alt: words.altOf(file.name),
    width: null,
    height: null,
    likesCount: 0,
    commentsCount: 0,
    isLiked: false,
    createdAt: new Date().toISOString(),
    isLocal: true,
  };
};

const toggleLike = (photo: Photo): Photo => ({
  ...photo,
  isLiked: !photo.isLiked,
  likesCount: photo.likesCount + (photo.isLiked ? -1 : 1),
});

/** The member's photos and their actions; added photos last as long as the page. */
function usePhotos() {
  const sample = useSamples('photos');
  const change = useChangeSamples('photos');
  const [problems, setProblems] = useState<string[]>([]);
  const [status, setStatus] = useState<string | null>(null);
  return {
    sample,
    problems,
    /** Text that says what is being done with chosen files, or that they were added. */
    status,
    add: async (files: File[]) => {
      setProblems([]);
      const prepared = await preparePictures(files, { keepsAnimations: true, onProgress: setStatus });
      setProblems(prepared.problems);
      setStatus(prepared.pictures.length > 0 ? words.added : null);
      if (prepared.pictures.length > 0) change((photos) => [...prepared.pictures.map(toPhoto), ...photos]);
    },
    like: (id: string) =>
      change((photos) => photos.map((photo) => (photo.id === id ? toggleLike(photo) : photo))),
  };
}

function AddPhoto({ onAdd }: { onAdd: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <AddTile icon={<IconPhoto size={28} />} label={words.add} onClick={() => input.current?.click()} />
      <input
        accept={pictureTypes}
        aria-label={words.add}
        hidden
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Emptied, so that the same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
        ref={input}
        type="file"
      />
    </>
  );
}

/** The member's photos in a grid; each opens the viewer, which loads on demand. */
export function BrowsePhotos() {
  const { sample, problems, status, add, like } = usePhotos();
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useOnDemand(() =>
    import('@az/shared/social/MediaViewer').then(({ MediaViewer }) => MediaViewer),
  );
  const photos = sample.items ?? [];
  return (
    <TitledCard aside={<SampleNotice>{words.localNote}</SampleNotice>} title={words.heading}>
      <p className={styles.done} role="status">
        {status}
      </p>
      {problems.map((problem) => (
        <p className={styles.problem} key={problem} role="alert">
          {problem}
        </p>
      ))}
      <SampleStates
        empty={
          <EmptyState action={<AddPhoto onAdd={(files) => void add(files)} />} icon={<IconPhoto />}>
            {words.empty}
          </EmptyState>
        }
        sample={sample}
        skeleton={<TileSkeleton />}
        words={words}
      >
        {() => (
          <PictureGrid>
            <li>
              <AddPhoto onAdd={(files) => void add(files)} />
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
          </PictureGrid>
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

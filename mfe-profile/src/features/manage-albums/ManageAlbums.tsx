import { useIsSample } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { useOnDemand } from '@az/shared/on-demand';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPhoto, IconPlus } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import { AlbumGrid } from './AlbumGrid.tsx';
import { words } from './words.ts';

/** Sample albums, where the server has no lists of pictures either. */
export function ManageAlbums() {
  const { member } = useAuthContext();
  const isSample = useIsSample('network');
  const sample = useSamples('albums');
  const change = useChangeSamples('albums');
  const [isCreating, setCreating] = useState(false);
  const dialog = useOnDemand(() => import('./CreateAlbum.tsx').then(({ CreateAlbum }) => CreateAlbum));
  if (!isSample || !member) return null;
  return (
    <TitledCard
      aside={
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} />}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            setCreating(true);
            dialog.show();
          }}
          onFocus={dialog.preload}
          onPointerEnter={dialog.preload}
          size="sm"
          variant="light"
        >
          {words.create}
        </Button>
      }
      title={words.heading}
    >
      <SampleStates
        empty={<EmptyState icon={<IconPhoto />}>{words.empty}</EmptyState>}
        sample={sample}
        skeleton={<TileSkeleton />}
        words={words}
      >
        {(albums) => <AlbumGrid albums={albums} />}
      </SampleStates>
      {isCreating && dialog.Part && (
        <dialog.Part
          memberId={member.id}
          onClose={() => setCreating(false)}
          onCreate={(album) => {
            change((albums) => [album, ...albums]);
            toast({ message: words.created(album.title), variant: 'light' });
          }}
        />
      )}
    </TitledCard>
  );
}

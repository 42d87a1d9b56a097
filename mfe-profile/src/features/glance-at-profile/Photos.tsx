import { useAuthContext } from '@az/shared/auth';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { useListSource } from '../../data/list-source.ts';
import { useRelationEvents } from '../../data/relations.ts';
import { useSamples } from '../../data/use-samples.ts';
import { PhotoList, PhotosFrame } from './PhotosFrame.tsx';
import { StoredPhotos } from './StoredPhotos.tsx';

function SamplePhotos() {
  const { items, hasFailed } = useSamples('photos');
  return (
    <PhotosFrame hasFailed={hasFailed}>
      <SampleNotice />
      <PhotoList photos={items} />
    </PhotosFrame>
  );
}

/** Six photos of the member, from the server if it has them, otherwise sample data. */
export function Photos() {
  const { member } = useAuthContext();
  const { items: [source] = [], hasFailed } = useListSource('member-lists');
  useRelationEvents();
  if (source === 'server' && member) return <StoredPhotos memberId={member.id} ofWhom={null} />;
  return source === 'sample' ? <SamplePhotos /> : <PhotosFrame hasFailed={hasFailed} />;
}

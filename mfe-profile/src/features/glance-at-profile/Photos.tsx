import { useAuthContext } from '@az/shared/auth';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { useListSource } from '../../data/list-source.ts';
import { usePicturesOf, useRelationEvents } from '../../data/relations.ts';
import { useSamples } from '../../data/use-samples.ts';
import styles from './Photos.module.css';
import { PhotoList, PhotosFrame } from './PhotosFrame.tsx';
import { words } from './words.ts';

function SamplePhotos() {
  const { items, hasFailed } = useSamples('photos');
  return (
    <PhotosFrame hasFailed={hasFailed}>
      <SampleNotice />
      <PhotoList photos={items} />
    </PhotosFrame>
  );
}

/** The pictures of the member's publications, the latest first. */
function StoredPhotos({ memberId }: { memberId: string }) {
  const { items, hasFailed } = usePicturesOf(memberId);
  useRelationEvents();
  return (
    <PhotosFrame hasFailed={hasFailed}>
      {items?.length === 0 ? (
        <p className={styles.note}>{words.noPhotos}</p>
      ) : (
        <PhotoList
          photos={items?.map(({ id, url, alt, sizes }, index) => ({
            id,
            url: sizes.at(-1)?.url ?? url,
            alt: alt || words.photo(index + 1),
          }))}
        />
      )}
    </PhotosFrame>
  );
}

/** Six photos of the member, from the server if it has them, otherwise sample data. */
export function Photos() {
  const { member } = useAuthContext();
  const { items: [source] = [], hasFailed } = useListSource('member-lists');
  if (source === 'server' && member) return <StoredPhotos memberId={member.id} />;
  return source === 'sample' ? <SamplePhotos /> : <PhotosFrame hasFailed={hasFailed} />;
}

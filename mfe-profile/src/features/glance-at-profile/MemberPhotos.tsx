import { paths } from '@az/shared/paths';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { usePicturesOf } from '../../data/relations.ts';
import { memberPath } from '../../ui/member-path.ts';
import { pictureWords } from '../../ui/PictureGrid/words.ts';
import { Note } from './Note.tsx';
import { PhotoList, PhotosFrame } from './PhotosFrame.tsx';

type Props = {
  memberId: string;
  /** The member's name; null for the signed-in member themselves. */
  ofWhom: string | null;
};

/** Six pictures of a member's publications. */
export function MemberPhotos({ memberId, ofWhom }: Props) {
  const { items, hasFailed } = usePicturesOf(memberId);
  const texts = pictureWords(ofWhom);
  const to = ofWhom === null ? paths.profileMedia() : memberPath(paths.profileMedia(), memberId);
  return (
    <PhotosFrame hasFailed={hasFailed} to={to}>
      <SampleNotice extension="network" />
      {items?.length === 0 ? (
        <Note>{texts.empty}</Note>
      ) : (
        <PhotoList
          photos={items?.map(({ id, url, alt, sizes }, index) => ({
            id,
            url: sizes.at(-1)?.url ?? url,
            alt: alt || texts.image(index + 1),
          }))}
          to={to}
        />
      )}
    </PhotosFrame>
  );
}

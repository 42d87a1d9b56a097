import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPhoto } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import { usePicturesOf } from '../../data/relations.ts';
import { AddTile } from '../../ui/AddTile.tsx';
import { PictureGrid, PictureTile } from '../../ui/PictureGrid/PictureGrid.tsx';
import { pictureWords } from '../../ui/PictureGrid/words.ts';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import { words } from './words.ts';

type Props = {
  id: string;
  /** The member's name; null for the signed-in member themselves. */
  ofWhom: string | null;
};

/** The pictures of a member's announcements in a grid; each opens the viewer, which loads on demand. */
export function MemberPictures({ id, ofWhom }: Props) {
  const { total: _, hasMore, isAdding, showMore, ...sample } = usePicturesOf(id);
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useOnDemand(() =>
    import('@az/shared/social/MediaViewer').then(({ MediaViewer }) => MediaViewer),
  );
  const texts = pictureWords(ofWhom);
  const pictures = sample.items?.map((picture, index) => ({
    ...picture,
    alt: picture.alt || texts.image(index + 1),
  }));
  return (
    <TitledCard
      aside={<SampleNotice extension="network" />}
      title={ofWhom === null ? words.ownPictures : words.pictures}
    >
      <SampleStates
        empty={
          <EmptyState
            action={ofWhom === null && <TextLink to={paths.profileFeed()}>{words.publish}</TextLink>}
            icon={<IconPhoto />}
          >
            {texts.empty}
          </EmptyState>
        }
        sample={{ ...sample, items: pictures }}
        skeleton={<TileSkeleton />}
        words={texts}
      >
        {(shown) => (
          <PictureGrid>
            {ofWhom === null && (
              <li>
                <AddTile icon={<IconPhoto size={28} />} label={words.addPicture} to={paths.profileFeed()} />
              </li>
            )}
            {shown.map(({ id: picture, url, alt, sizes, likeCount, commentCount }, index) => (
              <li key={picture}>
                <PictureTile
                  alt={alt}
                  counts={{ likes: likeCount, comments: commentCount }}
                  onOpen={() => {
                    setOpened(index);
                    viewer.show();
                  }}
                  onPrepare={viewer.preload}
                  url={sizes.at(-1)?.url ?? url}
                />
              </li>
            ))}
          </PictureGrid>
        )}
      </SampleStates>
      {hasMore && (
        <Button fullWidth loading={isAdding} onClick={showMore} variant="default">
          {words.more}
        </Button>
      )}
      {viewer.Part && pictures && (
        <viewer.Part
          label={texts.viewer}
          onClose={() => setOpened(null)}
          opened={opened !== null}
          pictures={pictures}
          start={opened ?? 0}
        />
      )}
    </TitledCard>
  );
}

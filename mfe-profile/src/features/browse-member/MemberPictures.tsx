import type { MemberProfile } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { Image } from '@az/shared/ui/Image';
import { IconPhoto } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type MouseEvent, useState } from 'react';
import { usePicturesOf } from '../../data/relations.ts';
import { TileSkeleton } from '../../ui/TileSkeleton.tsx';
import styles from './BrowseMember.module.css';
import { words } from './words.ts';

/** The pictures of another member's announcements in a grid; each opens the viewer, which loads on demand. */
export function MemberPictures({ member: { id, name } }: { member: MemberProfile }) {
  const { total: _, hasMore, isAdding, showMore, ...sample } = usePicturesOf(id ?? '');
  const [opened, setOpened] = useState<number | null>(null);
  const viewer = useOnDemand(() =>
    import('@az/shared/social/MediaViewer').then(({ MediaViewer }) => MediaViewer),
  );
  const pictures = sample.items?.map((picture, index) => ({
    ...picture,
    alt: picture.alt || words.image(index + 1, name),
  }));
  const texts = words.ofPictures(name);
  const open = (index: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    // Not every browser focuses a pressed button, and the viewer returns the focus to it.
    currentTarget.focus();
    setOpened(index);
    viewer.show();
  };
  return (
    <TitledCard title={words.pictures}>
      <SampleStates
        empty={<EmptyState icon={<IconPhoto />}>{texts.empty}</EmptyState>}
        sample={{ ...sample, items: pictures }}
        skeleton={<TileSkeleton />}
        words={texts}
      >
        {(shown) => (
          <ul className={styles.grid}>
            {shown.map(({ id, url, alt, sizes }, index) => (
              <li key={id}>
                <UnstyledButton
                  aria-haspopup="dialog"
                  className={styles.open}
                  onClick={(event) => open(index, event)}
                  onFocus={viewer.preload}
                  onPointerEnter={viewer.preload}
                >
                  <Image alt={alt} className={styles.picture} ratio={[1, 1]} src={sizes.at(-1)?.url ?? url} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
      {hasMore && (
        <Button fullWidth loading={isAdding} onClick={showMore} variant="default">
          {words.more}
        </Button>
      )}
      {viewer.Part && pictures && (
        <viewer.Part
          label={`Images ${words.picturesOf(name)}`}
          onClose={() => setOpened(null)}
          opened={opened !== null}
          pictures={pictures}
          start={opened ?? 0}
        />
      )}
    </TitledCard>
  );
}

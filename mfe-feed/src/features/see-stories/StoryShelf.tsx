import { useOnDemand } from '@az/shared/on-demand';
import { useQuery } from '@az/shared/query';
import { getStories } from '@az/shared/stories';
import { Avatar } from '@az/shared/ui/Avatar';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type MouseEvent, useState } from 'react';
import { Shelf } from '../../ui/Shelf.tsx';
import styles from './SeeStories.module.css';

/** The stories, each in a viewer that loads on demand; nothing where there are none, or while they cannot be read. */
export function StoryShelf() {
  const { data: stories = [] } = useQuery({
    queryKey: ['feed', 'stories'],
    queryFn: ({ signal }) => getStories(signal),
    networkMode: 'always',
    // The member may have blocked somebody on another page.
    staleTime: 0,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const viewer = useOnDemand(() => import('@az/shared/social/MediaViewer').then((part) => part.MediaViewer));
  const shown = stories.find(({ author }) => author.id === opened) ?? stories[0];
  if (!shown) return null;
  const open = (id: string) => (event: MouseEvent<HTMLElement>) => {
    // The viewer returns the focus to this button, but not every browser focuses a pressed button.
    event.currentTarget.focus();
    setOpened(id);
    viewer.show();
  };
  return (
    <>
      <Shelf
        items={stories.map(({ author: { id, name, picture } }) => ({
          id,
          item: (
            <UnstyledButton
              aria-haspopup="dialog"
              aria-label={`Voir la story de ${name}`}
              className={styles.story}
              onClick={open(id)}
              onFocus={viewer.preload}
              onPointerEnter={viewer.preload}
            >
              <span className={styles.ring}>
                <Avatar name={name} picture={picture} size={44} />
              </span>
              <span className={styles.name}>{name.split(' ')[0]}</span>
            </UnstyledButton>
          ),
        }))}
        note={<SampleNotice extension="stories" />}
        of="les stories"
        size="story"
        title="Stories"
      />
      {viewer.Part && (
        <viewer.Part
          label={`Story de ${shown.author.name}`}
          onClose={() => setOpened(null)}
          opened={opened !== null}
          pictures={shown.pictures}
          start={0}
        />
      )}
    </>
  );
}

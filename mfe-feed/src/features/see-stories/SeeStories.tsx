import { samplePerson, useHiddenPeople } from '@az/shared/hidden-people';
import { useOnDemand } from '@az/shared/on-demand';
import { Avatar } from '@az/shared/ui/Avatar';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type MouseEvent, useState } from 'react';
import { usePeople } from '../../data/people.ts';
import { Shelf } from '../../ui/Shelf.tsx';
import styles from './SeeStories.module.css';

/** The stories of people, each in a viewer that loads on demand. Sample data. */
export function SeeStories() {
  const { items } = usePeople();
  const blocked = useHiddenPeople('blocked');
  const [opened, setOpened] = useState<string | null>(null);
  const viewer = useOnDemand(() => import('./StoryViewer.tsx').then((part) => part.StoryViewer));
  const tellers = items?.filter(({ id, isStory }) => isStory && !blocked.has(samplePerson(id)));
  const shown = tellers?.find(({ id }) => id === opened) ?? tellers?.[0];
  if (tellers?.length === 0) return null;
  if (!tellers || !shown) return <div aria-hidden="true" className={styles.place} />;
  const open = (id: string) => (event: MouseEvent<HTMLElement>) => {
    // Not every browser focuses a pressed button, and the viewer returns the focus to it.
    event.currentTarget.focus();
    setOpened(id);
    viewer.show();
  };
  return (
    <div className={styles.place}>
      <Shelf
        items={tellers.map(({ id, name, avatar }) => ({
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
                <Avatar name={name} picture={avatar} size={56} />
              </span>
              <span className={styles.name}>{name.split(' ')[0]}</span>
            </UnstyledButton>
          ),
        }))}
        note={<SampleNotice />}
        of="les stories"
        size="story"
        title="Stories"
      />
      {viewer.Part && <viewer.Part onClose={() => setOpened(null)} opened={opened !== null} person={shown} />}
    </div>
  );
}

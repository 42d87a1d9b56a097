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
  const people = items?.filter(({ id, isStory }) => isStory && !blocked.has(samplePerson(id)));
  const shown = people?.find(({ id }) => id === opened) ?? people?.[0];
  if (people?.length === 0) return null;
  if (!people || !shown) return <div aria-hidden="true" className={styles.container} />;
  const open = (id: string) => (event: MouseEvent<HTMLElement>) => {
    // The viewer returns the focus to this button, but not every browser focuses a pressed button.
    event.currentTarget.focus();
    setOpened(id);
    viewer.show();
  };
  return (
    <div className={styles.container}>
      <Shelf
        items={people.map(({ id, name, avatar }) => ({
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
                <Avatar name={name} picture={avatar} size={44} />
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

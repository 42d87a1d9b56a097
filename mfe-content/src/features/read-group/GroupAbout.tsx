import type { Group } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { TitledCard } from '@az/shared/ui/TitledCard';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

/** Description of the group. */
export function GroupAbout({ group: { description, createdAt, city, type } }: { group: Group }) {
  return (
    <TitledCard title={words.about}>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <DescriptionList
        entries={[
          [words.access, words.types[type]],
          [
            words.founded,
            <time dateTime={createdAt} key="founded">
              {longDate(createdAt)}
            </time>,
          ],
          ...(city ? [[words.place, city] as const] : []),
        ]}
      />
    </TitledCard>
  );
}

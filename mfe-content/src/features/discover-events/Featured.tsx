import type { ListedGathering } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { Title } from '@az/shared/ui/Title';
import { EventPlace } from '../../ui/EventPlace.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './DiscoverEvents.module.css';
import { words } from './words.ts';

/** The featured conference. */
export function Featured({ event }: { event: ListedGathering }) {
  const { id, title, date, start, end, picture } = event;
  return (
    <Card aria-labelledby="featured" className={styles.featured} component="section" padding={0}>
      {picture && <Picture className={styles.featuredPicture} src={picture} />}
      <div className={styles.featuredText}>
        <div>
          <span className={styles.small}>{words.featured}</span>
          <Title id="featured" order={2} size="h3">
            {title}
          </Title>
        </div>
        <DescriptionList
          entries={[
            [
              words.date,
              <time dateTime={date} key="date">
                {longDate(date)}
              </time>,
            ],
            [words.hours, words.hoursOf(start, end)],
            [words.address, <EventPlace event={event} key="address" withMap={false} />],
          ]}
        />
        <ButtonLink to={paths.eventDetails(id)}>{words.book}</ButtonLink>
      </div>
    </Card>
  );
}

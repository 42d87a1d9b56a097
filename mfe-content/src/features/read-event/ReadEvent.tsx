import { longDate, price } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Badge } from '@az/shared/ui/Badge';
import { Breadcrumbs } from '@az/shared/ui/Breadcrumbs';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { Count } from '@az/shared/ui/Count';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { Title } from '@az/shared/ui/Title';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useDeviceMark } from '../../data/device-marks.ts';
import type { NetworkEvent } from '../../data/events/event.ts';
import { relatedTo } from '../../data/events/related-events.ts';
import { useEvents } from '../../data/events/use-events.ts';
import { pictureUrls } from '../../data/pictures.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import { EventTile } from '../../ui/EventTile.tsx';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { PeopleCard } from '../../ui/PeopleCard.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { EventActions } from './EventActions.tsx';
import styles from './ReadEvent.module.css';
import { words } from './words.ts';

/** Time, place and price; `goingCount` includes the member. */
function EventFacts({ event, goingCount }: { event: NetworkEvent; goingCount: number }) {
  const { date, start, end, category, organiser } = event;
  return (
    <TitledCard title={words.facts}>
      <DescriptionList
        entries={[
          [
            words.day,
            <time dateTime={date} key="day">
              {longDate(date)}
            </time>,
          ],
          [words.hours, words.hoursOf(start, end) + (end < start ? ` (${words.nextDay})` : '')],
          [words.price, event.price === 0 ? words.free : price(event.price)],
          [words.category, category],
          [
            words.attendance,
            <span key="attendance">
              <Count value={goingCount} /> {words.going[goingCount > 1 ? 1 : 0]}
            </span>,
          ],
          [words.organiser, organiser.name],
          [words.place, <EventPlace event={event} key="place" />],
        ]}
        inColumns
      />
    </TitledCard>
  );
}

const parts = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', options).format(new Date(`${date}T12:00`));

/** The event's picture with its day of the week, day and month. */
function EventBanner({ event: { date, image } }: { event: NetworkEvent }) {
  return (
    <div className={styles.banner}>
      <Picture className={styles.picture} eager src={pictureUrls[image]} />
      <time className={styles.day} dateTime={date} title={longDate(date)}>
        <span>{parts(date, { weekday: 'short' })}</span>
        <span className={styles.number}>{parts(date, { day: 'numeric' })}</span>
        <span>{parts(date, { month: 'short' })}</span>
      </time>
    </div>
  );
}

/** One event and similar events. `event` is null if the id is unknown, undefined while loading. */
function useEvent(id: string) {
  const sample = useEvents();
  const event = sample.items && (sample.items.find((one) => one.id === id) ?? null);
  return { sample, event, related: event ? relatedTo(event, sample.items ?? []) : [] };
}

function Known({ event, related }: { event: NetworkEvent; related: NetworkEvent[] }) {
  const { id, title, type, label, description, attendees, attendeeCount, speakers, isLocal } = event;
  const goingCount = attendeeCount + (useDeviceMark('going').has(id) ? 1 : 0);
  return (
    <div className={styles.page}>
      <Breadcrumbs above={[{ label: words.list, to: paths.feedEvents() }]} current={title} />
      <EventBanner event={event} />
      <div className={styles.head}>
        <div className={styles.badges}>
          <Badge variant="light">{words.types[type]}</Badge>
          {label && <Badge variant="default">{label}</Badge>}
          <span className={styles.note}>{words.example}</span>
        </div>
        <Page title={title} />
        <EventActions event={event} />
      </div>
      <EventFacts event={event} goingCount={goingCount} />
      <TitledCard title={words.about}>
        <p className={styles.text} dir="auto">
          {description}
        </p>
      </TitledCard>
      <PeopleCard people={speakers} title={words.speakers} />
      {!isLocal && (
        <PeopleCard
          note={attendeeCount > attendees.length && words.others(attendeeCount - attendees.length)}
          people={attendees}
          title={words.attendees}
        />
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className={styles.related}>
          <Title id="related" order={2} size="h3">
            {words.related}
          </Title>
          <CardGrid
            items={related.map((one) => ({ id: one.id, card: <EventTile event={one} /> }))}
            label={words.related}
          />
        </section>
      )}
    </div>
  );
}

/** One event of the network, or a message if the id is unknown. */
export function ReadEvent({ id }: { id: string }) {
  const { sample, event, related } = useEvent(id);
  if (event) return <Known event={event} key={event.id} related={related} />;
  if (event === undefined) return <LoadingPage sample={sample} title={words.page} words={words} />;
  return (
    <NotFound to={paths.feedEvents()} what={words.what}>
      {words.back}
    </NotFound>
  );
}

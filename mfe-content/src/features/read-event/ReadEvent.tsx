import type { Gathering } from '@az/shared/contracts';
import { longDate, price } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Badge } from '@az/shared/ui/Badge';
import { Breadcrumbs } from '@az/shared/ui/Breadcrumbs';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { Count } from '@az/shared/ui/Count';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Title } from '@az/shared/ui/Title';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useEvent } from '../../data/events/use-events.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import { EventTile } from '../../ui/EventTile.tsx';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { PeopleCard } from '../../ui/PeopleCard.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { EventActions } from './EventActions.tsx';
import styles from './ReadEvent.module.css';
import { words } from './words.ts';

/** Time, place and price. */
function EventFacts({ event }: { event: Gathering }) {
  const { date, start, end, category, attendeeCount, organiser } = event;
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
              <Count value={attendeeCount} /> {words.going[attendeeCount > 1 ? 1 : 0]}
            </span>,
          ],
          ...(organiser ? [[words.organiser, organiser.name] as const] : []),
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
function EventBanner({ event: { date, picture } }: { event: Gathering }) {
  return (
    <div className={styles.banner}>
      {picture && <Picture className={styles.picture} eager src={picture} />}
      <time className={styles.day} dateTime={date} title={longDate(date)}>
        <span>{parts(date, { weekday: 'short' })}</span>
        <span className={styles.number}>{parts(date, { day: 'numeric' })}</span>
        <span>{parts(date, { month: 'short' })}</span>
      </time>
    </div>
  );
}

function Known({ event }: { event: Gathering }) {
  const { title, type, label, description, attendees, attendeeCount, speakers, related } = event;
  return (
    <div className={styles.page}>
      <Breadcrumbs above={[{ label: words.list, to: paths.feedEvents() }]} current={title} />
      <EventBanner event={event} />
      <div className={styles.head}>
        <div className={styles.badges}>
          <Badge variant="light">{words.types[type]}</Badge>
          {label && <Badge variant="default">{label}</Badge>}
          <SampleNotice extension="gatherings" />
        </div>
        <Page title={title} />
        <EventActions event={event} />
      </div>
      <EventFacts event={event} />
      <TitledCard title={words.about}>
        <p className={styles.text} dir="auto">
          {description}
        </p>
      </TitledCard>
      <PeopleCard people={speakers} title={words.speakers} />
      <PeopleCard
        note={attendeeCount > attendees.length && words.others(attendeeCount - attendees.length)}
        people={attendees}
        title={words.attendees}
      />
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
  const { event, isMissing, ...loading } = useEvent(id);
  if (isMissing)
    return (
      <NotFound to={paths.feedEvents()} what={words.what}>
        {words.back}
      </NotFound>
    );
  if (event) return <Known event={event} />;
  return <LoadingPage sample={{ ...loading, items: undefined }} title={words.page} words={words} />;
}

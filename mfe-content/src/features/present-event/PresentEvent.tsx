import type { Gathering, GatheringPart } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { PersonRow } from '@az/shared/social/PersonRow';
import { Badge } from '@az/shared/ui/Badge';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { PageWidth } from '@az/shared/ui/PageWidth';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Title } from '@az/shared/ui/Title';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { featuredIn } from '../../data/events/featured-event.ts';
import { useEvent, useEvents } from '../../data/events/use-events.ts';
import { EventTile } from '../../ui/EventTile.tsx';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { PeopleCard } from '../../ui/PeopleCard.tsx';
import { PictureHeader } from '../../ui/PictureHeader.tsx';
import styles from './PresentEvent.module.css';
import { TicketCard } from './TicketCard.tsx';
import { words } from './words.ts';

/** The programme of an event; each part expands. */
function Schedule({ sessions }: { sessions: GatheringPart[] }) {
  if (sessions.length === 0) return null;
  return (
    <TitledCard title={words.schedule}>
      <ul className={styles.sessions}>
        {sessions.map(({ id, time, title, text, speaker }, index) => (
          <li key={id}>
            <details className={styles.session} open={index === 0}>
              <summary>
                <time className={styles.time}>{time}</time> {title}
              </summary>
              <div>
                <p className={styles.text}>{text}</p>
                {speaker && <PersonRow person={speaker} />}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function Hero({ event: { title, category, date, location, picture } }: { event: Gathering }) {
  return (
    <PictureHeader picture={picture}>
      <Badge variant="light">{category}</Badge>
      <Page title={title} />
      <div className={styles.line}>
        <time dateTime={date}>{longDate(date)}</time>
        <span>{location}</span>
        <SampleNotice extension="gatherings" />
      </div>
    </PictureHeader>
  );
}

function hostsOf({ organiser, speakers }: Gathering) {
  return organiser ? [organiser, ...speakers.filter(({ id }) => id !== organiser.id)] : speakers;
}

function Known({ event }: { event: Gathering }) {
  const { related } = event;
  return (
    <>
      <Hero event={event} />
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.ticket}>
            <TicketCard event={event} />
          </div>
          <div className={styles.main}>
            <TitledCard title={words.overview}>
              <p className={styles.text} dir="auto">
                {event.description}
              </p>
            </TitledCard>
            <PeopleCard people={hostsOf(event)} title={words.hosts} />
            <Schedule sessions={event.program} />
            {related.length > 0 && (
              <section aria-labelledby="similar" className={styles.similar}>
                <Title id="similar" order={2} size="h3">
                  {words.similar}
                </Title>
                <CardGrid
                  items={related.map((one) => ({
                    id: one.id,
                    card: <EventTile event={one} to={paths.eventDetails(one.id)} />,
                  }))}
                  label={words.similar}
                />
              </section>
            )}
          </div>
        </div>
      </PageWidth>
    </>
  );
}

function Named({ id }: { id: string }) {
  const { event, isMissing, ...loading } = useEvent(id);
  if (event && !isMissing) return <Known event={event} />;
  return (
    <PageWidth>
      {isMissing ? (
        <NotFound to={paths.event()} what={words.what}>
          {words.back}
        </NotFound>
      ) : (
        <LoadingPage sample={{ ...loading, items: undefined }} title={words.page} words={words} />
      )}
    </PageWidth>
  );
}

function Featured() {
  const events = useEvents({ category: 'Conférence' });
  const event = featuredIn(events.items ?? []);
  if (event) return <Named id={event.id} />;
  return (
    <PageWidth>
      {events.items ? (
        <>
          <Page title={words.page} />
          <EmptyState>{words.none}</EmptyState>
        </>
      ) : (
        <LoadingPage sample={events} title={words.page} words={words} />
      )}
    </PageWidth>
  );
}

/** The page of the event named in the URL, or of the featured conference if the URL names none. */
export function PresentEvent() {
  const [search] = useSearchParams();
  const id = search.get('event');
  return id === null ? <Featured /> : <Named id={id} key={id} />;
}

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
import { Title } from '@az/shared/ui/Title';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { NetworkEvent, Session } from '../../data/events/event.ts';
import { relatedTo } from '../../data/events/related-events.ts';
import { useEvents } from '../../data/events/use-events.ts';
import { EventTile } from '../../ui/EventTile.tsx';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { PeopleCard } from '../../ui/PeopleCard.tsx';
import { PictureHeader } from '../../ui/PictureHeader.tsx';
import styles from './PresentEvent.module.css';
import { TicketCard } from './TicketCard.tsx';
import { words } from './words.ts';

/** The programme of an event; each part expands. */
function Schedule({ sessions }: { sessions: Session[] }) {
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

function Hero({ event: { title, category, date, location, image } }: { event: NetworkEvent }) {
  return (
    <PictureHeader picture={image}>
      <Badge variant="light">{category}</Badge>
      <Page title={title} />
      <p className={styles.line}>
        <time dateTime={date}>{longDate(date)}</time>
        <span>{location}</span>
        <span>{words.example}</span>
      </p>
    </PictureHeader>
  );
}

function hostsOf({ organiser, speakers }: NetworkEvent) {
  return [organiser, ...speakers.filter(({ id }) => id !== organiser.id)];
}

function Known({ event, similar }: { event: NetworkEvent; similar: NetworkEvent[] }) {
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
            {similar.length > 0 && (
              <section aria-labelledby="similar" className={styles.similar}>
                <Title id="similar" order={2} size="h3">
                  {words.similar}
                </Title>
                <CardGrid
                  items={similar.map((one) => ({
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

/** The page of the event named in the URL, or of the first sample event if the URL names none. */
export function PresentEvent() {
  const [search] = useSearchParams();
  const sample = useEvents();
  const { items } = sample;
  const id = search.get('event') ?? '1';
  const event = items?.find((one) => one.id === id);
  if (items && event) return <Known event={event} key={event.id} similar={relatedTo(event, items)} />;
  return (
    <PageWidth>
      {!items && <LoadingPage sample={sample} title={words.page} words={words} />}
      {items?.length === 0 && (
        <>
          <Page title={words.page} />
          <EmptyState>{words.none}</EmptyState>
        </>
      )}
      {items && items.length > 0 && (
        <NotFound to={paths.event()} what={words.what}>
          {words.back}
        </NotFound>
      )}
    </PageWidth>
  );
}

import { paths } from '@az/shared/paths';
import { Badge } from '@az/shared/ui/Badge';
import { Breadcrumbs } from '@az/shared/ui/Breadcrumbs';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { Title } from '@az/shared/ui/Title';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { NetworkEvent } from '../../data/events/event.ts';
import { useItemFlag } from '../../data/item-flags.ts';
import { EventTile } from '../../ui/EventTile.tsx';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { PeopleCard } from '../../ui/PeopleCard.tsx';
import { EventActions } from './EventActions.tsx';
import { EventBanner } from './EventBanner.tsx';
import { EventFacts } from './EventFacts.tsx';
import styles from './ReadEvent.module.css';
import { useEvent } from './use-event.ts';
import { words } from './words.ts';

function Known({ event, related }: { event: NetworkEvent; related: NetworkEvent[] }) {
  const { id, title, type, label, description, attendees, attendeeCount, speakers, isLocal } = event;
  const goingCount = attendeeCount + (useItemFlag('going').has(id) ? 1 : 0);
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
        <p className={styles.text}>{description}</p>
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

/** One event of the network; a message for an unknown id. */
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

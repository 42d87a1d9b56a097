import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { Count } from '@az/shared/ui/Count';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconCalendarEvent } from '@az/shared/ui/icons';
import { Page } from '@az/shared/ui/Page';
import { PageWidth } from '@az/shared/ui/PageWidth';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useId } from 'react';
import { categoryName } from '../../data/events/event-category.ts';
import { addressOf, noFilters } from '../../data/events/event-filters.ts';

import { pictureUrls } from '../../data/pictures.ts';
import { EventStates } from '../../ui/EventStates.tsx';
import { EventTile } from '../../ui/EventTile.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureHeader } from '../../ui/PictureHeader.tsx';
import styles from './DiscoverEvents.module.css';
import { Featured } from './Featured.tsx';
import { FindForm } from './FindForm.tsx';
import { useDiscovery } from './use-discovery.ts';
import { words } from './words.ts';

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Title id={id} order={2} size="h3">
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Categories({ categories }: Pick<ReturnType<typeof useDiscovery>, 'categories'>) {
  return (
    <Section title={words.categories}>
      <ul className={styles.tiles}>
        {categories.map(({ category, count }) => (
          <li key={category}>
            <Link className={styles.tile} to={paths.events(categoryName(category))}>
              {category} <span className={styles.small}>{words.events(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Destinations({ destinations }: Pick<ReturnType<typeof useDiscovery>, 'destinations'>) {
  if (destinations.length === 0) return null;
  return (
    <Section title={words.destinations}>
      <ul className={`${styles.tiles} ${styles.large}`}>
        {destinations.map(({ city, count, picture }) => (
          <li key={city}>
            <Link className={styles.destination} to={addressOf({ ...noFilters, place: city })}>
              {picture && <Picture className={styles.destinationPicture} src={picture} />}
              <span className={styles.destinationName}>
                {city} <span className={styles.small}>{words.events(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Groups({ groups }: Pick<ReturnType<typeof useDiscovery>, 'groups'>) {
  if (groups.length === 0) return null;
  return (
    <Section title={words.groups}>
      <ul className={`${styles.tiles} ${styles.large}`}>
        {groups.map(({ id, name, memberCount }) => (
          <li key={id}>
            <Link className={styles.tile} to={paths.feedGroup(id)}>
              {name}{' '}
              <span className={styles.small}>
                <Count value={memberCount} /> {words.members[memberCount > 1 ? 1 : 0]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Entry points to events: search by word and place, categories, towns, and some upcoming events. */
export function DiscoverEvents() {
  const { all, featured, next, ...more } = useDiscovery();
  return (
    <>
      <PictureHeader picture={pictureUrls.collines}>
        <Page title={words.title} />
        <p className={styles.intro}>{words.intro}</p>
        <SampleNotice extension="gatherings" />
        <FindForm />
      </PictureHeader>
      <PageWidth>
        <EventStates events={all}>
          {(events) =>
            events.length === 0 ? (
              <EmptyState icon={<IconCalendarEvent />}>{words.empty}</EmptyState>
            ) : (
              <div className={styles.sections}>
                <Categories {...more} />
                <Section aside={<TextLink to={paths.events()}>{words.all}</TextLink>} title={words.discover}>
                  <CardGrid
                    items={next.map((event) => ({
                      id: event.id,
                      card: <EventTile event={event} to={paths.eventDetails(event.id)} />,
                    }))}
                    label={words.discover}
                  />
                </Section>
                {featured && <Featured event={featured} />}
                <Destinations {...more} />
                <Groups {...more} />
              </div>
            )
          }
        </EventStates>
      </PageWidth>
    </>
  );
}

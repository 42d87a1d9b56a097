import { useSearchParams } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconCalendarEvent } from '@az/shared/ui/icons';
import { PageHead } from '@az/shared/ui/PageHead';
import { Pagination } from '@az/shared/ui/Pagination';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useEvents } from '../../data/events/use-events.ts';
import { pageOf } from '../../data/page-of.ts';
import { EventStates } from '../../ui/EventStates.tsx';
import { EventTile } from '../../ui/EventTile.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import styles from './BrowseEvents.module.css';
import { addressOf, filterOf, tabs, titleOf } from './events-address.ts';
import { typeLabels, words } from './words.ts';

const eventsPerPage = 9;

/** The events of the filter and page in the URL. */
function useEventsPage() {
  const [search] = useSearchParams();
  const filter = filterOf(search.get('type'));
  const events = useEvents(filter === 'all' ? {} : { type: filter });
  return { events, filter, page: pageOf(events.items ?? [], search.get('page'), eventsPerPage) };
}

/** The events of the network; filter and page are in the URL. `create` renders a button to create one. */
export function BrowseEvents({ create }: { create: ReactNode }) {
  const { events, filter, page } = useEventsPage();
  const heading = useFocusOnChange<HTMLHeadingElement>(page.number);
  return (
    <>
      <PageHead
        heading={words.title}
        note={<SampleNotice extension="gatherings" />}
        title={titleOf(filter, page.number)}
      >
        {create}
      </PageHead>
      <TabLinks current={addressOf(filter)} label={words.tabs} tabs={tabs} />
      <VisuallyHidden role="status">{events.items && words.found(events.items.length)}</VisuallyHidden>
      <div className={styles.list}>
        <EventStates events={events}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState
                action={<ButtonLink to={addressOf('all')}>{words.showAll}</ButtonLink>}
                icon={<IconCalendarEvent />}
              >
                {words.empty}
              </EmptyState>
            ) : (
              <>
                <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
                  {words.listOfPage(typeLabels[filter], page.number, page.count)}
                </VisuallyHidden>
                <CardGrid
                  items={page.items.map((event) => ({ id: event.id, card: <EventTile event={event} /> }))}
                  label={typeLabels[filter]}
                />
                <Pagination
                  count={page.count}
                  current={page.number}
                  to={(number) => addressOf(filter, number)}
                />
              </>
            )
          }
        </EventStates>
      </div>
    </>
  );
}

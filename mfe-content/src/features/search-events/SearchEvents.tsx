import { paths } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconCalendarEvent } from '@az/shared/ui/icons';
import { Page } from '@az/shared/ui/Page';
import { Pagination } from '@az/shared/ui/Pagination';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { addressOf, queryOf, readFilters } from '../../data/events/event-filters.ts';
import { useEvents } from '../../data/events/use-events.ts';
import { pageOf } from '../../data/page-of.ts';
import { EventStates } from '../../ui/EventStates.tsx';
import { EventTile } from '../../ui/EventTile.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import styles from './SearchEvents.module.css';
import { SearchForm } from './SearchForm.tsx';
import { words } from './words.ts';

const eventsPerPage = 12;

/** The agenda: the search is in the URL. `create` renders a button to create an event. */
export function SearchEvents({ create }: { create: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const events = useEvents(queryOf(filters));
  const page = pageOf(events.items ?? [], search.get('page'), eventsPerPage);
  const heading = useFocusOnChange<HTMLHeadingElement>(addressOf(filters, page.number));
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.head}>
          <div>
            <Page
              heading={words.title}
              title={page.number > 1 ? `${words.title}, page ${page.number}` : words.title}
            />
            <p className={styles.intro}>{words.intro}</p>
            <SampleNotice extension="gatherings" />
          </div>
          {create}
        </div>
        <SearchForm
          filters={filters}
          key={addressOf(filters)}
          onSearch={(filters) => void navigate(addressOf(filters), { preventScrollReset: true })}
        />
      </div>
      <VisuallyHidden role="status">{events.items && words.found(events.items.length)}</VisuallyHidden>
      <div className={styles.list}>
        <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
          {words.resultsOfPage(page.number, page.count)}
        </VisuallyHidden>
        <EventStates events={events}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState
                action={<ButtonLink to={paths.events()}>{words.clear}</ButtonLink>}
                icon={<IconCalendarEvent />}
              >
                {words.empty}
              </EmptyState>
            ) : (
              <>
                <CardGrid
                  items={page.items.map((event) => ({ id: event.id, card: <EventTile event={event} /> }))}
                  label={words.results}
                />
                <Pagination
                  count={page.count}
                  current={page.number}
                  to={(number) => addressOf(filters, number)}
                />
              </>
            )
          }
        </EventStates>
      </div>
    </>
  );
}

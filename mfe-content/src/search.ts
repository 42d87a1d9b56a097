import type { SearchHit } from '@az/shared/area';
import type { ListedGathering } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { getGatherings } from '@az/shared/gatherings';
import { getGroups } from '@az/shared/groups';
import { paths } from '@az/shared/paths';
import { findText } from '@az/shared/text-search';
import { searchArticles } from './data/search-articles.ts';

const maxResults = 4;

/** None where they cannot be read, so that the rest is found. */
const firstOf = <Item>(found: Promise<{ items: Item[] }>): Promise<Item[]> =>
  found.then(
    ({ items }) => items,
    () => [],
  );

/** The first events: those whose title begins with the text, then the others in their given order. */
function best(events: ListedGathering[], query: string): ListedGathering[] {
  const begins = ({ title }: ListedGathering) => Number(findText(title, query) === 0);
  return events.sort((one, other) => begins(other) - begins(one)).slice(0, maxResults);
}

/** The events, groups, news and help articles that match, for the shell's search. */
export async function search(query: string): Promise<SearchHit[]> {
  const [events, groups, articles] = await Promise.all([
    firstOf(getGatherings({ q: query })),
    firstOf(getGroups({ q: query })),
    searchArticles(query),
  ]);
  return [
    ...best(events, query).map(({ id, title, date, location }) => ({
      section: 'events' as const,
      id,
      label: title,
      detail: `${longDate(date)}, ${location}`,
      to: paths.feedEvent(id),
    })),
    ...groups.slice(0, maxResults).map(({ id, name, type }) => ({
      section: 'groups' as const,
      id,
      label: name,
      detail: type === 'Private' ? 'Groupe privé' : 'Groupe public',
      to: paths.feedGroup(id),
    })),
    ...articles,
  ];
}

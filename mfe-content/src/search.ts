import type { SearchHit } from '@az/shared/area';
import type { ListedGroup } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { getGroups } from '@az/shared/groups';
import { paths } from '@az/shared/paths';
import { findText } from '@az/shared/text-search';
import { getEvents } from './data/events/sample-events.ts';
import { searchArticles } from './data/search-articles.ts';

const maxResults = 4;

/** The first hits that match: those whose title begins with the text, then the others in their given order. */
function best(hits: SearchHit[], query: string): SearchHit[] {
  const begins = ({ label }: SearchHit) => Number(findText(label, query) === 0);
  return hits
    .filter(({ label, detail = '' }) => findText(`${label} ${detail}`, query) >= 0)
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, maxResults);
}

/** None where they cannot be read, so that the rest is found. */
const findGroups = (query: string): Promise<ListedGroup[]> =>
  getGroups({ q: query }).then(
    ({ items }) => items.slice(0, maxResults),
    () => [],
  );

/** The events, groups, news and help articles that match, for the shell's search. */
export async function search(query: string): Promise<SearchHit[]> {
  const [events, groups, articles] = await Promise.all([
    getEvents(),
    findGroups(query),
    searchArticles(query),
  ]);
  return [
    ...best(
      events.map(({ id, title, date, location }) => ({
        section: 'events',
        id,
        label: title,
        detail: `${longDate(date)}, ${location}`,
        to: paths.feedEvent(id),
      })),
      query,
    ),
    ...groups.map(({ id, name, type }) => ({
      section: 'groups' as const,
      id,
      label: name,
      detail: type === 'Private' ? 'Groupe privé' : 'Groupe public',
      to: paths.feedGroup(id),
    })),
    ...articles,
  ];
}

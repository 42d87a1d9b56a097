import { maxMemberPage } from '@az/shared/contracts';
import { queryFailure, useQuery } from '@az/shared/query';

/** Maximum number of pages of connections that a list of contacts has. */
const maxPages = 10;

async function getContacts(signal: AbortSignal) {
  const { getConnections } = await import('@az/shared/relations');
  const contacts: { id: string; name: string }[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const { items, meta }: Awaited<ReturnType<typeof getConnections>> = await getConnections(
      { limit: maxMemberPage, ...(cursor !== null && { cursor }) },
      signal,
    );
    for (const { member } of items)
      if (member.id !== null) contacts.push({ id: member.id, name: member.name });
    cursor = meta.nextCursor;
    if (cursor === null) break;
  }
  return contacts;
}

/** People to whom the member can write: the latest connections. */
export function useContacts() {
  const query = useQuery({
    queryKey: ['profile', 'contacts'],
    queryFn: ({ signal }) => getContacts(signal),
    staleTime: 0,
  });
  return { items: query.data, ...queryFailure(query) };
}

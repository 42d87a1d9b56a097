import { useEffect } from 'react';
import { changeRelation, getSuggestions } from '../../api/relations.api.ts';
import type { Suggestion } from '../../contracts/index.ts';
import { listenFor, watchMembers } from '../../live/index.ts';
import { queryFailure, useQuery, useQueryClient } from '../../query/index.ts';
import { toastFailure } from '../../toast/index.ts';

const key = ['shared', 'suggestions'] as const;

/** Suggestions younger than this, in milliseconds, are shown without reading them again. */
const freshFor = 60_000;

/** A suggested member, and what the member has done about them since the list was read. */
type Row = Suggestion & { act: 'ask' | 'dismiss' | null };

/**
 * Up to `count` suggestions. What the member does with a suggestion is shown at once. If the server refuses it, it is
 * undone, and a message is shown.
 */
export function useSuggestions(count: number) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await getSuggestions(signal)).map((one): Row => ({ ...one, act: null })),
    staleTime: freshFor,
  });
  const items = query.data?.filter(({ act }) => act !== 'dismiss').slice(0, count);

  const mark = (id: string, act: Row['act']) =>
    queries.setQueryData<Row[]>(key, (rows) =>
      rows?.map((row) => (row.member.id === id ? { ...row, act } : row)),
    );

  useEffect(() => {
    // A request that is under way is not started again, because its reply has the newest state.
    const reread = () => void queries.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
    return listenFor('network', {
      onEvent: ({ type, member, relation }) => {
        if (!member || (type !== 'relation.changed' && type !== 'own.relation')) return;
        // A member who has just been asked stays in the list, marked as asked, until the list is read again.
        if (relation?.state === 'asked') mark(member, 'ask');
        else reread();
      },
      onHint: ({ type }) => {
        if (type === 'member.changed' || type === 'member.gone') reread();
      },
      onResync: reread,
    });
  }, [queries]);

  const shown = items?.map(({ member }) => member.id).join();
  useEffect(() => (shown ? watchMembers(shown.split(',')) : undefined), [shown]);

  async function act(id: string, what: 'ask' | 'dismiss', failed: string): Promise<void> {
    mark(id, what);
    try {
      await changeRelation(id, what);
    } catch (error) {
      mark(id, null);
      toastFailure(failed, error);
    }
  }
  return {
    items,
    ...queryFailure(query),
    ask: (id: string) => void act(id, 'ask', 'La demande n’a pas été envoyée.'),
    dismiss: (id: string) => void act(id, 'dismiss', 'La suggestion n’a pas été retirée.'),
  };
}

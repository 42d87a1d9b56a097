import { type DeclaredKey, fetchDeclaredKeys } from '@az/shared/discovery';
import { queryFailure, useQuery } from '@az/shared/query';
import type { Sample } from '@az/shared/ui/SampleStates';
import { frenchSpaces } from '../section.ts';

/** The keys of one kind of storage, with the texts that explain each of them. */
type StorageTable = { storage: string; keys: Pick<DeclaredKey, 'key' | 'what' | 'until'>[] };

const kinds: [kind: DeclaredKey['kind'], storage: string][] = [
  ['cookie', 'Cookies'],
  ['local', 'Stockage local'],
  ['session', 'Stockage de session'],
];

const untilTexts = new Map([
  ['sign-out', 'Jusqu’à la déconnexion'],
  ['tab', 'Jusqu’à la fermeture de l’onglet'],
  ['cleared', 'Jusqu’à ce que vous vidiez les données du site'],
]);

const tableOf = (declared: DeclaredKey[], kind: DeclaredKey['kind'], storage: string): StorageTable => ({
  storage,
  keys: declared
    .filter((one) => one.kind === kind)
    .map(({ key, what, until }) => ({
      key,
      what: frenchSpaces(what),
      until: frenchSpaces(untilTexts.get(until) ?? until),
    })),
});

/** Everything that the shell and all areas store in a browser, by kind of storage. */
export function useStorageKeys(): Sample<StorageTable> {
  const query = useQuery({
    queryKey: ['content', 'storage-keys'],
    queryFn: fetchDeclaredKeys,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const items = query.data && kinds.map(([kind, storage]) => tableOf(query.data, kind, storage));
  return { items, ...queryFailure(query) };
}

import { search } from './search.ts';

const labels = async (query: string) => (await search(query)).map(({ section, label }) => [section, label]);

test('finds events and groups by name and place, whatever the accents, what begins with the text first', async () => {
  expect(await labels('ecrire')).toEqual([
    ['events', 'Écrire pour être lu'],
    ['groups', 'Écrire au travail'],
  ]);
  expect(await labels('port-gentil')).toEqual(
    expect.arrayContaining([['events', 'Marché des créateurs du port']]),
  );
  expect(await labels('introuvable')).toEqual([]);
});

test('gives a handful of each, with the page that shows it', async () => {
  const hits = await search('e');
  expect(hits.filter(({ section }) => section === 'events')).toHaveLength(4);
  expect(hits.filter(({ section }) => section === 'groups')).toHaveLength(4);
  for (const { to, id, detail } of hits) {
    expect(to).toMatch(new RegExp(`^/feed/(events|groups)/${id}$`));
    expect(detail).toBeTruthy();
  }
});

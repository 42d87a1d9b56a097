import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { search } from './search.ts';

const signIn = (member: Parameters<typeof sampleMember>[0] | null) => {
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
  renderInApp(null, { member: member && sampleMember(member) }).unmount();
};

beforeEach(() => signIn({}));

const labels = async (query: string) =>
  (await search(query))
    .filter(({ section }) => section !== 'articles')
    .map(({ section, label }) => [section, label]);

test('finds events and groups by name and place, ignoring accents, those that begin with the text first', async () => {
  expect(await labels('ecrire')).toEqual([
    ['events', 'Écrire pour être lu'],
    ['groups', 'Écrire au travail'],
  ]);
  expect(await labels('port-gentil')).toEqual(
    expect.arrayContaining([['events', 'Marché des créateurs du port']]),
  );
  expect(await search('girafe')).toEqual([]);
});

test('finds groups by who may join them', async () => {
  expect((await labels('groupe prive')).map(([, label]) => label)).toEqual([
    'Ressources humaines en pratique',
    'Comité des fêtes du port',
    'Dirigeants de la région',
  ]);
});

test('a visitor finds articles only', async () => {
  signIn(null);
  expect(await labels('ecrire')).toEqual([]);
  expect(await search('ecrire')).not.toEqual([]);
});

test('finds articles after them', async () => {
  const sections = (await search('ecrire')).map(({ section }) => section);
  expect(sections.indexOf('articles')).toBeGreaterThan(sections.lastIndexOf('groups'));
});

test('returns a few of each, with their pages', async () => {
  const hits = await search('e');
  expect(hits.filter(({ section }) => section === 'events')).toHaveLength(4);
  expect(hits.filter(({ section }) => section === 'groups')).toHaveLength(4);
  for (const { to, id, detail } of hits.filter(({ section }) => section !== 'articles')) {
    expect(to).toMatch(new RegExp(`^/feed/(events|groups)/${id}$`));
    expect(detail).toBeTruthy();
  }
});

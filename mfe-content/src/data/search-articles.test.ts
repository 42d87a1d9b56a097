/** @jest-environment node */
import { searchArticles } from './search-articles.ts';

const found = async (query: string) => (await searchArticles(query)).map(({ label, to }) => [label, to]);

test('finds news and help articles, ignoring accents', async () => {
  expect(await found('ENTRETIEN')).toContainEqual(['Préparer un entretien en une soirée', '/blogs/2']);
  expect(await found('theme')).toContainEqual([
    'Choisir le thème clair ou sombre',
    '/help/details?article=choisir-le-theme',
  ]);
});

test('labels each result with its kind, in the section of the articles', async () => {
  const hits = await searchArticles('clavier');
  expect(hits[0]).toMatchObject({ section: 'articles', detail: 'Aide' });
  expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
});

test('has a few results at most, and none for an empty search', async () => {
  expect(await found('e')).toHaveLength(8);
  expect(await found('girafe')).toEqual([]);
  expect(await found('  ')).toEqual([]);
});

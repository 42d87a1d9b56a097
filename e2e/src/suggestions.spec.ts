import { violationsOf } from './harness/page-checks.ts';
import { connect, join } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('a connection of a connection is suggested, asked in one tab, and then in no list', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  const [alice, bob] = [await join(browser, base, 'Alice'), await join(browser, base, 'Bob')];
  const [carol, dave] = [await join(browser, base, 'Carole'), await join(browser, base, 'David')];
  await connect(alice, bob, base);
  for (const other of [carol, dave]) await connect(bob, other, base);

  const [home, news] = [await alice.context.newPage(), await alice.context.newPage()];
  const people = {
    home: home.getByRole('region', { name: 'À suivre' }),
    news: news.getByRole('region', { name: 'À suivre' }),
  };
  await home.goto('/feed/home');
  await news.goto('/blogs');
  for (const list of Object.values(people)) {
    await expect(list.getByRole('link', { name: carol.name })).toHaveAttribute(
      'href',
      `/profile/feed?member=${carol.id}`,
    );
    await expect(list.getByText('1 relation en commun')).toHaveCount(2);
    await expect(list.getByText('Données d’exemple')).toHaveCount(0);
  }
  expect(await violationsOf(home), 'suggestions').toEqual([]);

  await people.home.getByRole('button', { name: `Suivre ${carol.name}` }).click();
  const sent = { name: `Demande envoyée à ${carol.name}`, exact: true };
  for (const list of Object.values(people)) await expect(list.getByRole('button', sent)).toBeVisible();
  await people.news.getByRole('button', { name: `Ignorer la suggestion de ${dave.name}` }).click();
  await expect(people.home.getByRole('link', { name: dave.name })).toHaveCount(0);

  await home.reload();
  await expect(people.home.getByText(/^Aucune suggestion pour le moment/)).toBeVisible();
  for (const { context } of [alice, bob, carol, dave]) await context.close();
});

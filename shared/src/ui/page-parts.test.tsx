import { screen, within } from '@testing-library/react';
import { QueryClient } from '../query/index.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { setCapabilities } from '../testing/set-capabilities.ts';
import { startTitle } from '../title/index.ts';
import { CardGrid } from './CardGrid/CardGrid.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { PageHead } from './PageHead/PageHead.tsx';
import { SampleNotice } from './SampleNotice/SampleNotice.tsx';

test('a missing item has a message and a link back to the list', () => {
  renderInApp(
    <NotFound to="/feed/events" what="Cet événement">
      Retour aux événements
    </NotFound>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Introuvable' })).toBeVisible();
  expect(screen.getByText('Cet événement n’existe pas ou n’existe plus.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour aux événements' })).toHaveAttribute('href', '/feed/events');
});

test('a page has its name, its actions, and a note', () => {
  const stop = startTitle();
  renderInApp(
    <PageHead heading="Événements" note={<SampleNotice />} title="Événements, page 2">
      <button type="button">Créer</button>
    </PageHead>,
  );
  expect(document.title).toBe('Événements, page 2 · AZ Connect');
  expect(screen.getByRole('heading', { level: 1, name: 'Événements' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Créer' })).toBeVisible();
  expect(screen.getByText('Données d’exemple')).toBeVisible();
  stop();
});

test.each([
  [['network'], true],
  [['notifications'], false],
] as const)('sample data of a server with %j has its note: %s', (names, isShown) => {
  const queries = new QueryClient();
  setCapabilities(queries, [...names]);
  renderInApp(<SampleNotice extension="notifications" />, { queries });
  expect(screen.queryAllByText('Données d’exemple')).toHaveLength(isShown ? 1 : 0);
});

test('cards are the items of a list with a name', () => {
  renderInApp(
    <CardGrid
      items={[
        { id: '1', card: 'Première' },
        { id: '2', card: 'Seconde' },
      ]}
      label="Cartes"
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Cartes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Première',
    'Seconde',
  ]);
});

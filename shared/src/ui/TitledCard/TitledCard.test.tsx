import { screen, within } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { TitledCard } from './TitledCard.tsx';

test('is a region labelled by its heading', () => {
  renderInApp(
    <TitledCard aside={<a href="/photos">Toutes</a>} description="Les plus récentes" title="Photos">
      <p>Rien encore</p>
    </TitledCard>,
  );
  const card = within(screen.getByRole('region', { name: 'Photos' }));
  expect(card.getByRole('heading', { level: 2, name: 'Photos' })).toBeInTheDocument();
  expect(card.getByText('Les plus récentes')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Toutes' })).toBeInTheDocument();
  expect(card.getByText('Rien encore')).toBeInTheDocument();
});

test('its id and the id of its title can be used for links and focus', () => {
  renderInApp(
    <TitledCard id="mes-photos" title="Photos" titleId="titre-photos">
      <p>Rien encore</p>
    </TitledCard>,
  );
  const card = screen.getByRole('region', { name: 'Photos' });
  expect(card).toHaveAttribute('id', 'mes-photos');
  card.focus();
  expect(card).toHaveFocus();
  const title = screen.getByRole('heading', { name: 'Photos' });
  document.getElementById('titre-photos')?.focus();
  expect(title).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import { Facts } from './Facts.tsx';

test('each fact stands under its name', () => {
  render(
    <Facts
      facts={[
        ['Ville', 'Libreville'],
        ['Prix', 'Gratuit'],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Ville', 'Prix']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Libreville',
    'Gratuit',
  ]);
});

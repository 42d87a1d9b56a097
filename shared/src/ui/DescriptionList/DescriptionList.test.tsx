import { render, screen } from '@testing-library/react';
import { DescriptionList } from './DescriptionList.tsx';

test('each value has its name', () => {
  render(
    <DescriptionList
      entries={[
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

import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Clarisse Mboumba Nziengui', 'CM'],
  ['Mavoula', 'MA'],
  ['🎉 Nadia', '🎉N'],
  ['🎉🎈🎁', '🎉🎈'],
  ['  Nadia  Obame ', 'NO'],
])('shows %s as %s', (name, initials) => {
  renderInApp(<Avatar alt="Photo" name={name} />);
  expect(screen.getByRole('img', { name: 'Photo' })).toHaveTextContent(initials);
});

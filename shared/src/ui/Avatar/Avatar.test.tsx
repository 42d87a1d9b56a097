import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Clarisse Mboumba Nziengui', 'CM'],
  ['Mavoula', 'MA'],
  ['🎉 Nadia', '🎉N'],
  ['🎉🎈🎁', '🎉🎈'],
  ['  Nadia  Obame ', 'NO'],
  ['E\u0301lodie Nze\u0301', 'ÉN'],
  ['🇬🇦 Mba', '🇬🇦M'],
  ['👨‍👩‍👧 Mba', '👨‍👩‍👧M'],
  ['❤️‍🔥👍🏽', '❤️‍🔥👍🏽'],
  ['\u2068محمد بن علي\u2069', 'مب'],
  ['\u200bAwa', 'AW'],
  ["Anne-Laure N'Guessan", 'AN'],
])('shows %s as %s', (name, initials) => {
  renderInApp(<Avatar alt="Photo" name={name} />);
  expect(screen.getByRole('img', { name: 'Photo' })).toHaveTextContent(initials);
});

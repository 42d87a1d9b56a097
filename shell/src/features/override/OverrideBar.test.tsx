import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideBar } from './OverrideBar.tsx';

test('says which version is shown, and how to leave it', () => {
  const until = new Date(2026, 4, 1, 14, 30).toISOString();
  render(<OverrideBar override={{ area: 'feed', version: '1.1.0+b110', until }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Aperçu de feed 1.1.0+b110, jusqu’à 14:30.');
  expect(screen.getByRole('link', { name: 'Quitter l’aperçu' })).toHaveAttribute('href', '?az-override=off');
});

test.each([
  ['unknown', 'n’est plus connu ici'],
  ['ended', 'a été arrêté'],
  ['expired', 'a expiré'],
  ['not-yours', 'est pour un autre membre'],
  ['not-given', 'n’est plus proposée'],
] as const)('a preview that is %s says so, and the bar can be closed', async (refused, sentence) => {
  render(<OverrideBar override={{ refused }} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('status')).toBeNull();
});

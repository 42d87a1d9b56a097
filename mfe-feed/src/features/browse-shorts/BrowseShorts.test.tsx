import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { BrowseShorts } from './BrowseShorts.tsx';

beforeEach(() => {
  fakeViewport();
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
});

const open = (route: string) => renderInApp(<BrowseShorts />, { route, member: sampleMember() });
const shortOf = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!found) throw new Error(`No publication is called ${title}`);
  return found;
};

test.each([
  ['/posts', 'Une minute sur l’eau'],
  ['/posts?category=metiers', 'Une journée sur scène'],
])('a link shared from %p opens the publication', async (route, title) => {
  const { unmount } = open(route);
  await userEvent.click(within(await shortOf(title)).getByRole('button', { name: /^Partager/ }));
  const link = await screen.findByLabelText<HTMLInputElement>('Lien');
  const { pathname, search } = new URL(link.value);
  unmount();
  open(pathname + search);
  await shortOf(title);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a new comment is counted', async () => {
  open('/posts');
  const comments = async () =>
    within(await shortOf('Une minute sur l’eau')).getByRole('button', { name: /^Commenter/ });
  expect(await comments()).toHaveTextContent('Commenter 0');
  await userEvent.click(await comments());
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Écrire un commentaire'), 'Beau reflet');
  await userEvent.click(dialog.getByRole('button', { name: 'Commenter' }));
  expect(await dialog.findByText('Beau reflet', { selector: 'li p' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await comments()).toHaveTextContent('Commenter 1');
});

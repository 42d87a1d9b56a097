import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mentionsIn } from '../../mentions/index.ts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '../../testing/index.ts';
import { CommentBox } from './CommentBox.tsx';

const found = (id: string, Names: string, LastName: string, connected = false) => ({
  member: {
    ...{ Customers_Numbers: id, Names, LastName, type: 'customer', isVerify: false },
    ...{ role: `Métier ${id}`, picture_url: null },
  },
  connected,
});

const people = [
  found('2', 'Éric', 'Mba'),
  found('3', 'Erica', 'Obame', true),
  found('4', 'Paul', 'Ondo'),
  found('me', 'Erwan', 'Moreau'),
];

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.on('GET /search/people', () => json({ success: true, items: people, meta: { next_cursor: null } }));
});

function Writing() {
  const [text, write] = useState('');
  return (
    <CommentBox
      canMention
      onSend={() => undefined}
      onWrite={write}
      state={{ status: 'writing' }}
      text={text}
    />
  );
}

function open(extensions = ['network', 'mentions']) {
  server.on('GET /capabilities', () => json({ extensions }));
  renderInApp(<Writing />, { member: { ...sampleMember(), id: 'me' } });
  return screen.getByRole('textbox', { name: 'Écrire un commentaire' });
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
const findList = () => screen.findByRole('listbox', { name: 'Personnes à mentionner' });
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

test('lists the people with the name, connections first, and without the member', async () => {
  const field = open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await userEvent.type(field, 'Merci @eri');
  const list = await findList();
  expect(names(list)).toEqual([expect.stringMatching(/Erica Obame/), expect.stringMatching(/Éric Mba/)]);
  expect(screen.getByText('2 personnes trouvées')).toHaveAttribute('role', 'status');
  expect(field).toHaveAttribute('aria-controls', list.id);
  const active = within(list).getByRole('option', { selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
});

test('arrows and Enter choose; the name is a mention, and the list stays closed', async () => {
  const field = open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await userEvent.type(field, 'Merci @eri');
  await findList();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Éric Mba');
  await userEvent.keyboard('{Enter}');
  await noList();
  await userEvent.keyboard('bravo');
  expect(field).toHaveValue('Merci @Éric Mba bravo');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(mentionsIn('Merci @Éric Mba bravo')).toEqual([{ id: '2', start: 6, length: 9 }]);
});

test.each([
  ['Tab', () => userEvent.keyboard('{Tab}'), '@Erica Obame '],
  ['a press', () => userEvent.click(screen.getByRole('option', { name: /Éric Mba/ })), '@Éric Mba '],
])('%s chooses, and the field keeps the focus', async (_how, act, text) => {
  const field = open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await userEvent.type(field, '@e');
  await findList();
  await act();
  await noList();
  expect(field).toHaveValue(text);
  expect(field).toHaveFocus();
});

test('Escape closes the list, and what is written stays', async () => {
  const field = open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await userEvent.type(field, '@e');
  await findList();
  await userEvent.keyboard('{Escape}');
  await noList();
  await userEvent.keyboard('r{Enter}');
  expect(field).toHaveValue('@er\n');
  await userEvent.clear(field);
  await userEvent.type(field, '@e');
  expect(await findList()).toBeInTheDocument();
});

test('asks once for the letters of one name, and never for an address', async () => {
  const field = open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await userEvent.type(field, 'moi@eri @E');
  await findList();
  await userEvent.type(field, 'rica O');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.type(field, 'x');
  await noList();
  expect(server.requests.filter(({ url }) => url.includes('/search/'))).toHaveLength(1);
});

test('offers nobody on a server without mentions', async () => {
  const field = open(['network']);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await userEvent.type(field, '@e');
  expect(server.requests).toHaveLength(1);
});

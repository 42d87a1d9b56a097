import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { Component as Announcements } from './announcements.tsx';

test('on a server that lists none, own sample publications are liked and removed, without comments', async () => {
  fakeViewport();
  localStorage.clear();
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: [] }));
  renderInApp(<Announcements empty={null} />, { member: sampleMember() });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  const first = within(screen.getAllByRole('article')[0] as HTMLElement);
  await userEvent.click(first.getByRole('button', { name: /^J’aime/ }));
  await waitFor(() => expect(localStorage.getItem('az-sample:1042')).toContain('own-1'));
  expect(first.getByRole('button', { name: /^J’aime/ })).toHaveTextContent('J’aime 39');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Comment/ })).not.toBeInTheDocument();
  await userEvent.click(first.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer la publication' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  const asked = server.requests.map(({ url }) => new URL(url).pathname.split('/api')[1]);
  expect(asked.filter((path) => path !== '/capabilities')).toEqual([]);
});

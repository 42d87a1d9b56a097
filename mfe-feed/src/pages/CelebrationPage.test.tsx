import { QueryClient } from '@az/shared/query';
import { failNextSampleReply } from '@az/shared/sample-server';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as CelebrationPage } from './CelebrationPage.tsx';

let queries: QueryClient;

const open = () => renderInApp(<CelebrationPage />, { member: sampleMember(), queries });
const soon = async () => within(await screen.findByRole('region', { name: 'À venir' }));
const namesSoon = async () =>
  (await soon()).queryAllByRole('button', { name: /^Actions/ }).map((button) => button.ariaLabel);

async function remove() {
  await userEvent.click(
    (await soon()).getByRole('button', { name: 'Actions sur la ligne de Solène Mbarga-Petit' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  expect(await screen.findByText('Ligne supprimée')).toBeVisible();
}

beforeEach(() => {
  localStorage.clear();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
});

test('a celebration is removed for good when the page is left; until then that can be undone', async () => {
  const { unmount } = open();
  await remove();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await namesSoon()).toHaveLength(3);
  await remove();
  unmount();
  open();
  expect(await namesSoon()).toEqual([
    'Actions sur la ligne de Aminata Sarrault',
    'Actions sur la ligne de Youssef Lamarque',
  ]);
});

test('one whose removal is refused is there again', async () => {
  const { unmount } = open();
  await remove();
  failNextSampleReply();
  unmount();
  open();
  expect(await (await soon()).findByRole('button', { name: /Solène/ })).toBeVisible();
});

test('celebrations that cannot be loaded show an error, and load on retry', async () => {
  failNextSampleReply();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await namesSoon()).toHaveLength(3);
});

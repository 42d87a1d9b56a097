import { QueryClient } from '@az/shared/query';
import { failNextSampleReply } from '@az/shared/sample-server';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as EventsPage } from './EventsPage.tsx';

const member = sampleMember();
const nextYear = new Date().getFullYear() + 1;
const own = {
  ...{
    id: 'own',
    title: 'Repas de quartier',
    category: 'Rencontre',
    description: 'Un plat chacun.',
    price: 0,
  },
  ...{ date: `${nextYear}-12-31`, start: '19:00', end: '22:00', place: 'Place du marché', city: 'Oyem' },
};

let queries: QueryClient;

const open = () => renderInApp(<EventsPage />, { member, queries });

async function choose(title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions sur l’événement ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  localStorage.setItem(`az-sample:${member.id}`, JSON.stringify({ gatherings: { events: [own] } }));
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
});

test.each([
  [
    'Course des deux rives',
    'Ne plus participer',
    /^Vous ne participez plus à «\sCourse des deux rives\s»/,
    'Lire un bilan en une heure',
  ],
  [
    own.title,
    'Retirer de mes événements',
    /^«\sRepas de quartier\s» ne figure plus parmi vos événements/,
    'Course des deux rives',
  ],
])(
  '%s: its menu has « %s », which can be undone until the page is left',
  async (title, action, notice, next) => {
    const { unmount } = open();
    await choose(title, action);
    expect(await screen.findByText(notice)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await choose(title, action);
    unmount();
    open();
    expect(await screen.findByText(new RegExp(`^Prochain événement\\s: ${next}, le`))).toBeVisible();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  },
);

test('an event that the server did not let go is there again', async () => {
  open();
  await choose('Course des deux rives', 'Ne plus participer');
  failNextSampleReply();
  await choose('Concert sous les étoiles', 'Ne plus participer');
  const list = within(screen.getByRole('list'));
  expect(await list.findByRole('heading', { name: 'Course des deux rives' })).toBeVisible();
  expect(list.queryByRole('heading', { name: 'Concert sous les étoiles' })).toBeNull();
});

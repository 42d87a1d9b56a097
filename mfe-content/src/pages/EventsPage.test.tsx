import { failNextSampleReply } from '@az/shared/sample-server';
import { fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as EventPage } from './EventPage.tsx';
import { Component as EventsPage } from './EventsPage.tsx';

const openList = (route = '/feed/events') => renderInApp(<EventsPage />, { route, member: sampleMember() });
const openEvent = (id: string) =>
  renderInApp(<EventPage />, {
    route: `/feed/events/${id}`,
    path: '/feed/events/:eventId',
    member: sampleMember(),
  });

const cards = () => screen.findAllByRole('article');

let stopTitle: () => void;

beforeEach(() => {
  localStorage.clear();
  stopTitle = startTitle();
  // All calls but those of events, which the sample server replies to.
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
});

afterEach(() => stopTitle());

describe('the events', () => {
  test('are nine per page, each with its category, long date, place and guests', async () => {
    openList();
    expect(await cards()).toHaveLength(9);
    const [first] = await cards();
    const card = within(first!);
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Petit déjeuner des indépendants');
    expect(card.getByText('Rencontre')).toBeInTheDocument();
    expect(card.getByRole('time')).toHaveTextContent(/^\d\d?(er)? \p{L}+ \d{4}$/u);
    expect(card.getByText('Café des Arts, Franceville')).toBeInTheDocument();
    expect(card.getByText(/participants/)).toHaveTextContent('23 participants');
    expect(document.title).toBe('Événements · AZ Connect');
  });

  test('of a tab are shown alone, with their number', async () => {
    openList('/feed/events?type=online');
    expect(await cards()).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'En ligne' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('status')).toHaveTextContent('5 événements');
    expect(document.title).toBe('Événements, en ligne · AZ Connect');
  });

  test('have one that the member creates at their beginning, with its place, town and price', async () => {
    const { unmount } = openList();
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Créer un événement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Créer un événement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer l’événement' }));
    expect(dialog.getByRole('group', { name: '8 informations sont à corriger' })).toBeVisible();
    await fill(dialog.getByLabelText(/^Titre/), 'Repas de quartier');
    await userEvent.selectOptions(dialog.getByLabelText(/^Catégorie/), 'Concert');
    const nextYear = new Date().getFullYear() + 1;
    for (const [name, value] of [
      [/^Date/, `${nextYear}-03-14`],
      [/^Début/, '19:00'],
      [/^Fin/, '22:30'],
    ] as const)
      fireEvent.change(dialog.getByLabelText(name), { target: { value } });
    await fill(dialog.getByLabelText(/^Lieu/), 'Place du marché');
    await fill(dialog.getByLabelText(/^Ville/), 'Oyem');
    await fill(dialog.getByLabelText(/^Tarif/), '12,50');
    await fill(dialog.getByLabelText(/^Description/), 'Chacun apporte un plat.');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer l’événement' }));
    await waitFor(async () =>
      expect((await cards())[0]).toHaveTextContent(
        /^Exemple localConcertRepas de quartier.*Place du marché, Oyem/,
      ),
    );
    const link = within((await cards())[0]!).getByRole('link', { name: 'Repas de quartier' });
    unmount();
    const { router } = openEvent(link.getAttribute('href')?.split('/').at(-1) ?? '');
    const facts = within(await screen.findByRole('region', { name: 'Informations pratiques' }));
    expect(facts.getByText(/^12,50\s\$$/)).toBeVisible();
    expect(facts.getByRole('link', { name: /^Voir sur une carte/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Oyem'),
    );
    expect(screen.queryByRole('button', { name: 'Participer' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('dialog', { name: /^Supprimer cet événement/ }));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/feed/events'));
  });

  test('say that they are sample data only where the server has none', async () => {
    const { unmount } = openList();
    expect(await screen.findByText('Données d’exemple')).toBeInTheDocument();
    unmount();
    const server = fakeServer();
    server.on('GET /capabilities', () => json({ extensions: ['gatherings'] }));
    server.on('GET /events', () => json({ success: true, items: [], meta: { next_cursor: null } }));
    openList();
    expect(await screen.findByText('Aucun événement dans cette catégorie.')).toBeInTheDocument();
    expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
  });

  test('can be flagged as interesting, and the flag is stored', async () => {
    const { unmount } = openList();
    const interest = async () => within((await cards())[0]!).getByRole('button', { name: 'Intéressé' });
    expect(await interest()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await interest());
    expect(await interest()).toHaveAttribute('aria-pressed', 'true');
    unmount();
    openList();
    expect(await interest()).toHaveAttribute('aria-pressed', 'true');
  });

  test('that cannot be loaded show an error, and load on retry', async () => {
    failNextSampleReply();
    openList();
    expect(await screen.findByText(/Les événements n’ont pas pu être chargés/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await cards()).toHaveLength(9);
  });

  test('can be shared only if an area provides it', async () => {
    renderInApp(<EventsPage />, { route: '/feed/events', member: sampleMember(), isSlotFilled: () => false });
    await cards();
    expect(screen.queryByRole('button', { name: /^Partager/ })).not.toBeInTheDocument();
  });
});

describe('one event', () => {
  test('shows its price in dollars, its times, its speakers, and counts the member', async () => {
    openEvent('1');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Les journées du travail autrement' }),
    ).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Informations pratiques' }));
    expect(facts.getByText('45 $')).toBeInTheDocument();
    expect(facts.getByText('09:00 – 17:30')).toBeInTheDocument();
    expect(facts.getByTitle('1 284')).toBeInTheDocument();
    const speakers = within(screen.getByRole('region', { name: 'Intervenants' }));
    expect(speakers.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Participer' }));
    expect(screen.getByRole('button', { name: 'Participer' })).toHaveAttribute('aria-pressed', 'true');
    expect(facts.getByTitle('1 285')).toBeInTheDocument();
    failNextSampleReply();
    await userEvent.click(screen.getByRole('button', { name: 'Participer' }));
    expect(facts.getByTitle('1 284')).toBeInTheDocument();
    expect(await facts.findByTitle('1 285')).toBeInTheDocument();
    expect(document.title).toBe('Les journées du travail autrement · AZ Connect');
  });

  test('without a price is free, and has no map when online', async () => {
    openEvent('6');
    const facts = within(await screen.findByRole('region', { name: 'Informations pratiques' }));
    expect(facts.getByText('Gratuit')).toBeInTheDocument();
    expect(facts.queryByRole('link')).not.toBeInTheDocument();
  });

  test('that does not exist shows a message with a link back', async () => {
    openEvent('nulle-part');
    expect(await screen.findByText('Cet événement n’existe pas ou n’existe plus.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir tous les événements' })).toHaveAttribute(
      'href',
      '/feed/events',
    );
    expect(document.title).toBe('Introuvable · AZ Connect');
  });

  test('that cannot be loaded shows an error and loads on retry', async () => {
    failNextSampleReply();
    openEvent('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: 'Participer' })).toBeInTheDocument();
  });
});

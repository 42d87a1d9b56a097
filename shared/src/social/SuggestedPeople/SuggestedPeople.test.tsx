import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveListener } from '../../live/index.ts';
import { fakeServer, json, renderInApp, sampleMember } from '../../testing/index.ts';
import { useToasts } from '../../toast/index.ts';
import { SuggestedPeople } from './SuggestedPeople.tsx';

let listener: LiveListener | undefined;
const watched: string[][] = [];

jest.mock('../../live/index.ts', () => ({
  listenFor: (_extension: string, one: LiveListener) => {
    listener = one;
    return () => undefined;
  },
  watchMembers: (ids: string[]) => {
    watched.push(ids);
    return () => undefined;
  },
}));

const person = (id: string, Names: string, more: object = {}) => ({
  member: {
    Customers_Numbers: id,
    Names,
    LastName: '',
    type: 'user',
    isVerify: false,
    role: 'Comptable',
    picture_url: null,
  },
  mutual_count: 0,
  company: null,
  city: null,
  ...more,
});
const awa = person('2001', 'Awa', { mutual_count: 3 });
const yann = person('2002', 'Yann', { company: 'Port du Sud' });
const zoe = person('2003', 'Zoé', { city: 'Le Havre' });
const list = (...items: object[]) => json({ success: true, items });
const relation = { state: 'none', follows: false, muted: false, note: null, may: [] };

const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;

function open(...items: object[]) {
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /az/members/suggestions', () => list(...items));
  renderInApp(
    <>
      <SuggestedPeople count={2} />
      <Toasts />
    </>,
    { member: sampleMember() },
  );
  const reads = () => server.requests.filter(({ url }) => url.endsWith('/suggestions')).length;
  return { server, reads };
}
const button = (name: string) => screen.findByRole('button', { name });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('shows as many as asked for, each with the reason and a link to the profile', async () => {
  open(yann, zoe, awa);
  expect(await screen.findByText('Travaille aussi chez Port du Sud')).toBeVisible();
  expect(screen.getByText('Même ville : Le Havre')).toBeVisible();
  expect(names()).toEqual(['Yann', 'Zoé']);
  expect(screen.getByRole('link', { name: 'Yann' })).toHaveAttribute('href', '/profile/feed?member=2002');
  expect(watched.at(-1)).toEqual(['2002', '2003']);
});

test('counts connections in common', async () => {
  open(awa);
  expect(await screen.findByText(/relations en commun/)).toHaveTextContent('3 relations en commun');
});

test('says at once that a request was sent, without reading the list again', async () => {
  const { server, reads } = open(awa, yann);
  server.on('PUT /az/connections/requests/2001', () =>
    json({ success: true, relation: { ...relation, state: 'asked' } }),
  );
  await userEvent.click(await button('Suivre Awa'));
  expect(await button('Demande envoyée à Awa')).toBeVisible();
  act(() =>
    listener?.onEvent?.({
      seq: 1,
      type: 'relation.changed',
      member: '2001',
      relation: { ...relation, state: 'asked', mayConnect: false },
    } as never),
  );
  expect(await button('Demande envoyée à Awa')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ignorer la suggestion de Awa' })).toBeNull();
  expect(reads()).toBe(1);
});

test('a refused request can be sent again, and the reason is shown', async () => {
  const { server } = open(awa);
  server.on('PUT /az/connections/requests/2001', () =>
    json({ success: false, message: 'Patientez.' }, { status: 400 }),
  );
  await userEvent.click(await button('Suivre Awa'));
  expect(await screen.findByText(/La demande n’a pas été envoyée\. Patientez\./)).toBeVisible();
  expect(await button('Suivre Awa')).toBeVisible();
});

test('somebody dismissed makes room for the next one, and the focus goes to the title', async () => {
  const { server } = open(awa, yann, zoe);
  server.on('PUT /az/dismissals/2001', () => json({ success: true, relation }));
  await userEvent.click(await button('Ignorer la suggestion de Awa'));
  expect(names()).toEqual(['Yann', 'Zoé']);
  expect(screen.getByRole('heading', { name: 'À suivre' })).toHaveFocus();
});

test('somebody whose dismissal is refused comes back', async () => {
  const { server } = open(awa, yann);
  server.on('PUT /az/dismissals/2001', () =>
    json({ success: false, message: 'Patientez.' }, { status: 400 }),
  );
  await userEvent.click(await button('Ignorer la suggestion de Awa'));
  expect(await screen.findByText(/La suggestion n’a pas été retirée\. Patientez\./)).toBeVisible();
  expect(names()).toEqual(['Awa', 'Yann']);
});

test.each<[string, () => void]>([
  [
    'a relation changes',
    () => listener?.onEvent?.({ type: 'own.relation', member: '2001', relation: null } as never),
  ],
  ['somebody changes', () => listener?.onHint?.({ type: 'member.changed', member: '2001' })],
  ['changes were missed', () => listener?.onResync?.('hints')],
])('reads the list again when %s, and does not lose the focus', async (_, happen) => {
  const { server } = open(awa, yann);
  (await button('Suivre Awa')).focus();
  server.on('GET /az/members/suggestions', () => list(yann));
  act(happen);
  await waitFor(() => expect(names()).toEqual(['Yann']));
  expect(screen.getByRole('heading', { name: 'À suivre' })).toHaveFocus();
});

test('without suggestions, says what leads to some', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'À suivre' }));
  expect(await card.findByText(/^Aucune suggestion pour le moment/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute(
    'href',
    '/settings/account',
  );
});

test('a failure can be retried', async () => {
  const { server } = open();
  server.on('GET /az/members/suggestions', [() => json({}, { status: 400 }), () => list(awa)]);
  await userEvent.click(await button('Réessayer'));
  expect(await button('Suivre Awa')).toBeVisible();
});

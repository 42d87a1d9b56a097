import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TakeFirstSteps } from './TakeFirstSteps.tsx';

const path = '/feed/welcome';
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  has('accounts', 'network');
  server.on('GET /profile/picture', () => json({ status: true, profile_data: null }));
  server.on('GET /az/members/suggestions', () =>
    json({
      success: true,
      items: [
        {
          member: {
            Customers_Numbers: '7',
            Names: 'Awa',
            LastName: 'Ndong',
            type: 'person',
            verified: false,
          },
          mutual_count: 0,
          company: null,
          city: null,
        },
      ],
    }),
  );
});

const has = (...extensions: string[]) => server.on('GET /capabilities', () => json({ extensions }));
const open = (step?: number) =>
  renderInApp(<TakeFirstSteps />, {
    member: sampleMember({ headline: '' }),
    route: step ? `${path}?step=${step}` : path,
    path,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

test('each step can be skipped, and the last one leads to the feed', async () => {
  const { router } = open();
  expect(await heading('Votre photo de profil')).toBeInTheDocument();
  expect(screen.getByText('Étape 1 sur 3')).toBeInTheDocument();
  await follow('Passer cette étape');
  expect(await heading('Ce que vous faites')).toHaveFocus();
  await follow('Continuer');
  expect(await heading('Des personnes à suivre')).toHaveFocus();
  expect(await screen.findByText('A publié récemment')).toBeInTheDocument();
  await follow('Aller à mon fil');
  expect(router.state.location.pathname).toBe('/feed/home');
});

test('a headline is stored before the next step', async () => {
  server.on('PUT /account', () => json({}, { status: 503 }));
  open(2);
  await userEvent.type(await screen.findByLabelText('Titre du profil'), ' Géomètre à Libreville ');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le titre n’a pas été enregistré.');
  expect(screen.getByLabelText('Titre du profil')).toHaveValue(' Géomètre à Libreville ');
  const sent = server.requests.filter(({ method }) => method === 'PUT');
  expect(await sent[0]?.json()).toEqual({ Headline: 'Géomètre à Libreville' });
});

test('steps that the server does not have are left out', async () => {
  has('network');
  open(2);
  expect(await heading('Des personnes à suivre')).toBeInTheDocument();
  expect(screen.getByText('Étape 2 sur 2')).toBeInTheDocument();
});

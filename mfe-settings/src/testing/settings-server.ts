import { defaultPreferences, type PreferencesRequestWire } from '@az/shared/contracts';
import { type FakeServer, fakeServer, json } from '@az/shared/testing';

export const notPossibleText = "Cette modification n'est pas encore possible en ligne.";

export const ownAccount = {
  Names: 'Awa',
  LastName: 'Moreau',
  Description: 'Cheffe de projet.',
  'E-mails': 'awa.moreau@exemple.test',
  pending_email: null,
  Phones: '+241 01 23 45 67',
  Adresses: '12 rue des Manguiers',
  type: 'person',
  country: { code: 'GA', fr_Name: 'Gabon' },
  province: { code: 'GA-1', Name: 'Estuaire' },
  city: { code: 'GA-1-libreville', Name: 'Libreville' },
};

const lists = {
  'GET /countries': [
    { code: 'GA', fr_Name: 'Gabon' },
    { code: 'FR', fr_Name: 'France' },
  ],
  'POST /province/GA': [{ code_province: 'GA-1', Name: 'Estuaire' }],
  'POST /province/FR': [{ code_province: 'FR-ARA', Name: 'Auvergne-Rhône-Alpes' }],
  'POST /city/GA-1': [
    { code_city: 'GA-1-libreville', Name: 'Libreville' },
    { code_city: 'GA-1-owendo', Name: 'Owendo' },
  ],
  'POST /city/FR-ARA': [{ code_city: 'FR-ARA-lyon', Name: 'Lyon' }],
};

const storageKeys = [
  { kind: 'local', key: 'userData', what: 'Profil.', until: 'sign-out' },
  { kind: 'local', key: 'az-preferences', what: 'Réglages.', until: 'cleared' },
];

/** A fake server with the calls of the specification that the settings use, and the given extensions. */
export function settingsServer(known: string[] = ['accounts']): FakeServer {
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: known }));
  for (const [call, list] of Object.entries(lists)) server.on(call, () => json(list));
  server.on('GET /profile/picture', () => json({ status: true, picture_data: null }));
  server.on('GET /cover/picture', () => json({ status: true, cover_data: null }));
  server.on('GET /account', () => json({ status: true, account: ownAccount }));
  server.on('GET /account/preferences', () => json({ status: true, preferences: defaultPreferences }));
  server.on('PUT /account/preferences', (request) => save(request));
  server.on('GET /account/sessions', () => json({ status: true, sessions: [] }));
  server.on('GET /discovery/storage', () => json({ keys: storageKeys }));
  return server;
}

async function save(request: Request): Promise<Response> {
  const changes = (await request.json()) as PreferencesRequestWire;
  const preferences = Object.fromEntries(
    Object.entries(defaultPreferences).map(([name, group]) => {
      const change = changes[name as keyof PreferencesRequestWire];
      return [
        name,
        typeof group === 'object' && typeof change === 'object' ? { ...group, ...change } : group,
      ];
    }),
  );
  return json({ status: true, preferences });
}

/** Bodies sent to a call, in order. */
export const readSentBodies = async ({ requests }: FakeServer, call: string): Promise<unknown[]> => {
  const [method, path = ''] = call.split(' ');
  const sent = requests.filter((one) => one.method === method && new URL(one.url).pathname.endsWith(path));
  return Promise.all(sent.map((one) => one.clone().json()));
};

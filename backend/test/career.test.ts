import {
  parseCities,
  parseCompanies,
  parseCountries,
  parseJobs,
  parsePositions,
  parseProvinces,
  parseSectors,
  parseSessionUser,
  parseStoredCompany,
  parseStoredJob,
} from '@az/shared/contracts';
import { type Answer, call, demo, other, refusal, signIn } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
let token: string;
let otherToken: string;
let position: string;
let company: string;

beforeAll(async () => {
  token = await signIn(server.api);
  otherToken = await signIn(server.api, other);
  position = parsePositions((await get('/positions')).body)?.[5]?.value ?? '';
  company = parseCompanies((await get('/companies')).body)?.[0]?.value ?? '';
});

const get = (path: string, as = token) => call(server.api + path, { token: as });
const post = (path: string, json: unknown = {}, as = token) => call(server.api + path, { json, token: as });
const put = (path: string, json: unknown, as = token) =>
  call(server.api + path, { json, token: as, method: 'PUT' });

const listOf = ({ body }: Answer) => body as unknown;

describe('reference lists', () => {
  it('hold sectors, all countries, and at least 300 positions, in French', async () => {
    const sectors = parseSectors(listOf(await call(`${server.api}/activity-sector`)));
    expect(sectors?.length).toBeGreaterThanOrEqual(60);
    expect(sectors?.map(({ label }) => label)).toContain('Transport routier');
    const countries = parseCountries(listOf(await call(`${server.api}/countries`)));
    expect(countries?.length).toBeGreaterThanOrEqual(240);
    expect(countries).toContainEqual({ value: 'CI', label: 'Côte d’Ivoire' });
    const positions = parsePositions(listOf(await get('/positions')));
    expect(positions?.length).toBeGreaterThanOrEqual(300);
    const labels = positions?.map(({ label }) => label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual([...labels].sort((one, two) => one.localeCompare(two, 'fr')));
  });

  it.each([
    ['FR', 'FR-ARA', 'Lyon'],
    ['BE', 'BE-WLG', 'Liège'],
    ['CH', 'CH-VD', 'Lausanne'],
    ['CA', 'CA-QC', 'Québec'],
    ['CM', 'CM-LT', 'Douala'],
    ['CI', 'CI-AB', 'Abidjan'],
    ['SN', 'SN-DK', 'Dakar'],
    ['CD', 'CD-HK', 'Lubumbashi'],
    ['MA', 'MA-06', 'Casablanca'],
    ['TN', 'TN-61', 'Sfax'],
    ['DZ', 'DZ-31', 'Oran'],
    ['GA', 'GA-1', 'Libreville'],
    ['BJ', 'BJ-LI', 'Cotonou'],
    ['TG', 'TG-M', 'Lomé'],
    ['ML', 'ML-BKO', 'Bamako'],
    ['BF', 'BF-09', 'Bobo-Dioulasso'],
  ])('lead from %s by %s to %s, and every province there has a city', async (country, province, city) => {
    const provinces = parseProvinces(listOf(await call(`${server.api}/province/${country}`, { json: {} })));
    expect(provinces?.map(({ value }) => value)).toContain(province);
    for (const { value } of provinces ?? []) {
      const cities = parseCities(listOf(await call(`${server.api}/city/${value}`, { method: 'POST' })));
      expect(cities?.length).toBeGreaterThan(0);
      if (value === province) expect(cities?.map(({ label }) => label)).toContain(city);
    }
  });

  it('can be followed to a city in every country', async () => {
    const countries = parseCountries(listOf(await call(`${server.api}/countries`))) ?? [];
    expect(countries.length).toBeGreaterThan(190);
    for (const { value } of countries) {
      const [first] =
        parseProvinces(listOf(await call(`${server.api}/province/${value}`, { json: {} }))) ?? [];
      expect(
        parseCities(listOf(await call(`${server.api}/city/${first?.value}`, { json: {} }))),
      ).not.toHaveLength(0);
    }
  });

  it.each(['/province/XX', '/province/fr', '/city/FR', '/city/FR-XX', '/city/__proto__'])(
    'do not know %s',
    async (path) => {
      const { status, body } = await call(server.api + path, { json: {} });
      expect([status, body]).toEqual([404, refusal('not-found')]);
    },
  );

  it('need a session only where they name members, and may be cached where they do not', async () => {
    expect((await call(`${server.api}/positions`)).status).toBe(401);
    expect((await call(`${server.api}/companies`)).status).toBe(401);
    expect((await call(`${server.api}/countries`)).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

describe('POST /add-company', () => {
  const right = {
    company_name: 'Ateliers de la Lagune',
    activity_sector: '3',
    website: 'https://ateliers.example',
    country: 'GA',
    province: 'GA-1',
    city: 'GA-1-libreville',
    neighborhood: 'Louis',
    email: 'contact@ateliers.example',
    phone: '+241 11 00 00 99',
    description: 'Atelier naval.',
  };

  it('adds the company to the list', async () => {
    const { status, body } = await post('/add-company', right);
    expect(status).toBe(201);
    const stored = parseStoredCompany(body);
    expect(stored?.label).toBe(right.company_name);
    expect(parseCompanies((await get('/companies')).body)).toContainEqual(stored);
  });

  it('accepts a member’s e-mail as contact, without an account', async () => {
    const { status } = await post('/add-company', {
      ...right,
      company_name: 'Sans compte',
      email: demo.email,
    });
    expect(status).toBe(201);
    await signIn(server.api);
  });

  it('writes once when sent twenty times at once', async () => {
    const twin = { ...right, company_name: 'Une seule fois' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/add-company', twin)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const named = parseCompanies((await get('/companies')).body)?.filter(
      ({ label }) => label === twin.company_name,
    );
    expect(named).toHaveLength(1);
  });

  const text = (length: number) => 'x'.repeat(length);

  it.each([
    ['company_name', text(255)],
    ['website', ''],
    ['website', `https://a.example/${text(237)}`],
    ['neighborhood', text(100)],
    ['phone', text(20)],
    ['description', text(500)],
  ])('accepts %s of %s at the limit', async (field, value) => {
    expect((await post('/add-company', { ...right, [field]: value })).status).toBe(201);
  });

  it.each([
    ['company_name', '', "Le nom de l'entreprise est requis"],
    ['company_name', '   ', "Le nom de l'entreprise est requis"],
    ['company_name', text(256), 'Le nom ne peut pas dépasser 255 caractères'],
    ['activity_sector', '', "Le secteur d'activité est requis"],
    ['activity_sector', '9999', "Le secteur d'activité est requis"],
    ['website', 'ateliers.example', "L'URL doit être valide (commencer par http:// ou https://)"],
    ['website', 'javascript:alert(1)', "L'URL doit être valide (commencer par http:// ou https://)"],
    ['website', 'ftp://ateliers.example', "L'URL doit être valide (commencer par http:// ou https://)"],
    ['country', '', 'Le pays est requis'],
    ['province', '', 'La province/région est requise'],
    ['city', '', 'La ville est requise'],
    ['city', 'FR-ARA-lyon', 'La ville est requise'],
    ['neighborhood', '', 'Le quartier est requis'],
    ['neighborhood', text(101), 'Le quartier ne peut pas dépasser 100 caractères'],
    ['email', '', "L'email est requis"],
    ['email', 'pas une adresse', "L'email n'est pas valide"],
    ['phone', '', 'Le téléphone est requis'],
    ['phone', text(21), 'Le téléphone ne peut pas dépasser 20 caractères'],
    ['description', '', 'La description est requise'],
    ['description', text(501), 'La description ne peut pas dépasser 500 caractères'],
  ])('refuses %s of %j: %s', async (field, value, sentence) => {
    const { status, body } = await post('/add-company', { ...right, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: sentence,
      error: { kind: 'invalid', fields: { [field]: sentence } },
    });
  });
});

describe('the job history', () => {
  const right = () => ({
    position,
    company,
    starting_date: '2024-02-29',
    ending_date: null as string | null,
    skills: ['Écoute', '  ', 'Rigueur'],
    tools: [] as string[],
    tasks: ['Une', 'Deux', '', 'Trois'],
  });

  async function add(more = {}) {
    const { status, body } = await post('/add-jobs-history', { ...right(), ...more });
    expect(status).toBe(201);
    const job = parseStoredJob((body as { jobHistory: unknown }).jobHistory);
    if (!job?.id) throw new Error('The entry has no id');
    return { ...job, id: job.id };
  }

  it('stores an entry with its lists in order and without blank lines', async () => {
    const job = await add();
    expect(job.skills?.map(({ text }) => text)).toEqual(['Écoute', 'Rigueur']);
    expect(job.tools).toEqual([]);
    expect(job.tasks?.map(({ text }) => text)).toEqual(['Une', 'Deux', 'Trois']);
    expect(job).toMatchObject({
      positionId: position,
      companyId: company,
      startingDate: '2024-02-29',
      endingDate: null,
    });
    expect(parseJobs((await get('/user-jobs-history')).body)).toContainEqual(job);
  });

  it('is read newest first, by its owner only, with or without the own id', async () => {
    const jobs = parseJobs((await get('/user-jobs-history')).body) ?? [];
    const starts = jobs.map(({ startingDate }) => startingDate ?? '');
    expect(starts).toEqual([...starts].sort().reverse());
    const { body } = await call(`${server.api}/login`, { json: demo });
    const { member } = parseSessionUser(body.user) ?? {};
    expect(parseJobs((await get(`/user-jobs-history?user_id=${member?.id}`)).body)).toEqual(jobs);
    for (const id of [member?.id, '999999', 'x'])
      expect((await get(`/user-jobs-history?user_id=${id}`, otherToken)).status).toBe(404);
  });

  it('changes a whole entry, and the session user with it', async () => {
    const { id } = await add({ starting_date: '2026-01-05' });
    const { status, body } = await put(`/jobs-history/${id}`, {
      ...right(),
      starting_date: '2026-01-06',
      skills: ['Autre'],
      tasks: [],
    });
    expect(status).toBe(200);
    expect(parseStoredJob((body as { jobHistory: unknown }).jobHistory)).toMatchObject({
      id,
      startingDate: '2026-01-06',
      skills: [{ text: 'Autre' }],
      tasks: [],
    });
    const login = await call(`${server.api}/login`, { json: demo });
    expect(parseSessionUser(login.body.user)?.member.lastJob).toMatchObject({ startingDate: '2026-01-06' });
  });

  it('refuses to change or remove another’s entry, which stays', async () => {
    const job = await add({ tools: ['Équerre'] });
    expect((await put(`/jobs-history/${job.id}`, right(), otherToken)).status).toBe(404);
    expect(
      (await call(`${server.api}/jobs-history/${job.id}`, { method: 'DELETE', token: otherToken })).status,
    ).toBe(404);
    expect(parseJobs((await get('/user-jobs-history')).body)).toContainEqual(job);
  });

  it('removes an entry, once', async () => {
    const { id } = await add();
    const remove = () => call(`${server.api}/jobs-history/${id}`, { method: 'DELETE', token });
    expect(await remove()).toMatchObject({ status: 200, body: { status: true } });
    expect((await remove()).status).toBe(404);
    await add();
  });

  it.each([
    { ending_date: '2024-02-29' },
    { starting_date: '1900-01-01', ending_date: '2199-12-31' },
    { skills: Array.from({ length: 50 }, (_, index) => `${index}`) },
    { tasks: ['x'.repeat(255)] },
  ])('accepts %j at the limit', async (more) => {
    await add(more);
  });

  const required = 'Veuillez remplir tous les champs obligatoires (Poste, Entreprise, Date de début)';
  const endBeforeStart = 'La date de fin doit être après la date de début';

  it.each([
    ['position', { position: '' }, required],
    ['position', { position: '99999999' }, required],
    ['company', { company: '' }, required],
    ['company', { company: 'x' }, required],
    ['starting_date', { starting_date: '' }, required],
    ['ending_date', { ending_date: '2024-02-28' }, endBeforeStart],
    ['starting_date', { starting_date: '2023-02-29' }, expect.stringContaining('n’existe pas')],
    ['starting_date', { starting_date: '1899-12-31' }, expect.stringContaining('n’existe pas')],
    ['ending_date', { ending_date: '' }, expect.stringContaining('n’existe pas')],
    [
      'skills',
      { skills: Array.from({ length: 51 }, (_, index) => `${index}`) },
      expect.stringContaining('50 lignes'),
    ],
    ['tasks', { tasks: ['x'.repeat(256)] }, expect.stringContaining('255 caractères')],
  ])('refuses %s of %j', async (field, more, sentence) => {
    for (const answer of [
      await post('/add-jobs-history', { ...right(), ...more }),
      await put(`/jobs-history/${(await add()).id}`, { ...right(), ...more }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message: sentence, error: { fields: { [field]: sentence } } });
    }
  });
});

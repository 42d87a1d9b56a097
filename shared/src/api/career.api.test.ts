import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import {
  addCompany,
  addJob,
  changeJob,
  getCities,
  getCompanies,
  getCountries,
  getJobs,
  getPositions,
  getProvinces,
  getSectors,
  removeJob,
} from './career.api.ts';

let server: FakeServer;

const company = {
  company_name: 'Mavoula',
  activity_sector: '3',
  website: '',
  country: 'GA',
  province: 'GA-1',
  city: 'x',
  neighborhood: 'Glass',
  email: 'contact@mavoula.test',
  phone: '+241 01',
  description: 'Bois.',
};

const job = {
  position: '7',
  company: '9',
  starting_date: '2021-03-01',
  ending_date: null,
  skills: [],
  tools: [],
  tasks: ['Vendre'],
};

const sent = () => server.requests[0] as Request;

beforeEach(() => {
  server = fakeServer();
  fakeSession('the-token');
});

describe.each([
  ['GET /activity-sector', getSectors, { sectors: [{ Category_id: '1', fr_Name: 'Mines' }] }, false],
  ['GET /countries', getCountries, [{ code: '1', fr_Name: 'Mines' }], false],
  ['POST /province/GA', () => getProvinces('GA'), [{ code_province: '1', Name: 'Mines' }], false],
  ['POST /city/GA-1', () => getCities('GA-1'), [{ code_city: '1', Name: 'Mines' }], false],
  ['GET /positions', getPositions, { positions: [{ Positions_Number: '1', fr_Positions: 'Mines' }] }, true],
  ['GET /companies', getCompanies, { companies: [{ Customers_Numbers: '1', Names: 'Mines' }] }, true],
] as const)('%s', (call, get, reply, isBearer) => {
  test('returns the choices', async () => {
    server.on(call, () => json(reply));
    await expect(get()).resolves.toEqual([{ value: '1', label: 'Mines' }]);
    expect(sent().headers.get('Authorization')).toBe(isBearer ? 'Bearer the-token' : null);
    if (sent().method === 'POST') expect(await sent().json()).toEqual({});
  });

  test.each([
    ['bad-reply', () => json({ message: 'Bonjour' })],
    ['bad-reply', () => new Response('<!doctype html>')],
    ['invalid', () => json({}, { status: 400 })],
  ])('rejects as %s', async (kind, answer) => {
    server.on(call, answer);
    await expect(get()).rejects.toMatchObject({ kind });
  });
});

test('a code cannot lead to another call', async () => {
  server.on('POST /province/..%2Fadd-company', () => json([]));
  await expect(getProvinces('../add-company')).resolves.toEqual([]);
});

describe('getJobs', () => {
  test('loads the history of one member with the ids that an edit needs', async () => {
    const entry = {
      id: 4,
      position: { Positions_Number: 7, fr_Positions: 'Notaire' },
      starting_date: '2021-03-01',
    };
    server.on('GET /user-jobs-history?user_id=10%2642', () => json({ status: true, jobsHistory: [entry] }));
    await expect(getJobs('10&42')).resolves.toMatchObject([
      {
        id: '4',
        positionId: 7,
        companyId: null,
        position: { title: 'Notaire' },
        startingDate: '2021-03-01',
      },
    ]);
  });

  test.each([{ status: false, jobsHistory: [] }, { status: true }, { jobsHistory: [] }, [], null])(
    '%j is a failure, not an empty history',
    async (reply) => {
      server.on('GET /user-jobs-history', () => json(reply));
      await expect(getJobs('1')).rejects.toMatchObject({ name: 'AppError' });
    },
  );
});

describe.each([
  ['POST /add-company', () => addCompany(company, 'k'), company],
  ['POST /add-jobs-history', () => addJob(job, 'k'), job],
  ['PUT /jobs-history/4', () => changeJob('4', job, 'k'), job],
  ['DELETE /jobs-history/4', () => removeJob('4'), undefined],
] as const)('%s', (call, write, body) => {
  test.each([
    ['an answer', () => json({ status: true })],
    ['an answer of another shape', () => json([])],
    ['an empty answer', () => new Response(null, { status: 204 })],
  ])('is done with %s', async (_case, answer) => {
    server.on(call, answer);
    await expect(write()).resolves.not.toBe(false);
    expect(sent().headers.get('Authorization')).toBe('Bearer the-token');
    if (!body) return;
    expect(await sent().json()).toEqual(body);
    expect(sent().headers.get('Idempotency-Key')).toBe('k');
  });

  test.each([
    ['invalid', () => json({ message: 'Non' }, { status: 422 }), 'Non'],
    ['invalid', () => json({ status: false, message: 'Non' }), 'Non'],
    ['invalid', () => json({ success: false }), null],
    ['server', () => json({}, { status: 500 }), null],
    ['bad-reply', () => new Response('<!doctype html>'), null],
    ['offline', () => new TypeError('Failed to fetch'), null],
  ])('rejects as %s and is not sent again', async (kind, answer, serverMessage) => {
    server.on(call, answer);
    await expect(write()).rejects.toMatchObject({ kind, serverMessage });
    expect(server.requests).toHaveLength(1);
  });
});

test('a new company is returned if the server names it', async () => {
  server.on('POST /add-company', () => json({ company: { Customers_Numbers: 9, Names: 'Mavoula' } }));
  await expect(addCompany(company, 'k')).resolves.toEqual({ value: '9', label: 'Mavoula', number: 9 });
});

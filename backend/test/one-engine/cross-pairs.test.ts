import { parseCompanies, parsePositions, parseSessionUser } from '@az/shared/contracts';
import fc from 'fast-check';
import { call, comment, credentialsOf, person, register } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

/** Number of attempts to use other members' data. `AZ_PAIRS=10000` makes a long run. */
const attempts = Number(process.env.AZ_PAIRS ?? 1000);
const seed = Number(process.env.AZ_SEED ?? 20_261_121);

type Owner = { token: string; id: string; jobs: string[]; comments: string[]; announcement: string };

const server = useServer({ program: 'fuzz-server' });
let owners: Owner[];
let job: object;

const idOf = (body: Record<string, unknown>, key: string) => String((body[key] as { id: unknown }).id);

async function settle(name: string): Promise<Owner> {
  await register(server.api, person(name));
  const { body } = await call(`${server.api}/login`, { json: credentialsOf(person(name)) });
  const token = String(body.access_token);
  const { member } = parseSessionUser(body.user) ?? {};
  const jobs = [];
  for (let count = 0; count < 3; count += 1) {
    const added = await call(`${server.api}/add-jobs-history`, { token, json: job });
    jobs.push(idOf(added.body, 'jobHistory'));
  }
  const comments = [];
  for (const on of ['1', '2'])
    comments.push(idOf((await comment(server.api, on, `De ${name}`, { token })).body, 'comment'));
  const form = new FormData();
  form.set('text', `Annonce de ${name}`);
  const published = await call(`${server.api}/az/announcements`, { token, body: form });
  return { token, id: member?.id ?? '', jobs, comments, announcement: idOf(published.body, 'feed') };
}

beforeAll(async () => {
  const token = await register(server.api, person('lecteur'));
  const [position] = parsePositions((await call(`${server.api}/positions`, { token })).body) ?? [];
  const [company] = parseCompanies((await call(`${server.api}/companies`, { token })).body) ?? [];
  job = {
    position: position?.value,
    company: company?.value,
    starting_date: '2024-02-29',
    ending_date: null,
    skills: [],
    tools: [],
    tasks: [],
  };
  owners = [];
  for (const name of ['ana', 'basile', 'chloe', 'denis', 'elise', 'fatou']) owners.push(await settle(name));
});

type Attempt = (victim: Owner, token: string, dice: number) => Promise<{ status: number }>;

const pick = (ids: string[], dice: number) => ids[dice % ids.length] ?? '';

const kinds: Attempt[] = [
  ({ jobs }, token, dice) =>
    call(`${server.api}/jobs-history/${pick(jobs, dice)}`, { method: 'PUT', token, json: job }),
  ({ jobs }, token, dice) =>
    call(`${server.api}/jobs-history/${pick(jobs, dice)}`, { method: 'DELETE', token }),
  ({ comments }, token, dice) =>
    call(`${server.api}/az/announcements-comments/${pick(comments, dice)}`, { method: 'DELETE', token }),
  ({ comments }, token, dice) =>
    call(`${server.api}/az/comments/${pick(comments, dice)}`, { method: 'PUT', token, json: { text: 'x' } }),
  ({ announcement }, token) =>
    call(`${server.api}/az/announcements/${announcement}`, { method: 'DELETE', token }),
  ({ announcement }, token) =>
    call(`${server.api}/az/announcements/${announcement}`, { method: 'PUT', token, json: { text: 'x' } }),
  ({ id }, token) => call(`${server.api}/user-jobs-history?user_id=${id}`, { token }),
];

/** All data that the attempts try to change, as its owners see it. */
async function readStoredRows(): Promise<unknown> {
  return Promise.all(
    owners.map(async ({ token }) => [
      (await call(`${server.api}/user-jobs-history`, { token })).body,
      (await call(`${server.api}/az/announcements-comments/1`, { token })).body,
      (await call(`${server.api}/az/announcements-comments/2`, { token })).body,
      (await call(`${server.api}/az/global`, { token })).body,
    ]),
  );
}

it('refuses everybody else’s data, and leaves it unchanged', async () => {
  const before = await readStoredRows();
  const statuses: Record<number, number> = {};
  const pair = fc
    .tuple(
      fc.nat(owners.length - 1),
      fc.integer({ min: 1, max: owners.length - 1 }),
      fc.nat(kinds.length - 1),
      fc.nat(),
    )
    .map(([victim, away, kind, dice]) => ({ victim, by: (victim + away) % owners.length, kind, dice }));
  const property = fc.asyncProperty(pair, async ({ victim, by, kind, dice }) => {
    const [of, who, attempt] = [owners[victim], owners[by], kinds[kind]];
    if (!of || !who || !attempt) throw new Error('There is no such pair');
    const { status } = await attempt(of, who.token, dice);
    statuses[status] = (statuses[status] ?? 0) + 1;
    expect(status).toBe(404);
  });
  await fc.assert(property, { numRuns: attempts, seed });
  expect(statuses).toEqual({ 404: attempts });
  expect(await readStoredRows()).toEqual(before);
}, 300_000);

import { maxRelations, maxSuggestions } from '@az/shared/contracts';
import { call, demo, person, refusal, signIn } from '../api-calls.ts';
import { networkCalls, type Person } from '../network-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ program: 'fuzz-server', env: { INVITATIONS: '50' } });
const { database } = server;

type Item = { member: { Customers_Numbers: string }; mutual_count: number; company: string; city: string };

const { join, put, ask, connect } = networkCalls(() => server.api);
const send = ({ token }: Person, method: string, path: string, json?: unknown) =>
  call(`${server.api}${path}`, { token, method, json });
const suggestedTo = async (who: Person) =>
  (await send(who, 'GET', '/az/members/suggestions')).body.items as Item[];
const idsOf = (items: Item[]) => items.map(({ member }) => member.Customers_Numbers);
const prefer = (who: Person, json: object) => send(who, 'PUT', '/account/preferences', json);

/** Adds a job at the company with this name. Creates the company if it does not exist. */
const work = (who: Person, company: string, endingDate: string | null = null) =>
  database.sql(
    `insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
      select 'company', '${company}', '', '', '', '', now()
      where not exists (select from api.members where first_name = '${company}')`,
    `insert into api.jobs (member_id, position_id, company_id, starting_date, ending_date)
      select ${who.id}, (select min(id) from api.positions), id, '2024-01-01',
        ${endingDate === null ? 'null' : `'${endingDate}'`} from api.members where first_name = '${company}'`,
  );
const live = (who: Person, city: string) =>
  database.sql(`update api.members set city_code = '${city}', city = '${city}' where id = ${who.id}`);

/** Three new members: `alice` is connected with `bob`, and `carol` only with `bob`. */
async function friendOfFriend() {
  const [alice, bob, carol] = [await join(), await join(), await join()];
  await connect(alice, bob);
  await connect(bob, carol);
  expect(idsOf(await suggestedTo(alice))).toEqual([carol.id]);
  return { alice, bob, carol };
}

it('needs a session', async () => {
  expect((await call(`${server.api}/az/members/suggestions`)).body).toEqual(refusal('signed-out'));
});

it('suggests to a new member those who have published last for everybody, until they follow somebody', async () => {
  const [alice, bob, carol] = [await join(), await join(), await join()];
  for (const [who, audience] of [
    [bob, 'members'],
    [carol, 'connections'],
  ] as const) {
    const body = new FormData();
    body.set('text', 'Une annonce');
    body.set('audience', audience);
    await call(`${server.api}/az/announcements`, { token: who.token, body });
  }
  const suggested = await suggestedTo(alice);
  expect(suggested[0]).toMatchObject({
    member: { Customers_Numbers: bob.id },
    mutual_count: 0,
    company: null,
    city: null,
  });
  expect(idsOf(suggested)).not.toContain(carol.id);
  await put(alice, `follows/${carol.id}`);
  expect(await suggestedTo(alice)).toEqual([]);
});

it('suggests those with the most connections in common first, then colleagues, then the same town', async () => {
  const [alice, bob, carol, dave, erin, frank, grace] = (await Promise.all(
    Array.from({ length: 7 }, () => join()),
  )) as [Person, Person, Person, Person, Person, Person, Person];
  for (const friend of [bob, carol]) await connect(alice, friend);
  for (const [one, other] of [
    [bob, dave],
    [carol, dave],
    [bob, erin],
  ] as const)
    await connect(one, other);
  await work(alice, 'Compagnie du Komo');
  await work(alice, 'Port ancien', '2025-01-01');
  for (const who of [bob, erin, frank]) await work(who, 'Compagnie du Komo');
  await work(grace, 'Compagnie du Komo', '2025-01-01');
  await work(await join(), 'Port ancien');
  for (const who of [alice, frank, grace]) await live(who, 'Lambaréné');
  const items = await suggestedTo(alice);
  expect(idsOf(items)).toEqual([dave.id, erin.id, frank.id, grace.id]);
  expect(items.map(({ mutual_count, company, city }) => [mutual_count, company, city])).toEqual([
    [2, null, null],
    [1, null, null],
    [0, 'Compagnie du Komo', null],
    [0, null, 'Lambaréné'],
  ]);
});

it.each<[string, (who: Awaited<ReturnType<typeof friendOfFriend>>) => Promise<unknown>]>([
  ['has connected', ({ alice, carol }) => connect(alice, carol)],
  ['has asked', ({ alice, carol }) => ask(alice, carol)],
  ['was asked by', ({ alice, carol }) => ask(carol, alice)],
  ['follows', ({ alice, carol }) => put(alice, `follows/${carol.id}`)],
  ['has muted', ({ alice, carol }) => put(alice, `mutes/${carol.id}`)],
  ['has blocked', ({ alice, carol }) => put(alice, `blocks/${carol.id}`)],
  ['was blocked by', ({ alice, carol }) => put(carol, `blocks/${alice.id}`)],
  ['has dismissed', ({ alice, carol }) => put(alice, `dismissals/${carol.id}`)],
  ['may not ask', ({ carol }) => prefer(carol, { communication: { invitations: 'nobody' } })],
  [
    'may not ask without the e-mail of',
    ({ carol }) => prefer(carol, { communication: { invitations: 'known-email' } }),
  ],
  ['does not see the profile of', ({ carol }) => prefer(carol, { privacy: { profile: 'connections' } })],
  [
    'lost, because they closed their account,',
    ({ carol }) => send(carol, 'DELETE', '/account', { password: person('').password }),
  ],
])('suggests nobody whom the member %s', async (_, act) => {
  const people = await friendOfFriend();
  const reply = await act(people);
  if (reply) expect(reply).toMatchObject({ status: 200 });
  expect(await suggestedTo(people.alice)).toEqual([]);
});

it('suggests somebody again after a request was withdrawn, or 30 days after it was refused', async () => {
  const { alice, carol } = await friendOfFriend();
  const request = { id: carol.id, path: `/az/connections/requests/${carol.id}` };
  await ask(alice, carol);
  await send(alice, 'DELETE', request.path);
  expect(idsOf(await suggestedTo(alice))).toEqual([carol.id]);
  await ask(alice, carol);
  await send(carol, 'DELETE', `/az/connections/requests/${alice.id}`);
  for (const [who, days, isSuggested] of [
    [alice, 29, false],
    [carol, 29, false],
    [alice, 30, true],
    [carol, 30, true],
  ] as const) {
    await database.sql(
      `update api.connection_requests set ended_at = now() - interval '${days} days' where refused`,
    );
    expect([days, (await suggestedTo(who)).length > 0]).toEqual([days, isSuggested]);
  }
});

it('suggests somebody again who is no longer dismissed; a full list refuses another one', async () => {
  const { alice, carol } = await friendOfFriend();
  for (const _ of [1, 2])
    expect((await put(alice, `dismissals/${carol.id}`)).body).toMatchObject({ relation: { state: 'none' } });
  expect(await suggestedTo(alice)).toEqual([]);
  expect((await send(alice, 'DELETE', `/az/dismissals/${carol.id}`)).status).toBe(200);
  expect(idsOf(await suggestedTo(alice))).toEqual([carol.id]);
  expect((await put(alice, `dismissals/${alice.id}`)).body).toEqual(refusal('invalid'));
  expect((await put(alice, 'dismissals/999999999')).body).toEqual(refusal('not-found'));
  await database.sql(
    `insert into api.dismissals select ${alice.id}, id, now() from api.members
      where id not in (${alice.id}, ${carol.id}) order by id desc limit ${maxRelations.dismissals}`,
  );
  expect((await put(alice, `dismissals/${carol.id}`)).body).toEqual(refusal('conflict'));
});

it('suggests people to the demo member, each of whom she can ask and see, for each reason', async () => {
  const clarisse = { id: '', token: await signIn(server.api, demo) };
  const items = await suggestedTo(clarisse);
  const reasons = items.map(({ mutual_count, company, city }) =>
    mutual_count > 0 ? 'mutual' : company ? 'company' : city ? 'city' : 'none',
  );
  expect([...new Set(reasons)]).toEqual(['mutual', 'company', 'city']);
  expect(items.length).toBeLessThanOrEqual(maxSuggestions);
  for (const id of idsOf(items))
    expect((await send(clarisse, 'GET', `/az/members/${id}`)).body.member).toMatchObject({
      restricted: false,
      relation: { state: 'none', follows: false, may: ['connect'] },
    });
});

it('suggests 20 members at most', async () => {
  const alice = await join();
  await live(alice, 'Mouila');
  await database.sql(
    `insert into api.members (email, kind, first_name, last_name, description, phone, address, city_code, city, created_at)
      select 'mouila-' || n || '@exemple.test', 'person', 'Membre', n::text, '', '', '', 'Mouila', 'Mouila', now()
      from generate_series(1, 600) n`,
  );
  expect(await suggestedTo(alice)).toHaveLength(maxSuggestions);
});

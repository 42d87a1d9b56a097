import { sampleFigures } from '@az/shared/constants';
import { call, refusal, signIn } from './api-calls.ts';
import { idsOf, networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server', env: { INVITATIONS: '4' } });

const { join, two, az, put, remove, ask, connect, publish } = networkCalls(() => server.api);

describe('figures', () => {
  const figuresOf = async ({ token }: Person) =>
    (await call(`${server.api}/account/figures`, { token })).body.figures;
  const friendsOf = async (who: Person) => (await az(who, 'connections?only=friends')).body;
  const nothing = { announcements: 0, followers: 0, follows: 0, connections: 0 };

  it('of a new member are zero, and follow what they and others do', async () => {
    const [alice, bob] = await two();
    expect(await figuresOf(alice)).toEqual(nothing);
    await publish(alice, 'Annonce');
    await put(bob, `follows/${alice.id}`);
    expect(await figuresOf(alice)).toEqual({ ...nothing, announcements: 1, followers: 1 });
    expect(await figuresOf(bob)).toEqual({ ...nothing, follows: 1 });
    await connect(alice, bob);
    await put(bob, `blocks/${(await join()).id}`);
    expect(await figuresOf(bob)).toEqual({ announcements: 0, followers: 1, follows: 1, connections: 1 });
    await put(bob, `blocks/${alice.id}`);
    expect(await figuresOf(bob)).toEqual(nothing);
    expect(await figuresOf(alice)).toEqual({ ...nothing, announcements: 1 });
  });

  it('come with the verification of a session, and with no other token', async () => {
    const alice = await join();
    const verify = async (token: string, access_token: string) =>
      (await call(`${server.api}/verify-token`, { token, json: { access_token } })).body;
    expect(await verify(alice.token, alice.token)).toEqual({
      status: true,
      figures: nothing,
      headline: '',
      pictures: { profile: null, cover: null },
    });
    expect(await verify(alice.token, 'another')).toEqual({ status: false });
    expect(await verify('another', 'another')).toEqual({ status: false });
    expect((await call(`${server.api}/account/figures`)).body).toEqual(refusal('signed-out'));
  });

  it('friends are the connections who follow each other', async () => {
    const [alice, bob] = await two();
    const carol = await join();
    await connect(alice, bob);
    await connect(alice, carol);
    await put(bob, `follows/${(await join()).id}`);
    expect(idsOf(await friendsOf(alice))).toEqual([carol.id, bob.id]);
    await remove(carol, `follows/${alice.id}`);
    expect(idsOf(await friendsOf(alice))).toEqual([bob.id]);
    expect(await friendsOf(alice)).toMatchObject({ meta: { total: 1 } });
    await remove(alice, `follows/${bob.id}`);
    expect(await friendsOf(alice)).toMatchObject({ items: [], meta: { total: 0 } });
    expect(idsOf((await az(alice, 'connections')).body)).toEqual([carol.id, bob.id]);
    expect((await az(alice, 'connections?only=others')).status).toBe(400);
  });
});

describe('the demo network', () => {
  it('gives the demo member the figures of the specification', async () => {
    const demo = { id: '', token: await signIn(server.api) };
    const { friends, ...figures } = sampleFigures;
    expect((await call(`${server.api}/account/figures`, { token: demo.token })).body.figures).toEqual(
      figures,
    );
    const known = (await az(demo, 'connections?only=friends')).body;
    expect(known).toMatchObject({ meta: { total: friends } });
    const named = (known.items as { member: { role: string | null } }[]).filter(({ member }) => member.role);
    expect(named).toHaveLength(9);
    expect((known.items as object[]).slice(0, 9)).toEqual(named);
    const requests = async (direction: string) =>
      (await az(demo, `connections/requests?direction=${direction}`)).body.items;
    expect(await requests('in')).toMatchObject([{ member: { Names: 'Yanis' }, note: expect.any(String) }]);
    expect(await requests('out')).toMatchObject([{ member: { Names: 'Mathieu' } }]);
  });

  it('shows everybody the announcements of its people alone, and the rest to connections', async () => {
    const alice = await join();
    const demo = { id: '100001', token: await signIn(server.api) };
    const countOf = async (who: Person) =>
      ((await az(who, `members/${demo.id}`)).body.member as Record<string, unknown>).announcement_count;
    expect(await countOf(alice)).toBeLessThan(10);
    expect(await countOf(demo)).toBe(sampleFigures.announcements);
    const times = ((await az(demo, 'global?limit=50')).body.feeds as { created_at: string }[]).map(
      ({ created_at: at }) => (Date.now() - Date.parse(at)) / 86_400_000,
    );
    expect(times.filter((days) => days < 31).length).toBeGreaterThanOrEqual(36);
    expect(Math.min(...times.filter((days) => days > 31))).toBeGreaterThan(60);
  });

  it('has people who can be asked to connect and found, others who are only counted', async () => {
    const [alice, demo] = [await join(), { id: '', token: await signIn(server.api) }];
    const known = (await az(demo, 'connections?limit=50')).body.items as { member: Record<string, string> }[];
    const oneWith = (hasRole: boolean) =>
      known.find(({ member }) => (member.role !== null) === hasRole)?.member;
    const [named, counted] = [oneWith(true), oneWith(false)];
    const idOf = (member = {} as Record<string, string>) => ({
      id: member.Customers_Numbers ?? '',
      token: '',
    });
    const found = async (text = '') => {
      const { body } = await call(`${server.api}/search/people?q=${encodeURIComponent(text)}`, alice);
      return (body.items as { member: { LastName: string } }[]).map(({ member }) => member.LastName);
    };
    expect(await found(named?.LastName)).toEqual([named?.LastName]);
    expect(await found(counted?.LastName)).not.toContain(counted?.LastName);
    expect((await ask(alice, idOf(named))).body).toMatchObject({ relation: { state: 'asked' } });
    expect((await ask(alice, idOf(counted))).body).toEqual(refusal('not-allowed'));
    expect((await put(alice, `follows/${counted?.Customers_Numbers}`)).status).toBe(200);
  });
});

import { call, comment, refusal } from './api-calls.ts';
import { readEvents } from './live-calls.ts';
import { idsOf, networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server', env: { INVITATIONS: '4' } });

const { join, two, az, put, remove, ask, connect, headOf, publish } = networkCalls(() => server.api);
const relationOf = async (who: Person, to: Person) =>
  ((await az(who, `members/${to.id}`)).body.member as { relation: Record<string, unknown> }).relation;
/** Events about relations; `notifications.test.ts` is about the others. */
const events = async (who: Person, after: string) =>
  (await readEvents(server.api, who.token, { after })).events.filter(
    ({ type }) => !type.startsWith('notification.'),
  );

async function feedOf(who: Person): Promise<string[]> {
  return ((await az(who, 'global?limit=50')).body.feeds as { id: string }[]).map(({ id }) => id);
}

describe('requests to connect', () => {
  it('reach the other member with their note, and connect both when accepted', async () => {
    const [alice, bob] = await two();
    const [heads, theirs] = [await headOf(alice), await headOf(bob)];
    const asked = await ask(alice, bob, 'Nous étions à Libreville.');
    expect(asked.body).toMatchObject({ relation: { state: 'asked', follows: false, may: [] } });
    expect(await relationOf(bob, alice)).toMatchObject({
      state: 'asked-by',
      note: 'Nous étions à Libreville.',
    });
    const received = await az(bob, 'connections/requests?direction=in');
    expect(idsOf(received.body)).toEqual([alice.id]);
    expect(received.body).toMatchObject({
      items: [{ note: 'Nous étions à Libreville.', mutual_count: 0 }],
      meta: { next_cursor: null, total: 1 },
    });
    expect(idsOf((await az(alice, 'connections/requests?direction=out')).body)).toEqual([bob.id]);
    expect(await events(bob, theirs)).toMatchObject([
      { type: 'relation.changed', member: alice.id, relation: { state: 'asked-by' }, requests: 1 },
    ]);
    const accepted = await put(bob, `connections/${alice.id}`);
    expect(accepted.body).toMatchObject({ relation: { state: 'connected', follows: true } });
    expect(await relationOf(alice, bob)).toMatchObject({ state: 'connected', follows: true });
    expect(idsOf((await az(alice, 'connections')).body)).toEqual([bob.id]);
    expect(idsOf((await az(bob, 'connections/requests?direction=in')).body)).toEqual([]);
    expect(await events(alice, heads)).toMatchObject([
      { type: 'relation.changed', member: bob.id },
      { type: 'relation.changed', member: bob.id, relation: { state: 'connected' }, requests: 0 },
    ]);
    expect((await az(alice, `members/${bob.id}`)).body.member).toMatchObject({ connection_count: 1 });
  });

  it('connect when they cross, also at the same time', async () => {
    const [alice, bob] = await two();
    const replies = await Promise.all([ask(alice, bob), ask(bob, alice)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await relationOf(alice, bob)).toMatchObject({ state: 'connected' });
    expect(await relationOf(bob, alice)).toMatchObject({ state: 'connected' });
  });

  it('can be repeated without another event', async () => {
    const [alice, bob] = await two();
    const head = await headOf(bob);
    for (const _ of [1, 2, 3]) expect((await ask(alice, bob)).status).toBe(200);
    expect(await events(bob, head)).toHaveLength(1);
  });

  it('look the same to the other side, withdrawn or refused, and who was refused cannot ask again', async () => {
    const [alice, bob] = await two();
    await ask(alice, bob, 'Bonjour');
    const [before, after] = [await headOf(alice), await headOf(bob)];
    expect((await remove(bob, `connections/requests/${alice.id}`)).body).toMatchObject({
      relation: { state: 'none' },
    });
    const [refusedEvent] = await events(alice, before);
    await ask(bob, alice);
    const asked = await headOf(alice);
    await remove(bob, `connections/requests/${alice.id}`);
    const [withdrawnEvent] = await events(alice, asked);
    const shapeOf = ({ type, ...rest }: Record<string, unknown> & { type: string }) => [
      type,
      Object.keys(rest),
    ];
    expect(shapeOf(refusedEvent ?? { type: '' })).toEqual(shapeOf(withdrawnEvent ?? { type: '' }));
    expect(await events(bob, after)).not.toHaveLength(0);
    expect(await relationOf(alice, bob)).toMatchObject({ state: 'none', note: null, may: [] });
    expect((await ask(alice, bob)).body).toEqual(refusal('not-allowed'));
    expect((await ask(bob, alice)).status).toBe(200);
  });

  it('are refused where the other receives none, and by the day', async () => {
    const [alice, bob] = await two();
    await call(`${server.api}/account/preferences`, {
      token: bob.token,
      method: 'PUT',
      json: { communication: { invitations: 'nobody' } },
    });
    expect(await relationOf(alice, bob)).toMatchObject({ may: [] });
    expect((await ask(alice, bob)).body).toEqual(refusal('not-allowed'));
    const others = [await join(), await join(), await join(), await join(), await join()];
    const statuses = [];
    for (const other of others) statuses.push((await ask(alice, other)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const { headers, body } = await ask(alice, others[4] ?? bob);
    expect(body).toEqual(refusal('too-many'));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Withdrawn requests count too. Otherwise a member could ask the same person again and again.
    await remove(alice, `connections/requests/${others[0]?.id}`);
    expect((await ask(alice, others[4] ?? bob)).status).toBe(429);
  });

  it('refuse bad input, oneself, unknown members, and calls without session', async () => {
    const [alice, bob] = await two();
    expect((await ask(alice, bob, 'x'.repeat(301))).body).toEqual(refusal('invalid', 'note'));
    expect((await ask(alice, bob, 'x'.repeat(300))).status).toBe(200);
    expect((await put(alice, `connections/requests/${bob.id}`, { message: 'x' })).status).toBe(400);
    expect((await ask(alice, alice)).body).toEqual(refusal('invalid'));
    for (const id of ['999999999', '0', 'x', '99999999999'])
      expect((await put(alice, `connections/requests/${id}`, {})).body).toEqual(refusal('not-found'));
    expect((await put(alice, `connections/${bob.id}`)).body).toEqual(refusal('not-found'));
    for (const path of [
      ...['connections', 'blocks', 'connections/requests?direction=in', `members/${bob.id}`],
      ...[`members/${bob.id}/connections`, `members/${bob.id}/pictures`],
    ])
      expect((await az({ ...alice, token: '' }, path)).body).toEqual(refusal('signed-out'));
    for (const path of ['connections/requests', 'connections?limit=51', 'blocks?cursor=x'])
      expect((await az(alice, path)).status).toBe(400);
    for (const list of ['connections', 'pictures']) {
      for (const query of ['limit=51', 'limit=0', 'cursor=x'])
        expect((await az(alice, `members/${bob.id}/${list}?${query}`)).status).toBe(400);
      expect((await az(alice, `members/999999999/${list}`)).body).toEqual(refusal('not-found'));
    }
  });
});

describe('lists', () => {
  it('are read page by page, the latest first, each by its owner alone', async () => {
    const owner = await join();
    const others = [await join(), await join(), await join()];
    for (const other of others) await connect(other, owner);
    const first = await az(owner, 'connections?limit=2');
    const { next_cursor: next, total } = first.body.meta as { next_cursor: string; total: number };
    const second = await az(owner, `connections?limit=2&cursor=${next}`);
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(others.map(({ id }) => id).reverse());
    expect(total).toBe(3);
    expect(second.body).toMatchObject({ meta: { next_cursor: null } });
    const [one, two] = others;
    if (!one || !two) throw new Error('There are three.');
    expect(idsOf((await az(one, 'connections')).body)).toEqual([owner.id]);
    expect((await az(one, `members/${two.id}`)).body.member).toMatchObject({ mutual_count: 1 });
  });
});

describe('connections, follows and mutes', () => {
  it('end for both, with an event; following stays', async () => {
    const [alice, bob] = await two();
    await connect(alice, bob);
    const head = await headOf(alice);
    expect((await remove(bob, `connections/${alice.id}`)).body).toMatchObject({
      relation: { state: 'none' },
    });
    expect(await relationOf(alice, bob)).toMatchObject({ state: 'none', follows: true, may: ['connect'] });
    expect(await events(alice, head)).toMatchObject([{ type: 'relation.changed', member: bob.id }]);
  });

  it('concern one’s own clients alone', async () => {
    const [alice, bob] = await two();
    const [own, theirs] = [await headOf(alice), await headOf(bob)];
    expect((await put(alice, `follows/${bob.id}`)).body).toMatchObject({ relation: { follows: true } });
    expect((await az(alice, `members/${bob.id}`)).body.member).toMatchObject({ follower_count: 1 });
    expect((await put(alice, `mutes/${bob.id}`)).body).toMatchObject({ relation: { muted: true } });
    expect((await remove(alice, `follows/${bob.id}`)).body).toMatchObject({ relation: { follows: false } });
    expect(await events(alice, own)).toHaveLength(3);
    expect(await events(bob, theirs)).toEqual([]);
  });

  it('takes announcements of a muted member out of the feed alone', async () => {
    const [alice, bob] = await two();
    const post = await publish(bob, 'Annonce de Bob');
    expect(await feedOf(alice)).toContain(post);
    await put(alice, `mutes/${bob.id}`);
    expect(idsOf((await az(alice, 'mutes')).body)).toEqual([bob.id]);
    expect(await feedOf(alice)).not.toContain(post);
    expect((await az(alice, `announcements/${post}`)).status).toBe(200);
    expect((await az(alice, `members/${bob.id}/announcements`)).body.feeds).toHaveLength(1);
    await remove(alice, `mutes/${bob.id}`);
    expect(await feedOf(alice)).toContain(post);
  });
});

describe('a block', () => {
  it('hides both from each other in every call, and ends what connected them', async () => {
    const [alice, bob] = await two();
    await connect(alice, bob);
    const carol = await join();
    const posts = { alice: await publish(alice, 'D’Alice'), bob: await publish(bob, 'De Bob') };
    const neutral = await publish(carol, 'De Carole');
    for (const who of [alice, bob]) await comment(server.api, neutral, 'Un avis', { token: who.token });
    const [, silent] = [await headOf(bob), await headOf(alice)];
    expect((await put(bob, `blocks/${alice.id}`)).body).toEqual({ success: true, relation: null });
    for (const [who, other, post] of [
      [alice, bob, posts.bob],
      [bob, alice, posts.alice],
    ] as const) {
      for (const path of ['', '/jobs', '/announcements', '/cover', '/connections', '/pictures'])
        expect((await az(who, `members/${other.id}${path}`)).body).toEqual(refusal('not-found'));
      expect(await feedOf(who)).not.toContain(post);
      expect((await az(who, `announcements/${post}`)).body).toEqual(refusal('not-found'));
      expect((await az(who, `announcements?ids=${post}`)).body.items).toEqual([]);
      expect((await az(who, `announcements/${post}/comments`)).status).toBe(404);
      expect((await az(who, `announcements-comments/${post}`)).status).toBe(404);
      expect((await az(who, `announcements-images/${post}`)).status).toBe(404);
      expect((await az(who, `announcements/${post}/like`, { method: 'POST' })).status).toBe(404);
      expect((await put(who, `announcements/${post}/saved`)).status).toBe(404);
      expect((await comment(server.api, post, 'Encore', { token: who.token })).status).toBe(404);
      expect(idsOf((await az(who, 'connections')).body)).toEqual([]);
      for (const path of [
        `connections/requests/${other.id}`,
        `connections/${other.id}`,
        `follows/${other.id}`,
      ])
        expect((await put(who, path, path.includes('requests') ? {} : undefined)).status).toBe(404);
      expect((await az(who, `announcements/${neutral}/comments`)).body.items).toHaveLength(1);
      expect((await az(who, `announcements-comments/${neutral}`)).body.comments).toHaveLength(1);
      // Open pages of both members use these counts to find that they show comments which are now hidden.
      expect((await az(who, `announcements?ids=${neutral}`)).body.items).toMatchObject([
        { comment_count: 1, hidden_comment_count: 1 },
      ]);
    }
    expect((await az(carol, `announcements?ids=${neutral}`)).body.items).toMatchObject([
      { comment_count: 2, hidden_comment_count: 0 },
    ]);
    expect((await az(carol, `announcements/${neutral}/comments`)).body.items).toHaveLength(2);
    expect(await events(alice, silent)).toEqual([]);
    expect(idsOf((await az(bob, 'blocks')).body)).toEqual([alice.id]);
    expect((await az(alice, 'blocks')).body.items).toEqual([]);
    expect((await put(alice, `blocks/${bob.id}`)).status).toBe(404);
  });

  it('is answered like an unknown member, can be repeated and taken back', async () => {
    const [alice, bob] = await two();
    await ask(alice, bob, 'Bonjour');
    const head = await headOf(bob);
    for (const _ of [1, 2]) expect((await put(bob, `blocks/${alice.id}`)).status).toBe(200);
    expect(await events(bob, head)).toMatchObject([
      { type: 'own.relation', member: alice.id, relation: null },
    ]);
    const [hidden, unknown] = [await az(alice, `members/${bob.id}`), await az(alice, 'members/999999999')];
    expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body]);
    expect((await remove(alice, `blocks/${bob.id}`)).status).toBe(404);
    expect((await remove(bob, `blocks/${alice.id}`)).body).toMatchObject({ relation: { state: 'none' } });
    expect(await relationOf(alice, bob)).toMatchObject({ state: 'none', may: ['connect'] });
    expect((await az(bob, 'connections/requests?direction=in')).body.items).toEqual([]);
  });

  it('hides events of the past that were about the other', async () => {
    const [alice, bob] = await two();
    const head = await headOf(alice);
    await ask(bob, alice);
    await put(bob, `blocks/${alice.id}`);
    expect(await events(alice, head)).toEqual([{ seq: expect.any(Number), type: 'gone' }]);
  });
});

describe('GET /az/members/{id}', () => {
  it('shows what the member’s preferences allow', async () => {
    const [alice, bob] = await two();
    await call(`${server.api}/account`, {
      token: bob.token,
      method: 'PUT',
      json: { Names: 'Bob', LastName: 'Mba', Headline: 'Marin', Description: 'Capitaine', Phones: '' },
    });
    const prefer = (profile: string) =>
      call(`${server.api}/account/preferences`, {
        token: bob.token,
        method: 'PUT',
        json: { privacy: { profile } },
      });
    const read = async (who: Person) => (await az(who, `members/${bob.id}`)).body.member;
    const shown = { Names: 'Bob', role: 'Marin', restricted: false, description: 'Capitaine', email: null };
    const hidden = {
      Names: 'Bob',
      role: 'Marin',
      restricted: true,
      description: null,
      connection_count: null,
    };
    expect(await read(alice)).toMatchObject(shown);
    await prefer('connections');
    expect(await read(alice)).toMatchObject(hidden);
    await connect(alice, bob);
    expect(await read(alice)).toMatchObject({ ...shown, email: expect.stringContaining('@exemple.test') });
    await prefer('nobody');
    expect(await read(alice)).toMatchObject(hidden);
    expect(await read(bob)).toMatchObject({
      ...shown,
      email: expect.any(String),
      relation: { state: 'self' },
    });
  });

  it('has the career of the demo network’s members, and their announcements', async () => {
    const alice = await join();
    const feed = (await az(alice, 'global?limit=50')).body.feeds as { author: Record<string, string> }[];
    const author = feed.find(({ author: { role, type } }) => role && type === 'person')?.author;
    const { body } = await az(alice, `members/${author?.Customers_Numbers}/jobs`);
    expect(body.jobs).not.toHaveLength(0);
    const posts = await az(alice, `members/${author?.Customers_Numbers}/announcements?limit=1`);
    expect(posts.body).toMatchObject({
      feeds: [{ author: { Customers_Numbers: author?.Customers_Numbers } }],
    });
  });
});

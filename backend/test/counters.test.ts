import { call, comment, person, refusal, register } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { database } = server;

/** Announcements whose stored counts differ from their rows. */
const wrongCounts = `
  select counters.* from api.announcement_counters as counters
  where likes <> (select count(*) from api.announcement_likes as one where one.announcement_id = counters.announcement_id)
    or images <> (select count(*) from api.announcement_images as one where one.announcement_id = counters.announcement_id)
    or comments <> (select count(*) from api.announcement_comments as one
      where one.announcement_id = counters.announcement_id and removed_at is null)`;

const like = (token: string, id: string, method = 'POST') =>
  call(`${server.api}/az/announcements/${id}/like`, { token, method });

it('keeps counts exact while members like, comment and close their accounts at the same time', async () => {
  const people = Array.from({ length: 6 }, (_, index) => person(`compte-${index}`));
  const tokens = await Promise.all(people.map((one) => register(server.api, one)));
  const act = async (token: string, index: number) => {
    for (const id of ['1', '2', '3']) {
      await Promise.all([
        like(token, id),
        like(token, id),
        comment(server.api, id, `Avis ${index}`, { token }),
      ]);
      if (index % 2) await like(token, id, 'DELETE');
    }
    if (index % 3) return 200;
    const json = { password: people[index]?.password };
    return (await call(`${server.api}/account`, { token, method: 'DELETE', json })).status;
  };
  expect(await Promise.all(tokens.map(act))).toEqual(Array(6).fill(200));
  await server.stop();
  expect(await database.sql(wrongCounts)).toEqual([]);
  const announcements = await database.sql('select id from api.announcements');
  expect(await database.sql('select announcement_id from api.announcement_counters')).toHaveLength(
    announcements.length,
  );
  await server.start();
});

it('returns a higher revision with each change, and the same for none', async () => {
  const token = await register(server.api, person('revision'));
  const first = (await like(token, '4')).body;
  expect((await like(token, '4')).body).toEqual(first);
  const second = (await like(token, '4', 'DELETE')).body;
  expect(second).toEqual({
    success: true,
    liked: false,
    like_count: Number(first.like_count) - 1,
    rev: Number(first.rev) + 1,
  });
});

it('answers likes of announcements that are removed meanwhile', async () => {
  const author = await register(server.api, person('fugace'));
  const readers = await Promise.all(
    ['a', 'b', 'c'].map((name) => register(server.api, person(`lit-${name}`))),
  );
  const form = new FormData();
  form.set('text', 'Une annonce de peu de temps');
  const { body } = await call(`${server.api}/az/announcements`, { token: author, body: form });
  const { id } = body.feed as { id: string };
  const [removed, ...answers] = await Promise.all([
    call(`${server.api}/az/announcements/${id}`, { token: author, method: 'DELETE' }),
    ...readers.flatMap((token) => [like(token, id), comment(server.api, id, 'Trop tard', { token })]),
  ]);
  expect(removed?.status).toBe(200);
  for (const { status, body: reply } of answers)
    if (status >= 300) expect([status, reply]).toEqual([404, refusal('not-found')]);
  expect((await like(author, id)).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { call, comment, person, refusal, register } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server', env: { POSTS: '3' } });
const { database } = server;
const publish = (token: string, text: string) => {
  const form = new FormData();
  form.set('text', text);
  return call(`${server.api}/az/announcements`, { token, body: form });
};
const reply = (token: string, text: string, client_id = randomUUID()) =>
  call(`${server.api}/az/announcements/1/comments`, { token, json: { text, client_id } });

it('accepts as many announcements and comments as the limit, also at the same time, and then says when', async () => {
  const token = await register(server.api, person('prolixe'));
  const kinds = [
    (index: number) => publish(token, `Annonce ${index}`),
    (index: number) =>
      index % 2 ? reply(token, `Avis ${index}`) : comment(server.api, '1', `Avis ${index}`, { token }),
  ];
  for (const send of kinds) {
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(send));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    for (const { body, headers } of refused) {
      expect(body).toEqual(refusal('too-many'));
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  }
  await server.stop();
  await database.sql("update api.announcement_comments set created_at = created_at - interval '61 seconds'");
  await server.start();
  expect((await reply(token, 'Une minute plus tard')).status).toBe(201);
});

it('answers the repetition of a stored comment beyond the limit, and counts each member alone', async () => {
  const [busy, calm] = [
    await register(server.api, person('bavarde')),
    await register(server.api, person('calme')),
  ];
  const clientId = randomUUID();
  const first = await reply(busy, 'La première', clientId);
  for (const text of ['La deuxième', 'La troisième']) expect((await reply(busy, text)).status).toBe(201);
  expect((await reply(busy, 'La quatrième')).status).toBe(429);
  expect((await reply(busy, 'La première', clientId)).body).toEqual(first.body);
  expect((await reply(calm, 'La mienne')).status).toBe(201);
});

import { extensions, levelParts } from '@az/shared/contracts';
import { call, signIn } from '../api-calls.ts';
import { startServer } from '../server-process.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();
let token: string;

beforeAll(async () => {
  const server = await startServer(database.env);
  token = await signIn(server.api);
  await server.stop();
});

it.each([
  ['all', [...extensions, ...levelParts.accounts, ...levelParts.network], true],
  ['accounts', ['accounts', ...levelParts.accounts], false],
  ['none', [], false],
])(
  'has the extensions that API_EXTENSIONS names: %s',
  async (setting, named: readonly string[], hasNetwork) => {
    const server = await startServer({ ...database.env, API_EXTENSIONS: setting });
    try {
      const { body } = await call(`${server.api}/capabilities`);
      expect(body).toEqual({ extensions: named });
      const like = await call(`${server.api}/az/announcements/1/like`, { token, method: 'POST' });
      expect(like.status).toBe(hasNetwork ? 200 : 404);
      expect((await call(`${server.api}/live/events`, { token })).status).toBe(hasNetwork ? 200 : 404);
      const verified = await call(`${server.api}/verify-token`, { token, json: { access_token: token } });
      const has = (name: string) => name in verified.body;
      expect(verified.body.status).toBe(true);
      expect(has('figures')).toBe(hasNetwork);
      for (const name of ['headline', 'pictures'])
        expect([name, has(name)]).toEqual([name, named.includes('accounts')]);
      const feed = await call(`${server.api}/az/global`, { token });
      expect([feed.status, feed.headers.has('live-seq')]).toEqual([200, hasNetwork]);
      // Without the extension, the feed has only the 36 announcements for everybody.
      const { feeds, meta } = (await call(`${server.api}/az/global?limit=50`, { token })).body;
      const page = [(feeds as object[]).length, (meta as { next_cursor: unknown }).next_cursor === null];
      expect(page).toEqual(hasNetwork ? [50, false] : [36, true]);
      // The fields are present only with the extension, because pages offer an action only if its field is present.
      const [first] = feed.body.feeds as object[];
      for (const field of ['like_count', 'liked', 'saved', 'hidden', 'audience', 'edited_at'])
        expect([field, Object.hasOwn(first ?? {}, field)]).toEqual([field, hasNetwork]);
      const { paths } = (await call(`${server.api}/openapi.json`)).body as { paths: object };
      expect(Object.keys(paths).includes('/az/announcements/{id}/like')).toBe(hasNetwork);
    } finally {
      await server.stop();
    }
  },
);

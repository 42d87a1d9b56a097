import { parseFeedPage } from '@az/shared/contracts';
import { type Call, call, person, refusal, register } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
let token: string;

beforeAll(async () => {
  token = await register(server.api, person('lectrice'));
});

const at = (path: string, more: Call = {}) => call(`${server.api}/az/${path}`, { token, ...more });
const mark = (id: string, name: string, method = 'PUT') => at(`announcements/${id}/${name}`, { method });

async function read(path: string, more: Call = {}) {
  const { status, body } = await at(path, more);
  expect(status).toBe(200);
  const { items = [], meta } = parseFeedPage(body) ?? {};
  return {
    ids: items.map(({ id }) => id),
    texts: items.map(({ text }) => text),
    next: meta?.nextCursor ?? null,
    body,
  };
}

const idOf = async (number: string) => ((await at(`announcements/${number}`)).body.feed as { id: string }).id;

async function publish(text: string): Promise<string> {
  const form = new FormData();
  form.set('text', text);
  return String(((await at('announcements', { body: form })).body.feed as { id: string }).id);
}

describe('saved announcements', () => {
  it('are listed with the latest first, page by page, for this member alone', async () => {
    for (const id of ['5', '9', '2']) {
      expect((await mark(id, 'saved')).body).toEqual({ success: true, saved: true, hidden: false });
      expect((await mark(id, 'saved')).status).toBe(200);
    }
    expect((await at('announcements/5')).body.feed).toMatchObject({ saved: true, hidden: false });
    const first = await read('saved?limit=2');
    expect(first.ids).toHaveLength(2);
    const second = await read(`saved?limit=2&cursor=${first.next}`);
    expect([...first.ids, ...second.ids]).toEqual([await idOf('2'), await idOf('9'), await idOf('5')]);
    expect(second.next).toBeNull();
    expect((await mark('9', 'saved', 'DELETE')).body).toEqual({ success: true, saved: false, hidden: false });
    expect((await read('saved')).ids).toEqual([await idOf('2'), await idOf('5')]);
    const stranger = await register(server.api, person('etranger'));
    expect((await read('saved', { token: stranger })).ids).toEqual([]);
  });

  it('refuse bad queries and calls without session', async () => {
    for (const query of ['?limit=0', '?limit=51', '?cursor=x'])
      expect((await at(`saved${query}`)).body).toEqual(refusal('invalid'));
    expect((await at('saved', { token: '' })).body).toEqual(refusal('signed-out'));
  });
});

describe('hidden announcements', () => {
  it('leave the feed of the member alone, and return', async () => {
    const before = await read('global?limit=10');
    const [, hidden = ''] = before.ids;
    expect((await mark(hidden, 'hidden')).body).toMatchObject({ hidden: true });
    const after = await read('global?limit=10');
    expect(after.ids.slice(0, 9)).toEqual(before.ids.filter((id) => id !== hidden));
    expect(after.ids).toHaveLength(10);
    expect((await at(`announcements/${hidden}`)).body.feed).toMatchObject({ hidden: true });
    const stranger = await register(server.api, person('voisine'));
    expect((await read('global?limit=10', { token: stranger })).ids).toEqual(before.ids);
    await mark(hidden, 'hidden', 'DELETE');
    expect((await read('global?limit=10')).ids).toEqual(before.ids);
  });
});

it('refuses marks of unknown announcements, and calls without session', async () => {
  for (const name of ['saved', 'hidden'])
    for (const method of ['PUT', 'DELETE']) {
      expect((await mark('99999', name, method)).body).toEqual(refusal('not-found'));
      expect((await at(`announcements/1/${name}`, { method, token: '' })).body).toEqual(
        refusal('signed-out'),
      );
    }
});

describe('GET /az/global?tag=', () => {
  it('finds announcements by tag, whatever accents and capitals, and follows edits and removals', async () => {
    const first = await publish('Les pirogues de l’#Été arrivent.');
    const second = await publish('Encore des pirogues (#ete, #Fleuve).');
    await publish('Rien à voir : été, https://exemple.test/#ete');
    for (const tag of ['ete', 'ÉTÉ', '%23%C3%89t%C3%A9'])
      expect((await read(`global?tag=${tag}`)).ids).toEqual([second, first]);
    const page = await read('global?tag=ete&limit=1');
    expect((await read(`global?tag=ete&limit=1&cursor=${page.next}`)).ids).toEqual([first]);
    await at(`announcements/${first}`, {
      method: 'PUT',
      json: { text: 'Les pirogues de l’#automne arrivent.' },
    });
    expect((await read('global?tag=ete')).ids).toEqual([second]);
    expect((await read('global?tag=Automne')).ids).toEqual([first]);
    await at(`announcements/${second}`, { method: 'DELETE' });
    expect((await read('global?tag=fleuve')).ids).toEqual([]);
  });

  it('refuses what is no tag', async () => {
    for (const tag of ['', '%23', 'a%20b', '2026', 'x'.repeat(51), 'a%00b'])
      expect((await at(`global?tag=${tag}`)).body).toEqual(refusal('invalid', 'tag'));
  });
});

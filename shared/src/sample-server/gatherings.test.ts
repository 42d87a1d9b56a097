import { is } from 'valibot';
import { GatheringReplyWire, GatheringsReplyWire } from '../contracts/index.ts';
import { dayAhead } from '../sample/session-start.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

// How long a reply takes is not the subject.
jest.mock('../api/pause.ts', () => ({ pause: async () => undefined }));

let id: string;
const server = sampleServer({ member: () => sampleMember({ id }), tell: () => undefined });

async function call(name: string, body?: unknown) {
  const [method = '', path] = name.split(' ');
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await server(
    new Request(`${location.origin}/az-connect-backend/api${path}`, { method, ...init }),
  );
  return { status: response.status, body: await response.json() };
}

const eventOf = async (event: string): Promise<GatheringReplyWire['event']> =>
  (await call(`GET /events/${event}`)).body.event;
const itemsIn = async (query: string): Promise<GatheringsReplyWire['items']> =>
  (await call(`GET /events${query}`)).body.items;
const titlesIn = async (query: string) => (await itemsIn(query)).map(({ title }) => title);

const key = 'a'.repeat(32);
const own = {
  ...{
    title: 'Repas de quartier',
    category: 'Rencontre',
    price: 12.5,
    description: 'Chacun apporte un plat.',
  },
  ...{
    date: dayAhead(10),
    start: '19:00',
    end: '01:00',
    place: 'Place du marché',
    city: 'Oyem',
    client_id: key,
  },
};

/** Attended by the member from the beginning, and not. */
const [attended, other] = ['5', '6'];

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  id = String(Math.random());
});

test('replies have the form of the contract', async () => {
  for (const [schema, reply] of [
    [GatheringsReplyWire, await call('GET /events')],
    [GatheringReplyWire, await call(`GET /events/${other}`)],
    [GatheringReplyWire, await call('POST /events', own)],
    [GatheringReplyWire, await call(`PUT /events/${other}/attendance`, { state: 'going' })],
  ] as const) {
    expect(reply.status).toBe(200);
    expect(is(schema, reply.body)).toBe(true);
  }
});

test('the next event is first, after the own ones', async () => {
  await call('POST /events', own);
  const [first, ...others] = await itemsIn('');
  expect(first).toMatchObject({
    title: 'Repas de quartier',
    own: true,
    attendance: 'going',
    attendee_count: 1,
  });
  expect(others).toHaveLength(16);
  const starts = others.map(({ date, start }) => date + start);
  expect(starts).toEqual([...starts].sort());
});

test.each([
  ['?type=online', 5],
  ['?type=online&category=Formation', 2],
  ['?q=ECRIRE', 1],
  ['?q=port-gentil', 3],
  ['?q=girafe', 0],
  ['?place=libreville', 4],
  [`?from=${dayAhead(8)}&to=${dayAhead(20)}&place=franceville`, 2],
  [`?from=${dayAhead(20)}&to=${dayAhead(8)}`, 0],
])('%s finds %d', async (query, count) => {
  expect(await itemsIn(query)).toHaveLength(count);
});

test('a member attends an event, is interested in it, or neither', async () => {
  const states = [];
  for (const state of ['going', 'going', 'interested', 'none']) {
    await call(`PUT /events/${other}/attendance`, { state });
    const { attendance, attendee_count } = await eventOf(other);
    states.push([attendance, attendee_count, (await titlesIn('?mine=1')).includes('Écrire pour être lu')]);
  }
  expect(states).toEqual([
    ['going', 89, true],
    ['going', 89, true],
    ['interested', 88, false],
    ['none', 88, false],
  ]);
  expect(await titlesIn('?mine=1')).toEqual([
    'Course des deux rives',
    'Lire un bilan en une heure',
    'Concert sous les étoiles',
    'Fête des récoltes',
  ]);
  await call(`PUT /events/${attended}/attendance`, { state: 'none' });
  expect(await eventOf(attended)).toMatchObject({ attendance: 'none', attendee_count: 949 });
});

test('an event is created once, and removed by its organiser', async () => {
  const created = (await call('POST /events', own)).body.event;
  await call('POST /events', own);
  expect(created).toMatchObject({
    ...{ type: 'local', location: 'Place du marché, Oyem', address: 'Place du marché, Oyem', city: 'Oyem' },
    ...{ price: 12.5, zone: null, program: [], may: ['delete'] },
  });
  expect((await titlesIn('?mine=1'))[2]).toBe('Repas de quartier');
  expect(await titlesIn('?q=repas')).toHaveLength(1);
  expect(await call(`PUT /events/${created.id}/attendance`, { state: 'none' })).toMatchObject({
    status: 403,
  });
  await call(`DELETE /events/${created.id}`);
  expect(await call(`GET /events/${created.id}`)).toMatchObject({ status: 404 });
  const online = (await call('POST /events', { ...own, place: '', city: '' })).body.event;
  expect(online).toMatchObject({ type: 'online', location: 'En ligne', city: null, address: null });
});

test('similar events are of the same category, then of the same type', async () => {
  expect((await eventOf(other)).related.map(({ category, type }) => [category, type])).toEqual([
    ['Atelier', 'this-week'],
    ['Atelier', 'local'],
    ['Rencontre', 'online'],
  ]);
});

test.each([
  ['POST /events', { ...own, title: ' ' }, 400, ['title']],
  ['POST /events', { ...own, category: 'Fête' }, 400, ['category']],
  ['POST /events', { ...own, date: dayAhead(-1) }, 400, ['date']],
  ['POST /events', { ...own, end: own.start }, 400, ['end']],
  ['POST /events', { ...own, city: '' }, 400, ['city']],
  ['POST /events', { ...own, price: -1 }, 400, ['price']],
  ['GET /events?from=demain', undefined, 400, ['from']],
  [`PUT /events/${other}/attendance`, { state: 'perhaps' }, 400, ['state']],
  ['PUT /events/unknown/attendance', { state: 'none' }, 404, []],
  ['GET /events/unknown', undefined, 404, []],
  ['DELETE /events/unknown', undefined, 404, []],
  [`DELETE /events/${other}`, undefined, 403, []],
])('%s %j is refused', async (name, body, status, fields) => {
  const refusal = await call(name, body);
  expect(refusal).toMatchObject({ status, body: { success: false } });
  expect(Object.keys(refusal.body.error.fields ?? {})).toEqual(fields);
  expect(await itemsIn('')).toHaveLength(16);
});

test('what earlier versions stored under several keys is moved over once', async () => {
  const { client_id: _, ...event } = own;
  const past = { ...event, id: 'local-2', title: 'Hier', date: dayAhead(-1) };
  const before = {
    'az-content-events': [{ ...event, id: 'local-1' }, past, { id: 7 }],
    'az-content-going-marks': ['6', '7'],
    'az-content-interested-marks': ['8', '7', 7],
  };
  for (const [name, value] of Object.entries(before))
    localStorage.setItem(`${name}:${id}`, JSON.stringify(value));
  expect((await titlesIn('')).slice(0, 2)).toEqual(['Repas de quartier', 'Petit déjeuner des indépendants']);
  expect((await eventOf('local-2')).title).toBe('Hier');
  const states = [];
  for (const one of ['6', '7', '8']) states.push((await eventOf(one)).attendance);
  expect(states).toEqual(['going', 'going', 'interested']);
  for (const name of Object.keys(before)) expect(localStorage.getItem(`${name}:${id}`)).toBeNull();
});

test.each(['7', '{"gatherings":{"events":[{}],"going":7,"interested":[1],"left":null}}'])(
  'stored rubbish is as if nothing was stored: %s',
  async (stored) => {
    localStorage.setItem(`az-sample:${id}`, stored);
    expect(await itemsIn('?mine=1')).toHaveLength(4);
  },
);

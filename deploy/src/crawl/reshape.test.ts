import {
  AccountReplyWire,
  EmailField,
  FeedReplyWire,
  ImagesReplyWire,
  JobsReplyWire,
  LoginReplyWire,
  maxAnnouncementLength,
  maxFeedPage,
  parseAccount,
  parseAnnouncementImages,
  parseFeedPage,
  parseJobs,
  parseLoginReply,
} from '@az/shared/contracts';
import * as v from 'valibot';
import { ownApiDocument } from '../testing/own-api.ts';
import { type ApiDocument, parseApiDocument, replySchemaOf } from './api-document.ts';
import { longText, type ReplySchema, reshape, type Shape, withoutRepeats } from './reshape.ts';

const job = {
  id: '4',
  position: { Positions_Number: '7', fr_Positions: 'Analyste', Descriptions: '<p>-</p>' },
  company: { Customers_Numbers: '12', Names: 'Atelier' },
  starting_date: '2020-01-01',
  ending_date: null,
  skills: [{ id_skills: '1', description: 'Lire' }],
  tools: [],
  tasks: [],
};
const texts = {
  ...{ Names: 'Awa', LastName: 'Moreau', Description: '', Phones: '', Adresses: '' },
  'E-mails': 'awa@exemple.test',
};
const user = {
  ...{ Customers_Numbers: '7', ...texts, created_date: null, Picture: null, type: 'person' },
  ...{ isVerify: true, province: null, city: null, country: { fr_Name: 'Canada' }, last_job_history: job },
};
const author = {
  ...{ Customers_Numbers: '7', Names: 'Awa', LastName: 'Moreau', type: 'person' },
  ...{ isVerify: false, role: null, picture_url: null },
};
const feed = {
  success: true,
  feeds: ['1', '2'].map((id) => ({
    ...{ id, type: 'announcement', text: 'Bonjour', created_at: '2026-01-01T00:00:00Z', author },
    ...{ like_count: 3, comment_count: 1, image_count: 1, liked: false, own: false },
    ...{ edited_at: null, saved: false, hidden: false, rev: 1 },
  })),
  meta: { next_cursor: 'abc' },
};
const image = {
  ...{ id: '9', url: '/i/9', alt: 'Un pont', width: 8, height: 6 },
  sizes: [{ url: '/i/9s', width: 4, height: 3 }],
};

let document: ApiDocument | null;

beforeAll(async () => {
  document = parseApiDocument(await ownApiDocument());
});

/** A reply of a call in another shape. */
function reshaped(call: string, value: unknown, shape: Shape): unknown {
  const [method = '', path = ''] = call.split(' ');
  const schema = document && replySchemaOf(document, method, path);
  if (!schema) throw new Error(`${call} is no call of the API`);
  return reshape(value, schema, shape);
}

const images = { success: true, images: [image] };
const account = {
  status: true,
  account: {
    ...texts,
    type: 'person',
    country: { code: 'GA', fr_Name: 'Gabon' },
    province: null,
    city: null,
    pending_email: null,
  },
};
const session = { status: true, access_token: 'abc', user };

test.each<[string, v.GenericSchema, unknown, (raw: unknown) => unknown]>([
  ['GET /az/global', FeedReplyWire, feed, parseFeedPage],
  ['GET /az/announcements-images/12', ImagesReplyWire, images, parseAnnouncementImages],
  ['GET /user-jobs-history', JobsReplyWire, { status: true, jobsHistory: [job] }, parseJobs],
  ['POST /login', LoginReplyWire, session, parseLoginReply],
  ['GET /account', AccountReplyWire, account, parseAccount],
])('%s keeps its contract in every shape, and can be read', (call, contract, value, parse) => {
  expect(v.safeParse(contract, value).issues).toBeUndefined();
  for (const shape of ['empty', 'long'] as const) {
    const other = reshaped(call, value, shape);
    expect(v.safeParse(contract, other).issues).toBeUndefined();
    expect(parse(other)).not.toBeNull();
    expect(other).not.toEqual(value);
  }
});

test('an empty feed has no entry, no number of entries and no next page', () => {
  expect(reshaped('GET /az/global', feed, 'empty')).toEqual({
    success: true,
    feeds: [],
    meta: { next_cursor: null },
  });
});

test('a long feed has the maximum length, each entry with its own id and the longest text', () => {
  const { items, meta } = parseFeedPage(reshaped('GET /az/global', feed, 'long')) ?? { items: [] };
  expect(items).toHaveLength(maxFeedPage);
  expect(items.slice(0, 4).map(({ id }) => id)).toEqual(['1', '2', '1~1', '2~1']);
  expect(new Set(items.map(({ text }) => text.length))).toEqual(new Set([maxAnnouncementLength]));
  expect(items[0]?.author).toMatchObject({ id: '7', role: longText(255) });
  expect(meta?.nextCursor).toBe('abc');
});

test('the signed-in member stays the same', () => {
  const inShape = (shape: Shape) => parseLoginReply(reshaped('POST /login', session, shape));
  for (const shape of ['empty', 'long'] as const)
    expect(inShape(shape)).toMatchObject({
      token: 'abc',
      member: { id: '7', kind: 'person', verified: true },
    });
  expect(inShape('empty')?.wire).toMatchObject({
    ...{ Names: 'Awa', 'E-mails': 'awa@exemple.test' },
    ...{ country: null, last_job_history: null },
  });
});

test('an e-mail address stays valid, with the longest name', () => {
  const long = parseLoginReply(reshaped('POST /login', session, 'long'))?.member.email;
  expect(long).toMatch(/^awa\.a[.a]{59}@exemple\.test$/);
  expect(v.is(EmailField, long)).toBe(true);
});

test('entries without an id are not repeated, and an empty list stays empty', () => {
  const schema: ReplySchema = { type: 'array', items: {} };
  expect(reshape([{ width: 1 }], schema, 'long')).toEqual([{ width: 1 }]);
  expect(reshape([], schema, 'long')).toEqual([]);
  expect(reshape(['a'], { ...schema, minItems: 1 }, 'empty')).toEqual(['a']);
});

test('requests to the API use the original ids', () => {
  expect(withoutRepeats('/az/announcements-images/12~3')).toBe('/az/announcements-images/12');
  expect(withoutRepeats('/user-jobs-history?user_id=7~1&x=~')).toBe('/user-jobs-history?user_id=7&x=~');
});

test.each([20, 255, 5000])('a text of %d has that length, and one word without a break', (length) => {
  const text = longText(length);
  expect(text).toHaveLength(length);
  expect(text.split(' ')[0]?.length).toBe(Math.min(120, length / 2 + 0.5 * (length % 2)));
});

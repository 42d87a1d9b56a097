import { type Operation, openApiOf } from '../../fuzz/conformance.ts';
import type { Schema } from '../../fuzz/schema-arbitrary.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

type SpecCall = {
  call: string;
  bearer?: true;
  /** Keys of the JSON body, or fields of the form if `form` is set. */
  payload?: string[];
  form?: true;
  query?: string[];
  /** Keys of the reply that the client reads, or `list` if the reply is an array. */
  reply: string[] | 'list' | null;
};

const job = ['position', 'company', 'starting_date', 'ending_date', 'skills', 'tools', 'tasks'];
const company = [
  'company_name',
  'activity_sector',
  'website',
  'country',
  'province',
  'city',
  'neighborhood',
  'email',
  'phone',
  'description',
];

/** The calls of section 7 of the specification, in its order. */
const specified: SpecCall[] = [
  { call: 'POST /verify-token', bearer: true, payload: ['access_token'], reply: ['status'] },
  { call: 'GET /az/global', bearer: true, reply: ['success', 'feeds', 'meta'] },
  { call: 'GET /az/announcements-images/{id}', reply: ['success', 'images'] },
  { call: 'GET /az/announcements-comments/{id}', reply: ['success', 'comments'] },
  {
    call: 'POST /az/announcements-comments-store/{id}',
    bearer: true,
    form: true,
    payload: ['comment'],
    reply: ['success', 'comment'],
  },
  { call: 'GET /profile/picture', bearer: true, reply: ['status', 'picture_data'] },
  {
    call: 'POST /profile/picture',
    bearer: true,
    form: true,
    payload: ['profile_picture'],
    reply: ['status'],
  },
  { call: 'DELETE /profile/picture', bearer: true, reply: ['status'] },
  { call: 'GET /cover/picture', bearer: true, reply: ['status', 'cover_data'] },
  { call: 'POST /cover/picture', bearer: true, form: true, payload: ['cover_picture'], reply: ['status'] },
  { call: 'DELETE /cover/picture', bearer: true, reply: ['status'] },
  { call: 'GET /activity-sector', reply: ['sectors'] },
  { call: 'GET /countries', reply: 'list' },
  { call: 'POST /province/{code}', reply: 'list' },
  { call: 'POST /city/{code}', reply: 'list' },
  { call: 'POST /add-company', bearer: true, payload: company, reply: null },
  { call: 'GET /positions', bearer: true, reply: ['positions'] },
  { call: 'GET /companies', bearer: true, reply: ['companies'] },
  { call: 'GET /user-jobs-history', bearer: true, query: ['user_id'], reply: ['status', 'jobsHistory'] },
  { call: 'POST /add-jobs-history', bearer: true, payload: job, reply: null },
  { call: 'PUT /jobs-history/{id}', bearer: true, payload: job, reply: null },
];

const sorted = (names: string[]) => [...names].sort();

function schemaOfReply({ responses }: Operation): Schema {
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return done?.content?.['application/json']?.schema ?? {};
}

it('has the 21 calls of the specification, each once in the table', () => {
  expect(new Set(specified.map(({ call }) => call)).size).toBe(21);
});

it.each(specified)(
  '$call is as specified',
  async ({ call, bearer, payload = [], form, query = [], reply }) => {
    const [method = '', path = ''] = call.split(' ');
    const { paths } = await openApiOf(server.api);
    const template = Object.keys(paths).find(
      (one) => one.replace(/\{\w+\}/, '{}') === path.replace(/\{\w+\}/, '{}'),
    );
    const operation = paths[template ?? '']?.[method.toLowerCase()];
    if (!operation) throw new Error(`The server does not have ${call}.`);
    expect(operation.security.length > 0).toBe(bearer === true);
    const content = operation.requestBody?.content ?? {};
    const schema = content[form ? 'multipart/form-data' : 'application/json']?.schema;
    expect(sorted(Object.keys(schema?.properties ?? {}))).toEqual(sorted(payload));
    const inQuery = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    expect(inQuery).toEqual(expect.arrayContaining(query));
    const replied = schemaOfReply(operation);
    if (reply === 'list') expect(replied.type).toBe('array');
    else expect(Object.keys(replied.properties ?? {})).toEqual(expect.arrayContaining(reply ?? []));
  },
);

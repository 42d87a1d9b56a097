import { readCookie } from '@az/backend';
import fastify from 'fastify';
import { sendCookie } from './cookies.ts';

const app = fastify({ trustProxy: true });
app.get<{ Params: { name: string } }>('/read/:name', async (request) => ({
  value: readCookie(request, request.params.name),
}));
app.get('/send', async (request, reply) => {
  sendCookie(request, reply, { name: 'one', value: 'a.b-c_d', ageSeconds: 60 });
  sendCookie(request, reply, { name: 'two', value: '', ageSeconds: 0 });
  return '';
});

let url: string;

beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

const read = async (name: string, cookie: string) =>
  (await fetch(`${url}/read/${name}`, { headers: { cookie } })).json();

test.each([
  ['', null],
  ['other=x', null],
  ['xone=x; one-more=x', null],
  ['one=', null],
  ['one=abc', 'abc'],
  ['other=x;one=abc', 'abc'],
  ['other=x;  one=a=b ; more=y', 'a=b'],
  ['one=first; one=second', 'first'],
  ['one=a%20b', 'a b'],
  ['one=%', '%'],
])('of the header %p one cookie is %p', async (cookie, value) => {
  expect(await read('one', cookie)).toEqual({ value });
});

test('a property name of Object.prototype is no cookie', async () => {
  expect(await read('toString', 'one=abc')).toEqual({ value: null });
});

test.each([
  ['http', ''],
  ['https', ' Secure;'],
])('over %s cookies are sent side by side, and no script can read them', async (proto, secure) => {
  const { headers } = await fetch(`${url}/send`, { headers: { 'x-forwarded-proto': proto } });
  expect(headers.getSetCookie()).toEqual([
    `one=a.b-c_d; Max-Age=60; Path=/; HttpOnly;${secure} SameSite=Lax`,
    `two=; Max-Age=0; Path=/; HttpOnly;${secure} SameSite=Lax`,
  ]);
});

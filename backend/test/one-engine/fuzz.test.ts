import { runFuzz } from '../../fuzz/run-fuzz.ts';
import { signIn } from '../api-calls.ts';
import { makeDatabase, type TestDatabase } from '../database.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await makeDatabase();
  server = await startServer(database.env, 'fuzz/server.js');
});

afterAll(async () => {
  await server.stop();
  await database.remove();
});

/** Calls that only a request with a secret or an unguessable address gets through. */
const needsLuck = [
  'POST /reset-password',
  'POST /confirm-email',
  'POST /account/email-change',
  'PUT /account/password',
  'PUT /account',
  'DELETE /account',
  'DELETE /account/sessions',
  'DELETE /account/sessions/{id}',
  'POST /login',
  'GET /az/pictures/{file}',
  'POST /add-company',
  'POST /add-jobs-history',
  'PUT /jobs-history/{id}',
  'DELETE /jobs-history/{id}',
  'POST /profile/picture',
  'POST /cover/picture',
  'DELETE /az/announcements/{id}',
  'DELETE /az/announcements-comments/{id}',
];

it('answers 2 000 random requests to all its calls as described, none with 5xx', async () => {
  const { api } = server;
  const summary = await runFuzz({ api, signIn: () => signIn(api), runs: 2000, seed: 20_261_121 });
  expect(summary.requests).toBe(2000);
  expect(summary.neverSucceeded.filter((operation) => !needsLuck.includes(operation))).toEqual([]);
  // Two thousand requests, among them sign-ups and pictures, on two busy cores.
}, 300_000);

import { callApi } from '../api/client.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { returnWith } from '../testing/returning-member.ts';
import { removeSession, repliedPositions, startSession } from './session.ts';

let server: FakeServer;

const at = (position: string) => () => json({}, { headers: { 'Live-Seq': position } });
const read = (path: string) => callApi(path, { bearer: true });

beforeEach(async () => {
  server = fakeServer();
  server.on('POST /verify-token', () => json({ status: true }));
  server.on('POST /logout', () => json({ status: true }));
  server.on('GET /a', at('e.9'));
  server.on('GET /b', at('e.10'));
  returnWith();
  await startSession();
});

afterEach(() => removeSession());

test('positions are those of all replies, also of those that the page has brought along', async () => {
  const token = document.cookie.replace(/.*authKey=([^;]*).*/, '$1');
  window.__azEarly = { token: decodeURIComponent(token), gets: { '/a': Promise.resolve(at('e.3')()) } };
  for (const path of ['/a', '/b', '/a', '/b']) await read(path);
  expect([...repliedPositions()]).toEqual(['e.3', 'e.10', 'e.9']);
});

test('they end with the session, and replies to its calls do not bring them back', async () => {
  await read('/a');
  let answer: (reply: Response) => void = () => undefined;
  server.on('GET /late', () => new Promise((resolve) => (answer = resolve)));
  const late = expect(read('/late')).rejects.toMatchObject({ kind: 'signed-out' });
  await new Promise((resolve) => setTimeout(resolve));
  await removeSession();
  expect(repliedPositions().size).toBe(0);
  answer(at('e.1')());
  await late;
  expect(repliedPositions().size).toBe(0);
});

import { person, register } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

/** Number of pairs of a known and an unknown e-mail. `scripts/measure-enumeration.mjs` measures reply times. */
const pairs = 25;

const server = useServer({ program: 'fuzz-server' });

beforeAll(async () => {
  await register(server.api, person('connue'));
});

async function answerOf(path: string, json: object): Promise<string> {
  const reply = await fetch(server.api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const headers = [...reply.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([reply.status, headers, await reply.text()]);
}

it.each(['/login', '/forgot-password'])(
  'POST %s does not reveal whether an e-mail is known: status, headers and body are the same bytes',
  async (path) => {
    const password = path === '/login' ? { password: 'un-mot-de-passe-faux' } : {};
    const answers = new Set<string>();
    for (let pair = 1; pair <= pairs; pair += 1) {
      answers.add(await answerOf(path, { email: 'connue@exemple.test', ...password }));
      answers.add(await answerOf(path, { email: `absente-${pair}@exemple.test`, ...password }));
    }
    expect(answers.size).toBe(1);
  },
);

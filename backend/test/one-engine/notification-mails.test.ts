import { parsePreferences } from '@az/shared/contracts';
import { call } from '../api-calls.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { networkCalls, type Person } from '../network-calls.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();
let mailServer: MailServer;
let server: ServerProcess;
const network = networkCalls(() => server.api);

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startServer({
    ...database.env,
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, SMTP_FROM: 'bonjour@reseau.test' },
    ...{ PUBLIC_URL: 'https://reseau.test' },
  });
});

afterAll(async () => {
  await server.stop();
  await mailServer.close();
});

async function frequencyOf({ token }: Person): Promise<string> {
  const { body } = await call(`${server.api}/account/preferences`, { token });
  return parsePreferences(body).notifications.emailFrequency;
}

it('a notification is mailed by SMTP, and the address of its headers ends these mails', async () => {
  const [awa, yann] = await network.two();
  await network.prefer(awa, { notifications: { emailFrequency: 'each' } });
  await network.ask(yann, awa);
  // As if she had left ten minutes ago, and the sweep of the minute had come.
  await database.sql(
    `update api.members set last_input_at = now() - interval '10 minutes', email_proven_at = now() where id = ${awa.id}`,
    `insert into api.outbox_mails (kind, member_id, recipient, created_at, due_at)
      select 'notifications', id, email, now(), now() from api.members where id = ${awa.id}`,
  );
  // The first two are those of the sign-ups.
  const mail = await mailServer.waitFor(3);
  expect(mail.subject).toBe('Aïssatou Ndzouba vous invite à rejoindre son réseau');
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, path] = /^<https:\/\/reseau\.test(\/\S+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  const address = `${server.origin}${path}`;
  expect(mail.html).toContain(`https://reseau.test${path}`);
  expect(mail.raw).toContain(`\r\nList-Unsubscribe: <https://reseau.test${path}>\r\n`);

  const page = await fetch(address);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toContain('<form method="post">');
  expect(await frequencyOf(awa)).toBe('each');

  // A mail program, and the page in a browser that says from which site the form comes.
  const bodies: RequestInit[] = [
    { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
    { body: '', headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' } },
  ];
  for (const body of bodies) {
    const reply = await fetch(address, { method: 'POST', ...body });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('vous ne recevrez plus de notifications par e-mail');
    expect(await frequencyOf(awa)).toBe('never');
  }
  expect((await fetch(address.slice(0, -1), { method: 'POST' })).status).toBe(404);
});

import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { call, demo, person, register } from '../api-calls.ts';
import { type MailServer, resetTokenOf, startMailServer } from '../mail-server.ts';
import { mailsTo, readOutbox } from '../outbox.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();
let server: ServerProcess | null = null;
let mailServer: MailServer | null = null;

const certificates = join(__dirname, '../certificates');
const who = demo;

afterEach(async () => {
  await server?.stop();
  await mailServer?.close();
  server = null;
  mailServer = null;
  await database.sql(
    'delete from api.outbox_mails',
    'delete from api.password_resets',
    'delete from api.attempts',
  );
});

const api = () => server?.api ?? '';

async function start(smtpUrl = '', more: Record<string, string> = {}): Promise<void> {
  const smtp: Record<string, string> = smtpUrl ? { SMTP_URL: smtpUrl, SMTP_FROM: 'bonjour@reseau.test' } : {};
  server = await startServer({ ...database.env, LOG_LEVEL: 'warn', ...smtp, ...more });
}

const forgot = (email = who.email) => call(`${api()}/forgot-password`, { json: { email } });
const waiting = () => database.sql('select kind, attempts from api.outbox_mails order by id');

const tls = async () => ({
  key: await readFile(join(certificates, 'localhost.key.pem')),
  cert: await readFile(join(certificates, 'localhost.cert.pem')),
});
const trusting = { NODE_EXTRA_CA_CERTS: join(certificates, 'localhost.cert.pem') };

const checkUser: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'az@reseau' && password === 'p@ss:word/1'
      ? done(null, { user: username })
      : done(new Error('No')),
};
const user = 'az%40reseau:p%40ss%3Aword%2F1';

it('is sent by SMTP, complete and well formed, with the configured sender', async () => {
  mailServer = await startMailServer();
  await start(`smtp://127.0.0.1:${mailServer.port}`, {
    PUBLIC_URL: 'https://reseau.test',
    PRODUCT_NAME: 'Réseau « d’ici » <b>',
  });
  const askedAt = Date.now();
  await forgot();
  const mail = await mailServer.waitFor(1);
  expect(mail.envelope).toEqual({ from: 'bonjour@reseau.test', to: [who.email] });
  expect(mail.from).toMatchObject({ name: 'Réseau « d’ici » <b>', address: 'bonjour@reseau.test' });
  expect(mail.to).toMatchObject([{ name: '', address: who.email }]);
  expect(mail.subject).toBe('Choisir un nouveau mot de passe pour Réseau « d’ici » <b>');
  expect(mail.messageId).toMatch(/^<\d+\.\d+@reseau\.test>$/);
  expect(Date.parse(mail.date ?? '')).toBeGreaterThanOrEqual(askedAt - 1000);
  expect(Date.parse(mail.date ?? '')).toBeLessThan(askedAt + 60_000);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(mail.html).toContain('<html lang="fr">');
  expect(mail.html).not.toContain('<b>');
  expect(mail.raw).toMatch(/^[\t\n\r -~]*$/);
  const json = { token: resetTokenOf(mail), password: 'deux-crabes-dans-le-panier' };
  expect((await call(`${api()}/reset-password`, { json })).status).toBe(200);
  await until(() => (mailServer?.received.length ?? 0) === 2);
  await server?.stop();
  server = null;
  expect(await waiting()).toEqual([]);
});

it('signs in at the mail server when required, with special characters in the password', async () => {
  mailServer = await startMailServer({ ...checkUser });
  await start(`smtp://${user}@127.0.0.1:${mailServer.port}`);
  await forgot();
  expect((await mailServer.waitFor(1)).user).toBe('az@reseau');
});

it('uses TLS from the start, with a trusted certificate', async () => {
  mailServer = await startMailServer({ ...checkUser, ...(await tls()), secure: true });
  await start(`smtps://${user}@localhost:${mailServer.port}`, trusting);
  await forgot();
  expect(await mailServer.waitFor(1)).toMatchObject({ tls: true, user: 'az@reseau' });
});

it('uses STARTTLS where it is offered', async () => {
  mailServer = await startMailServer({ ...(await tls()), hideSTARTTLS: false });
  await start(`smtp://localhost:${mailServer.port}`, trusting);
  await forgot();
  expect((await mailServer.waitFor(1)).tls).toBe(true);
});

/** Requests a mail that cannot be sent now. The call must succeed, and the mail must be kept for another attempt. */
async function expectPostponed(): Promise<void> {
  expect(await forgot()).toMatchObject({ status: 200, body: { status: true } });
  await until(() => server?.output().includes('will be tried again') ?? false);
  await server?.stop();
  const log = server?.output() ?? '';
  server = null;
  expect(await waiting()).toEqual([{ kind: 'password-reset', attempts: 1 }]);
  expect(log).not.toContain(who.email);
  expect(log).not.toContain('p@ss');
  expect(log).not.toContain('p%40ss');
}

it('waits when the certificate is not trusted', async () => {
  mailServer = await startMailServer({ ...(await tls()), secure: true });
  await start(`smtps://localhost:${mailServer.port}`);
  await expectPostponed();
  expect(mailServer.received).toEqual([]);
});

it('waits when the mail server refuses the password', async () => {
  mailServer = await startMailServer({ ...checkUser });
  await start(`smtp://az:wrong@127.0.0.1:${mailServer.port}`);
  await expectPostponed();
});

it('waits when the mail server refuses the recipient, and is sent when it accepts', async () => {
  let isRefusing = true;
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(isRefusing ? Object.assign(new Error(`No <${address}>`), { responseCode: 450 }) : null),
  });
  const url = `smtp://127.0.0.1:${mailServer.port}`;
  await start(url);
  await expectPostponed();
  isRefusing = false;
  await database.sql('update api.outbox_mails set due_at = now()');
  await start(url);
  resetTokenOf(await mailServer.waitFor(1));
});

it('waits when there is no mail server, survives a kill, and is sent once', async () => {
  const closed = await startMailServer();
  await closed.close();
  await start(`smtp://127.0.0.1:${closed.port}`);
  await forgot();
  await server?.stop('SIGKILL');
  await database.sql(
    "update api.outbox_mails set due_at = now() + interval '1 second' where kind = 'password-reset'",
  );
  mailServer = await startMailServer();
  await start(`smtp://127.0.0.1:${mailServer.port}`);
  resetTokenOf(await mailServer.waitFor(1));
  await register(api(), person('apres-la-panne'));
  await forgot('apres-la-panne@exemple.test');
  await mailServer.waitFor(3);
  expect(mailServer.received.map(({ envelope }) => envelope.to[0])).toEqual([
    who.email,
    'apres-la-panne@exemple.test',
    'apres-la-panne@exemple.test',
  ]);
});

it('delays neither a call nor the shutdown when the mail server hangs', async () => {
  const sockets: Socket[] = [];
  const hanging: Server = createServer((socket) => sockets.push(socket.resume()));
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  await start(`smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
  expect((await forgot()).status).toBe(200);
  expect((await forgot('absente@exemple.test')).status).toBe(200);
  // All connections to the mail server are still open, so the calls have not waited for the end of an attempt.
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  await until(() => sockets.length > 0);
  // If the server had not stopped within its time limit, the exit code would be 1.
  expect(await server?.stop()).toBe(0);
  server = null;
  for (const socket of sockets) socket.destroy();
  hanging.close();
  expect(await waiting()).toMatchObject([{ kind: 'password-reset', attempts: 1 }, { attempts: 0 }]);
});

it('is written to a private folder when there is no mail server; old files are deleted', async () => {
  await start();
  const address = new URL(server?.origin ?? '');
  await forgot();
  const [mail] = await mailsTo(database.dataDir, who.email, 1);
  expect(mail?.text).toContain(`\n${address.origin}/auth-advance/forgot-pass#token=`);
  resetTokenOf(mail ?? {});
  const file = mail?.file ?? '';
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(database.dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
  const other = join(database.dataDir, 'outbox', 'notes.txt');
  await writeFile(other, 'Not a mail.');
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await utimes(file, daysAgo(31), daysAgo(31));
  await utimes(other, daysAgo(31), daysAgo(31));
  await register(api(), person('nouvelle-lettre'));
  await forgot('nouvelle-lettre@exemple.test');
  await mailsTo(database.dataDir, 'nouvelle-lettre@exemple.test', 1);
  expect((await readOutbox(database.dataDir)).map((one) => one.file)).not.toContain(file);
  expect(await readFile(other, 'utf8')).toBe('Not a mail.');
});

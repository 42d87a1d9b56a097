import { call, credentialsOf, person } from '../api-calls.ts';
import { resetTokenOf } from '../mail-server.ts';
import { mailsTo } from '../outbox.ts';
import { startServer } from '../server-process.ts';
import { useDatabase } from '../use-server.ts';

const database = useDatabase();

it('logs no password, token, cookie, e-mail or name of a member', async () => {
  const who = { ...person('journal'), Names: 'Zéphyrine' };
  const server = await startServer({ ...database.env, LOG_LEVEL: 'trace' });
  const secrets = [who.email, who.password, who.Names];
  const ask = async (method: string, path: string, json?: unknown, token?: string) => {
    const answer = await call(server.api + path, { method, json, token });
    const cookie = /=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    const next = answer.body.access_token;
    secrets.push(...[cookie, next].filter((one) => typeof one === 'string'));
    return typeof next === 'string' ? next : '';
  };
  try {
    const first = await ask('POST', '/register', who);
    await ask('POST', '/register', who);
    await ask('POST', '/login', { ...credentialsOf(who), password: 'Wrong-secret-1' });
    await ask('POST', '/forgot-password', { email: who.email });
    // There are two mails, because the second sign-up has also sent the owner one.
    const mails = await mailsTo(database.dataDir, who.email, 2);
    const token = resetTokenOf(mails.find(({ text }) => text?.includes('/forgot-pass')) ?? {});
    const [second, third] = ['deux-crabes-dans-le-panier', 'trois-paniers-dans-la-barque'];
    secrets.push('Wrong-secret-1', token, second, third, 'nouvelle@exemple.test');
    await ask('POST', '/reset-password', { token, password: 'court' });
    await ask('POST', '/reset-password', { token, password: second });
    await ask('GET', '/account', undefined, first);
    const again = await ask('POST', '/login', { email: who.email, password: second });
    const last = await ask('PUT', '/account/password', { current_password: second, password: third }, again);
    await ask('PUT', '/account', { 'E-mails': 'nouvelle@exemple.test', password: third }, last);
    await ask('GET', '/account/export', undefined, last);
    await ask('DELETE', '/account', { password: third }, last);
  } finally {
    await server.stop();
  }
  const log = server.output();
  expect(secrets.length).toBeGreaterThan(12);
  expect(log).toContain('/account/password');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

import type { OutboxRepository, WaitingMail } from '../repositories/outbox-repository.ts';
import { type Deliver, MailWorker } from './mail-worker.ts';
import { retryDelay } from './retry-delay.ts';

const mail = (id: number, attempts = 1): WaitingMail => ({
  id,
  kind: 'password-changed',
  member_id: 1,
  recipient: 'aissatou@exemple.test',
  created_at: new Date(0),
  attempts,
});

/** A queue that returns these mails once and records what is done with them. */
function makeOutbox(mails: WaitingMail[]) {
  const fates: string[] = [];
  const outbox = {
    claim: async () => mails.shift() ?? null,
    postpone: async (id: number, delayMs: number) => void fates.push(`${id} in ${delayMs}`),
    remove: async (id: number) => void fates.push(`${id} removed`),
  };
  // The mail worker calls no other method of the queue.
  return { fates, outbox: outbox as unknown as OutboxRepository };
}

async function run(mails: WaitingMail[], deliver: Deliver) {
  const { fates, outbox } = makeOutbox(mails);
  const lines: string[] = [];
  const log = (facts: object, message: string) => lines.push(JSON.stringify([facts, message]));
  const mailWorker = new MailWorker(outbox);
  mailWorker.start(deliver, { warn: log, error: log });
  await jest.advanceTimersByTimeAsync(1);
  return { fates, lines, mailWorker };
}

const refusing: Deliver = () =>
  Promise.reject(
    Object.assign(new Error('550 <aissatou@exemple.test>'), { code: 'EENVELOPE', responseCode: 550 }),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends what waits and removes it', async () => {
  const sent: unknown[] = [];
  const { fates, lines } = await run([mail(1), mail(2)], async ({ id }) => void sent.push(id));
  expect(sent).toEqual([1, 2]);
  expect(fates).toEqual(['1 removed', '2 removed']);
  expect(lines).toEqual([]);
});

it('tries a refused mail again after growing delays, goes on with the next, and gives up after six', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((attempts) => mail(attempts, attempts));
  const { fates, lines } = await run(six, refusing);
  expect(fates).toEqual([
    '1 in 10000',
    '2 in 60000',
    '3 in 300000',
    '4 in 1800000',
    '5 in 7200000',
    '6 removed',
  ]);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toContain('given up');
  expect(retryDelay(7)).toBeNull();
});

it('logs failures without addresses or names', async () => {
  const { lines } = await run([mail(1)], refusing);
  expect(lines[0]).toContain('EENVELOPE 550');
  expect(lines.join()).not.toContain('exemple.test');
});

it.each([1, 6])('aborts attempt %i at shutdown, and the mail waits for another one', async (attempts) => {
  const hanging: Deliver = (_mail, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const { fates, mailWorker } = await run([mail(1, attempts), mail(2)], hanging);
  expect(fates).toEqual([]);
  await mailWorker.stop();
  expect(fates).toEqual(['1 in 10000']);
});

it('polls after five seconds, and sooner when woken', async () => {
  const mails: WaitingMail[] = [];
  const sent: unknown[] = [];
  const { mailWorker } = await run(mails, async ({ id }) => void sent.push(id));
  mails.push(mail(1));
  await jest.advanceTimersByTimeAsync(4900);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([1]);
  mails.push(mail(2));
  mailWorker.wake();
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([1, 2]);
});

it('survives a queue that cannot be read', async () => {
  const mails = [mail(1)];
  const { outbox } = makeOutbox(mails);
  let isBroken = true;
  const claim = outbox.claim.bind(outbox);
  outbox.claim = () => (isBroken ? Promise.reject(new Error('gone')) : claim());
  const sent: unknown[] = [];
  const mailWorker = new MailWorker(outbox);
  mailWorker.start(async ({ id }) => void sent.push(id), { warn: () => {}, error: () => {} });
  await jest.advanceTimersByTimeAsync(1);
  isBroken = false;
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([1]);
});

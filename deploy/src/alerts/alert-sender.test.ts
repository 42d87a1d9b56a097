import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { alertOf } from './alert-message.ts';
import { AlertSender, waitAfter } from './alert-sender.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const secret = Buffer.alloc(32, 7);
const why = {
  kind: 'roll-back',
  reason: 'evidence',
  figures: { ofCanary: 9, failing: 10, evidence: 5000, limit: 1000 },
};
const alert = alertOf({
  ...{ hash: 'ab12', at: new Date(now), verb: 'recall', area: 'feed', what: '1.1.0+b110' },
  why: JSON.stringify(why),
});

let server: Server;
let queue: { take: jest.Mock; accept: jest.Mock; postpone: jest.Mock };
const registry = () => new Registry();

async function startReceiver(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/alert`;
}

beforeEach(() => {
  queue = {
    take: jest.fn().mockResolvedValue(alert),
    accept: jest.fn().mockResolvedValue(undefined),
    postpone: jest.fn().mockResolvedValue(undefined),
  };
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a rollback is posted with its reason and figures, and signed', async () => {
  const received: { body: string; headers: IncomingMessage['headers'] }[] = [];
  const url = await startReceiver(async (request, response) => {
    received.push({ body: await text(request), headers: request.headers });
    response.writeHead(204).end();
  });
  const metrics = registry();
  await new AlertSender(
    { url, secret },
    { sources: [queue], registry: metrics, log: jest.fn(), now: () => now },
  ).deliver();
  const [{ body, headers } = { body: '', headers: {} }] = received;
  expect(JSON.parse(body)).toEqual({
    type: 'rollout.rolled-back',
    timestamp: '2026-03-01T10:00:00.000Z',
    data: {
      ...{ area: 'feed', version: '1.1.0+b110', by: 'guardrail' },
      summary:
        'The canary fails more often than the stable version: 9 of 10 failing sessions are its own. Evidence is 5000, and 1000 is enough for a rollback.',
      verdict: why,
    },
  });
  const signature = createHmac('sha256', secret)
    .update(`ab12.${now / 1000}.${body}`)
    .digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': 'ab12',
    'webhook-timestamp': String(now / 1000),
    'webhook-signature': `v1,${signature}`,
  });
  expect(queue.accept).toHaveBeenCalledWith(alert);
  expect(await metrics.metrics()).toContain('az_alert_deliveries_total{result="accepted"} 1');
});

test('a refusing receiver is asked again later and later, and named in the log once', async () => {
  const url = await startReceiver((_, response) => response.writeHead(500).end());
  const log = jest.fn();
  const sender = new AlertSender(
    { url, secret },
    { sources: [queue], registry: registry(), log, now: () => now },
  );
  for (let attempt = 0; attempt < 3; attempt += 1) await sender.deliver();
  expect(queue.postpone.mock.calls).toEqual([[now + 5_000], [now + 10_000], [now + 20_000]]);
  expect(log.mock.calls).toEqual([['The alert about feed 1.1.0+b110 failed: it replied 500.']]);
  expect(queue.accept).not.toHaveBeenCalled();
  expect(waitAfter(60)).toBe(15 * 60 * 1000);
});

test('what waits for one source keeps no other from being delivered', async () => {
  const url = await startReceiver((_, response) => response.writeHead(204).end());
  const empty = { ...queue, take: jest.fn().mockResolvedValue(null) };
  const own = { ...queue, take: jest.fn().mockResolvedValue(alert), accept: jest.fn() };
  queue.take.mockRejectedValueOnce(new Error('The database is gone'));
  const sources = [empty, own, queue];
  const sender = new AlertSender({ url, secret }, { sources, registry: registry(), log: jest.fn() });
  await expect(sender.deliver()).rejects.toThrow('The database is gone');
  expect(own.accept).toHaveBeenCalledWith(alert);
  expect(queue.accept).not.toHaveBeenCalled();
});

test('a redirect is not followed', async () => {
  const paths: (string | undefined)[] = [];
  const url = await startReceiver((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new AlertSender(
    { url, secret },
    { sources: [queue], registry: registry(), log: jest.fn() },
  ).deliver();
  expect(paths).toEqual(['/alert']);
  expect(queue.postpone).toHaveBeenCalledTimes(1);
});

test('stopping ends a request without a reply, and its alert stays in the queue', async () => {
  let arrived = (): void => undefined;
  const request = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const url = await startReceiver(() => arrived());
  const sender = new AlertSender({ url, secret }, { sources: [queue], registry: registry(), log: jest.fn() });
  const delivery = sender.deliver();
  await request;
  sender.stop();
  await delivery;
  server.closeAllConnections();
  expect(queue.accept).not.toHaveBeenCalled();
  expect(queue.postpone).toHaveBeenCalledTimes(1);
});

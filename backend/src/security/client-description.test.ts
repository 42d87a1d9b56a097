import type { FastifyRequest } from 'fastify';
import { describeClient } from './client-description.ts';

const describeAgent = (agent: string | undefined) => {
  const request = { headers: { 'user-agent': agent }, ip: '203.0.113.7' } as unknown as FastifyRequest;
  const { browser, system } = describeClient(request);
  return [browser, system];
};

const mozilla = 'Mozilla/5.0';

test.each([
  ['Firefox', 'Windows', `${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`],
  [
    'Firefox',
    'iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
  ],
  ['Chrome', 'Linux', `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36`],
  ['Chrome', 'Linux', `${mozilla} (X11; Linux x86_64) HeadlessChrome/138.0.0.0 Safari/537.36`],
  [
    'Chrome',
    'Android',
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome',
    'ChromeOS',
    `${mozilla} (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36`,
  ],
  [
    'Edge',
    'Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
  ],
  [
    'Opera',
    'macOS',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0`,
  ],
  [
    'Samsung Internet',
    'Android',
    `${mozilla} (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari',
    'macOS',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15`,
  ],
  [
    'Safari',
    'iPad',
    `${mozilla} (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Safari/604.1`,
  ],
])('recognises %s on %s', (browser, system, agent) => {
  expect(describeAgent(agent)).toEqual([browser, system]);
});

test.each([
  undefined,
  '',
  `${mozilla} (KHTML, like Gecko) Safari/537.36`,
  'curl/8.11',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
])('stores nothing of unknown agents (case %#)', (agent) => {
  expect(describeAgent(agent)).toEqual([null, null]);
});

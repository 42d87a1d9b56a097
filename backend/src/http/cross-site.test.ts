import type { FastifyRequest } from 'fastify';
import { crossSiteCheck } from './cross-site.ts';

type Line = { origin: string; host: string; msg: string };

/** Makes a check. `ask` returns its answer for some headers, `lines` are the lines that it has logged. */
function check(publicUrl?: string | null) {
  const lines: Line[] = [];
  const log = { warn: (facts: Omit<Line, 'msg'>, msg: string) => lines.push({ ...facts, msg }) };
  const isCrossSite = crossSiteCheck(publicUrl);
  const ask = (headers: Record<string, string>) =>
    // The check reads only these parts of a request.
    isCrossSite({ headers, host: headers.host, log } as unknown as FastifyRequest);
  return { ask, lines };
}

const host = 'reseau.test:3901';
const origin = `http://${host}`;
/** Headers from a proxy that replaces the host with the server's own address, and from one that drops the port. */
const upstream = { host: '127.0.0.1:3000', origin };
const withoutPort = { host: 'reseau.test', origin };

it.each([
  [{ host, origin }],
  [{ host: 'RESEAU.test:3901', origin }],
  [{ host: 'reseau.test:443', origin: 'https://reseau.test' }],
  [{ host: 'reseau.test:80', origin: 'http://reseau.test' }],
  [{ host }],
])('%p is no request of another site', (headers) => {
  const { ask, lines } = check(null);
  expect(ask(headers)).toBe(false);
  expect(lines).toEqual([]);
});

it.each([upstream, withoutPort])('%p is known by the public address', (headers) => {
  expect(check(null).ask(headers)).toBe(true);
  const { ask, lines } = check(`${origin}/`);
  expect(ask(headers)).toBe(false);
  expect(ask({ ...headers, 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(ask({ ...headers, origin: 'http://ailleurs.test' })).toBe(true);
  expect(ask({ ...headers, origin: 'https://reseau.test:3901' })).toBe(true);
  expect(lines.map((line) => line.origin)).toEqual(['http://ailleurs.test', 'https://reseau.test:3901']);
});

it.each([upstream, withoutPort])('%p is logged once, with the setting to change', (headers) => {
  const { ask, lines } = check(null);
  for (let count = 0; count < 3; count += 1) expect(ask(headers)).toBe(true);
  expect(lines).toMatchObject([{ origin, host: headers.host }]);
  expect(lines[0]?.msg).toContain(`set PUBLIC_URL=${origin}`);
});

it('names no setting that the server does not have', () => {
  const { ask, lines } = check();
  ask(upstream);
  expect(lines.map(({ msg }) => msg.includes('PUBLIC_URL'))).toEqual([false]);
});

it('logs a few origins at most, and nothing that says where it comes from itself', () => {
  const { ask, lines } = check(null);
  for (let count = 0; count < 30; count += 1) ask({ host, origin: `http://site-${count}.test` });
  expect(lines).toHaveLength(10);
  const other = check(null);
  expect(other.ask({ host, origin: 'null' })).toBe(true);
  expect(other.ask({ host, origin, 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(other.lines).toEqual([]);
});

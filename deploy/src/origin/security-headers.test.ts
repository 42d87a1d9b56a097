import { commonHeaders, makeNonce, pageCaching, pageHeaders } from './security-headers.ts';

const policies = (nonce = 'abc', development = false) =>
  pageHeaders(nonce, development)['content-security-policy'] as string[];

const directives = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s)));

test('no two nonces are the same, and each has 128 bits', () => {
  const nonces = Array.from({ length: 1000 }, makeNonce);
  expect(new Set(nonces).size).toBe(1000);
  expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
});

test('a page has two policies, and the second one restricts scripts loaded by nonced scripts to this origin', () => {
  const [trusting, confining, ...more] = policies();
  expect(directives(trusting)['script-src']).toBe("'nonce-abc' 'strict-dynamic'");
  expect(confining).toBe("script-src 'self' 'nonce-abc'; object-src 'none'; base-uri 'none'");
  expect(more).toEqual([]);
});

test('a page allows nothing it does not need', () => {
  expect(directives(policies()[0])).toEqual({
    'default-src': "'self'",
    'script-src': "'nonce-abc' 'strict-dynamic'",
    'style-src': "'self' 'nonce-abc'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(policies().join()).not.toMatch(/unsafe/);
});

test('every script needs integrity, except on a page with parts from a development server', () => {
  expect(pageHeaders('abc', false)).toHaveProperty('integrity-policy', 'blocked-destinations=(script)');
  expect(pageHeaders('abc', true)).not.toHaveProperty('integrity-policy');
});

test('development only drops the integrity', () => {
  const { 'integrity-policy': _, ...others } = pageHeaders('abc', false);
  expect(pageHeaders('abc', true)).toEqual(others);
});

test('a page with answers to a member is stored nowhere; the service worker lets it into the page cache', () => {
  expect(pageCaching(true)).toEqual({
    'cache-control': 'no-store, no-transform',
    'az-page-cache': 'private, no-cache, no-transform',
  });
});

test('a page without answers may be kept in memory; no disk cache uses a copy of it', () => {
  expect(pageCaching(false)).toEqual({ 'cache-control': 'private, no-cache, no-transform', vary: '*' });
});

test('every reply is protected from sniffing and from other origins', () => {
  expect(commonHeaders).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

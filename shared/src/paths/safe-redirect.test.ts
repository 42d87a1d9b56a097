import { safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  test.each([
    '/feed/home',
    '/blogs/12?page=2#comments',
    '/messaging?contact=102',
    '/feed/events/%C3%A9t%C3%A9',
    '/posts?q=a%2F%2Fb',
    '/',
  ])('keeps %p', (value) => {
    expect(safeRedirect(value)).toBe(value);
  });

  test.each([
    null,
    '',
    'feed/home',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/%2F%2Fevil.com',
    '/%2Fevil.com',
    '/%5Cevil.com',
    '%2F%2Fevil.com',
    'https:evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '/\t/evil.com',
    '/\n/evil.com',
    '\t//evil.com',
    '/\u0000/evil.com',
    '/a%0A/evil.com',
    '/.//evil.com',
    '/..//evil.com',
    '/feed/..//evil.com',
    '/feed\\..\\..\\\\evil.com',
    'http://localhost/feed/home',
    '/%',
    '/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome',
    '/auth/sign-in',
    '/AUTH/sign-in',
    '/%61uth/sign-in',
    '/feed/../auth/sign-in',
    `/${'a'.repeat(5000)}`,
  ])('replaces %p by the landing page', (value) => {
    expect(safeRedirect(value)).toBe('/feed/home');
  });

  test('refuses the own origin written out', () => {
    expect(safeRedirect(`${location.origin}/blogs`)).toBe('/feed/home');
  });

  test('never leaves the origin nor leads back to sign-in, whatever is asked for', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5C',
      '%09',
      '\t',
      '\n',
      '?',
      '#',
      ' ',
      'auth',
      'evil.com',
    ];
    pieces.push(
      'https',
      'javascript',
      'é',
      '%',
      '\u0000',
      '\u200b',
      'feed',
      '%2561uth',
      '127.0.0.1',
      '[::1]',
      '//',
    );
    let seed = 20_240_312;
    const draw = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 20_000; round += 1) {
      const value = Array.from({ length: 1 + draw(8) }, () => pieces[draw(pieces.length)]).join('');
      const url = new URL(safeRedirect(draw(2) ? `/${value}` : value), location.origin);
      const bad =
        url.origin !== location.origin || url.pathname.startsWith('//') || /^\/auth/i.test(url.pathname);
      if (bad) throw new Error(`${JSON.stringify(value)} leads to ${url}`);
    }
  });
});

import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test('pages have the enforced policies and are kept by the browser alone', { tag: '@core' }, async ({
  request,
}) => {
  const response = await request.get('/auth-advance/sign-in');
  const policies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);
  expect(policies).toHaveLength(2);
  const [first, second] = policies;
  const nonce = /'nonce-([^']+)'/.exec(first ?? '')?.[1];
  for (const part of [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(first).toContain(part);
  }
  expect(second).toBe(`script-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`);
  expect(response.headers()).toMatchObject({
    'cache-control': 'private, no-cache, no-transform',
    vary: '*',
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  const other = await request.get('/auth-advance/sign-in');
  expect(other.headers()['content-security-policy']).not.toContain(nonce);
});

test('files of a version are compressed and cached for a year; unknown ones never get a page', {
  tag: '@core',
}, async ({ request }) => {
  const { url } = (
    (await (await request.get('/discovery')).json()) as { microFrontends: Record<string, { url: string }[]> }
  ).microFrontends['@az/feed']?.[0] ?? { url: '' };
  const entry = await request.get(url, { headers: { 'accept-encoding': 'br' } });
  expect(entry.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, s-maxage=10, immutable, no-transform',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-encoding': 'br',
  });
  for (const path of [
    '/areas/feed/none/remoteEntry.js',
    '/areas/nothing',
    '/areas/',
    '/areas',
    `${url}x`,
    '/areas/feed/..%2f..%2fdb/PG_VERSION',
  ]) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(missing.headers()['content-type'], path).not.toContain('html');
  }
});

test('foreign script, inline script, eval and markup as text are refused', { tag: '@core' }, async ({
  page,
  expectErrors,
}) => {
  expectErrors(
    /Content Security Policy|Policy violation|TrustedScript|TrustedHTML|Trusted|EvalError|unsafe-eval/,
  );
  await page.goto('/auth-advance/sign-in');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  const attempts = await page.evaluate(async () => {
    const tryIt = (work: () => unknown) => {
      try {
        work();
        return 'ran';
      } catch {
        return 'refused';
      }
    };
    const foreign = await new Promise((settle) => {
      const script = document.createElement('script');
      script.onload = () => settle('ran');
      script.onerror = () => settle('refused');
      try {
        script.src = 'data:text/javascript,0';
        document.head.append(script);
      } catch {
        settle('refused');
      }
    });
    // Code of a test's own evaluate call is exempt from the policy; code of a timer is not.
    const evaluated = await new Promise((settle) =>
      setTimeout(() => settle(tryIt(() => Reflect.apply(Reflect.get(globalThis, 'eval'), null, ['1'])))),
    );
    return {
      foreign,
      eval: evaluated,
      html: tryIt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      unknownFile: tryIt(() => {
        document.createElement('script').src = '/areas/feed/none/x.js';
      }),
    };
  });
  expect(attempts).toEqual({ foreign: 'refused', eval: 'refused', html: 'refused', unknownFile: 'refused' });
});

test('the page cannot be framed', { tag: '@core' }, async ({ page, baseURL, expectErrors }) => {
  expectErrors(/frame-ancestors|Refused to frame|Policy violation|ERR_BLOCKED/);
  await page.route('http://other.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/auth-advance/sign-in"></iframe>`,
    }),
  );
  await page.goto('http://other.example/');
  await page.waitForLoadState('load');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Connexion' })).toHaveCount(0);
});

test('the token is sent in the Authorization header only', { tag: '@core' }, async ({
  context,
  page,
  wire,
}) => {
  await openSignedIn(page, '/feed/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'authKey')?.value ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(wire.requested.filter((path) => path.includes(token))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(token);
});

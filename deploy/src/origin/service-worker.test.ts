import { createHash } from 'node:crypto';
import { sampleShell } from '../testing/sample-live.ts';
import { etagOf } from './etag.ts';
import { offlinePage, serviceWorkerScript } from './service-worker.ts';

const { page: parts } = sampleShell();

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s)));

/** Runs a script as the browser does, and returns its reply. */
function pageIn(script: string): ReturnType<typeof offlinePage> {
  return new Function('serve', `let page; serve = (it) => { page = it; }; ${script}; return page;`)();
}

describe('the offline page', () => {
  const { html, headers } = offlinePage(parts, 'A & B <Réseau>');

  test('names the product as text', () => {
    expect(html).toContain('<title>Hors ligne · A &amp; B &lt;Réseau></title>');
  });

  test('allows its own inline texts and sends no request', () => {
    expect(directives(headers['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'script-src': `${hash('prePaint()')} ${hash('offline()')}`,
      'style-src': hash('body{margin:0}'),
      'img-src': 'data:',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('a script with a dollar sign or braces in it stays as it is', () => {
    const offlineScript = 'say("$1 $& {{x}}")';
    expect(offlinePage({ ...parts, offlineScript }, 'AZ').html).toContain(
      `<script>${offlineScript}</script>`,
    );
  });
});

describe('the service worker', () => {
  test('contains the offline page', () => {
    expect(pageIn(serviceWorkerScript(parts, 'AZ', true))).toEqual(offlinePage(parts, 'AZ'));
  });

  test('changes its bytes only when the page or the worker changes', () => {
    const script = serviceWorkerScript(parts, 'AZ', true);
    expect(serviceWorkerScript({ ...parts, html: 'another', early: 'another()' }, 'AZ', true)).toBe(script);
    for (const change of [
      { offlineHtml: '' },
      { offlineScript: 'x()' },
      { serviceWorker: '{}' },
      { prePaint: 'y()' },
    ])
      expect(serviceWorkerScript({ ...parts, ...change }, 'AZ', true)).not.toBe(script);
    expect(etagOf(script)).toBe(etagOf(script));
    expect(etagOf(script)).not.toBe(etagOf(`${script} `));
  });

  test.each([
    ['switched off', parts, false],
    ['of a shell from before there was one', {}, true],
  ])('%s removes itself', async (_case, of, on) => {
    const listeners = new Map<string, (event: { waitUntil: (work: unknown) => void }) => void>();
    const skipWaiting = jest.fn();
    const registration = { unregister: jest.fn() };
    const run = new Function(
      'addEventListener',
      'skipWaiting',
      'registration',
      serviceWorkerScript(of, 'AZ', on),
    );
    run((type: string, listener: () => void) => listeners.set(type, listener), skipWaiting, registration);
    expect([...listeners.keys()]).toEqual(['install', 'activate']);
    for (const listener of listeners.values()) listener({ waitUntil: () => undefined });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    expect(registration.unregister).toHaveBeenCalledTimes(1);
  });
});

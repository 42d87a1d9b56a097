import { areaBase } from '../testing/sample-page.ts';
import { registerIntegrity } from './integrity.ts';
import { installTrustedTypes } from './trusted-types.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

/** Mocks Trusted Types, which jsdom lacks. */
function installIn(): [name: string, rules: Rules] {
  const policies: [string, Rules][] = [];
  const createPolicy = (name: string, rules: Rules) => void policies.push([name, rules]);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  const [policy, ...more] = policies;
  expect(more).toEqual([]);
  if (!policy) throw new Error('No policy was made');
  return policy;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('a browser without Trusted Types causes no error', () => {
  expect(installTrustedTypes).not.toThrow();
});

test('there is one policy, the default one, and it creates no scripts from text', () => {
  const [name, rules] = installIn();
  expect(name).toBe('default');
  expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
});

test('script URLs pass unchanged if a version record lists them, all others are refused', () => {
  registerIntegrity(areaBase('feed'), { 'page.js': 'sha384-page' });
  const [, { createScriptURL }] = installIn();
  expect(createScriptURL(`${areaBase('feed')}page.js?r=1`)).toBe(`${areaBase('feed')}page.js?r=1`);
  expect(createScriptURL(`${areaBase('feed')}other.js`)).toBeNull();
  expect(createScriptURL('https://autre.test/page.js')).toBeNull();
});

test('the exact URLs of the workers pass too', () => {
  const [, { createScriptURL }] = installIn();
  for (const url of ['/service-worker.js', '/heartbeat-worker.js', '/picture-worker.js'])
    expect(createScriptURL(url)).toBe(url);
  for (const url of ['/service-worker.js?x', '//autre.test/service-worker.js', '/areas/../service-worker.js'])
    expect(createScriptURL(url)).toBeNull();
});

test('text without markup passes as HTML, markup is refused', () => {
  const [, { createHTML }] = installIn();
  expect(createHTML('.a > .b { color: red }')).toBe('.a > .b { color: red }');
  for (const html of ['<img src=x onerror=alert(1)>', 'a<b', '</style><script>']) {
    expect(createHTML(html)).toBeNull();
  }
});

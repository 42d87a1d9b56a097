/** @jest-environment node */
import { installTrustedTypes } from './trusted-types.ts';

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('a browser without Trusted Types is not changed', () => {
  expect(installTrustedTypes).not.toThrow();
});

test('no script address and no markup is allowed, a style sheet is', () => {
  const policies: [string, Rules][] = [];
  const createPolicy = (name: string, rules: Rules) => void policies.push([name, rules]);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  const [policy, ...more] = policies;
  expect([policy?.[0], more]).toEqual(['default', []]);
  const rules = policy?.[1] as Rules;
  expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
  expect(rules.createScriptURL('/deploy/files/console.js')).toBeNull();
  expect(rules.createHTML('.a > .b { color: red }')).toBe('.a > .b { color: red }');
  expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

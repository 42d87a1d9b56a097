import { areaBase } from '../testing/sample-page.ts';
import {
  integrityOf,
  isDevelopmentFile,
  isKnownScript,
  registerDevelopmentBase,
  registerIntegrity,
} from './integrity.ts';

const base = areaBase('feed');
registerIntegrity(base, { 'page.js': 'sha384-page' });

test('a file has the integrity of its version record, whatever its query', () => {
  expect(integrityOf(`${base}page.js`)).toBe('sha384-page');
  expect(integrityOf(`${base}page.js?r=2`)).toBe('sha384-page');
  expect(integrityOf(`${location.origin}${base}page.js`)).toBe('sha384-page');
  expect(integrityOf(`${base}other.js`)).toBeUndefined();
  expect(integrityOf('/page.js')).toBeUndefined();
});

test.each([`${base}page.js`, `${base}page.js?r=1`, `${base}x/../page.js`])('%s may run', (url) => {
  expect(isKnownScript(url)).toBe(true);
});

test.each([
  `${base}other.js`,
  `${base}../page.js`,
  `https://autre.test${base}page.js`,
  `//autre.test${base}page.js`,
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s may not run', (url) => {
  expect(isKnownScript(url)).toBe(false);
});

test('a file outside /areas/ may not run even when a record names it', () => {
  registerIntegrity('/elsewhere/', { 'page.js': 'sha384-page' });
  expect(isKnownScript('/elsewhere/page.js')).toBe(false);
});

test('any file of a development build may run, and needs no integrity', () => {
  const url = '/areas/profile/development/page.js';
  expect([isKnownScript(url), isDevelopmentFile(url)]).toEqual([false, false]);
  registerDevelopmentBase('/areas/profile/development/');
  expect([isKnownScript(url), isDevelopmentFile(url)]).toEqual([true, true]);
  expect(isKnownScript('/areas/profile/development/../1.0.0/page.js')).toBe(false);
  expect(isKnownScript(`https://autre.test${url}`)).toBe(false);
});

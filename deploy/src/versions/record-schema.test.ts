import * as v from 'valibot';
import { goodArea, goodShell } from '../testing/sample-records.ts';
import { record } from './record-schema.ts';

const declared = { key: 'az-albums:‹membre›', what: 'Albums ouverts.', until: 'sign-out' };
const isAccepted = (storage: unknown[]) => v.is(record, { ...goodArea('feed'), storage });

test('an area declares what it stores in browsers', () => {
  expect(v.is(record, goodArea('feed'))).toBe(true);
  expect(
    isAccepted([
      declared,
      { ...declared, key: 'az-feed-‹marque›-marks:‹membre›:‹page›' },
      { ...declared, key: 'az-seen', until: 'tab' },
      { ...declared, key: 'az-sound', until: 'cleared' },
    ]),
  ).toBe(true);
});

test.each([
  ['a name of others', { key: 'userData', until: 'cleared' }],
  ['markup in its name', { key: 'az-<b>:‹membre›' }],
  ['a long name', { key: `az-${'a'.repeat(70)}:‹membre›` }],
  ['no text', { what: '' }],
  ['a long text', { what: 'a'.repeat(401) }],
  ['an unknown time', { until: 'forever' }],
  ['a member’s key that outlives the sign-out', { until: 'cleared' }],
  ['another key that claims to be removed at sign-out', { key: 'az-albums' }],
  ['a kind', { kind: 'cookie' }],
])('a storage key with %s is refused', (_case, changes) => {
  expect(isAccepted([{ ...declared, ...changes }])).toBe(false);
});

test('more than 50 storage keys are refused', () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...declared, key: `az-k${index}:‹membre›` }));
  expect([isAccepted(keys(50)), isAccepted(keys(51))]).toEqual([true, false]);
});

test('the shell says in its own words until when a value is stored', () => {
  const cookie = { kind: 'cookie', key: 'authKey', what: 'Jeton.', until: 'Fermeture du navigateur' };
  expect(v.is(record, { ...goodShell(), storage: [cookie] })).toBe(true);
  expect(v.is(record, { ...goodShell(), storage: [{ ...cookie, kind: 'other' }] })).toBe(false);
});

test.each<[unknown, string]>([
  [{}, 'version'],
  [{ area: 'feed' }, 'version'],
  [{ area: 'shell' }, 'version'],
  [{ ...goodArea('feed'), owner: {} }, 'owner.team'],
  [{ ...goodShell(), main: 1 }, 'main'],
])('the first mistake of the record %j is in its field %s', (given, field) => {
  const [issue] = v.safeParse(record, given).issues ?? [];
  expect(issue?.path?.map(({ key }) => key).join('.')).toBe(field);
});

import { groupFindings, type TracedFailure } from './group-findings.ts';

const failure = (changes: Partial<TracedFailure> = {}): TracedFailure => ({
  id: 'aaaaaaaa',
  at: '2026-03-01T10:00:00.000Z',
  area: 'feed',
  version: '1.1.0+b110',
  cohort: 'canary',
  kind: 'fail-crash',
  stage: 'running',
  route: '/feed/home',
  cause: 'TypeError: 3 is not a function',
  stack: null,
  frames: ['mfe-feed/src/pages/Home.tsx:12:5'],
  hidden: false,
  verified: true,
  ...changes,
});

test('failures of one cause are one group, whatever their numbers, lines, routes and versions', () => {
  const found = groupFindings([
    failure(),
    failure({
      id: 'bbbbbbbb',
      at: '2026-03-01T11:00:00.000Z',
      cause: 'TypeError: 48 is not a function',
      version: '1.2.0+b120',
      route: '/feed/saved',
      frames: ['mfe-feed/src/pages/Home.tsx:14:5'],
      verified: false,
    }),
  ]);
  expect(found).toEqual([
    {
      kind: 'fail-crash',
      cause: 'TypeError: 48 is not a function',
      count: 2,
      verified: 1,
      lastAt: '2026-03-01T11:00:00.000Z',
      lastId: 'bbbbbbbb',
      frames: ['mfe-feed/src/pages/Home.tsx:14:5'],
      versions: ['1.1.0+b110', '1.2.0+b120'],
      routes: ['/feed/home', '/feed/saved'],
    },
  ]);
});

test.each([
  ['another kind', { kind: 'fail-mount' as const }],
  ['another text', { cause: 'RangeError: 3 is not a function' }],
  ['another file', { frames: ['mfe-feed/src/pages/Saved.tsx:12:5'] }],
])('%s is another group', (_, changes) => {
  expect(groupFindings([failure(), failure(changes)])).toHaveLength(2);
});

test('the most frequent group is first, and the number of groups and names is limited', () => {
  const texts = Array.from({ length: 80 }, (_, index) => 'x'.repeat(index + 1));
  const rare = texts.map((cause) => failure({ cause }));
  const frequent = Array.from({ length: 30 }, (_, index) => failure({ version: `1.${index}.0+b` }));
  const found = groupFindings([...rare, ...frequent]);
  expect(found).toHaveLength(50);
  expect(found[0]).toMatchObject({ count: 30, versions: { length: 10 } });
});

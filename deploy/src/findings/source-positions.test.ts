import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { StoredVersion } from '../control/state.ts';
import { goodArea, stored } from '../testing/sample-records.ts';
import { SourcePositions } from './source-positions.ts';

// The mapping of line 1, column 5 (from 0) to line 3, column 2 of the first source (source map specification, mappings).
const map = JSON.stringify({
  version: 3,
  sources: ['mfe-feed/src/pages/Home.tsx'],
  names: [],
  mappings: 'KAEE',
});

let root: string;
let version: StoredVersion;
let positions: SourcePositions;
const ensureLocal = jest.fn(async () => undefined);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'az-maps-'));
  version = stored(goodArea('feed', '1.0.0', { maps: { 'feed.js.map': integrityOf(map) } }));
  await mkdir(join(root, 'feed/1.0.0-b100'), { recursive: true });
  await writeFile(join(root, 'feed/1.0.0-b100/feed.js.map'), map);
  positions = new SourcePositions({ root, ensureLocal });
});

afterEach(() => rm(root, { recursive: true }));

const frame = '/areas/feed/1.0.0-b100/feed.js:1:6';
const framesOf = (stack: string, one = version) => positions.framesOf(stack, [one]);

test('a position in a script is shown as the one in its source', async () => {
  expect(await framesOf(frame)).toEqual(['mfe-feed/src/pages/Home.tsx:3:3']);
  expect(ensureLocal).toHaveBeenCalledWith(version.record);
});

test.each([
  ['of an unknown version', frame.replace('1.0.0-b100', '9.9.9-x')],
  ['of another area', frame.replace('/feed/', '/profile/')],
  ['of a script without a map', frame.replace('feed.js', 'later.js')],
  ['before the first mapping', frame.replace(':6', ':1')],
])('a position %s stays as it was reported', async (_, stack) => {
  expect(await framesOf(stack)).toEqual([stack]);
});

test('a map with other bytes than the record names is not used', async () => {
  await writeFile(join(root, 'feed/1.0.0-b100/feed.js.map'), `${map} `);
  expect(await framesOf(frame)).toEqual([frame]);
});

test('a version whose files are removed has no map', async () => {
  expect(await framesOf(frame, { ...version, removedAt: 1 })).toEqual([frame]);
});

test('only positions are taken from a text, ten at most, and no path leads out of a version', async () => {
  const stack = ['https://evil.test/steal.js:1:1', '<script>', '/areas/feed/../../secret.js:1:1'];
  expect(await framesOf([...stack, ...Array(20).fill(frame)].join('\n'))).toHaveLength(10);
  expect(await framesOf(stack.join('\n'))).toEqual([]);
});

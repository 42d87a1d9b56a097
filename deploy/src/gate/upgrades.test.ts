import { acceptedRange, shareProtocol } from '@az/shared/build/shares.mjs';
import { ordersOf, release } from '../testing/release-orders.ts';
import { goodArea, goodShell } from '../testing/sample-records.ts';
import type { AreaRecord, ShellRecord, VersionRecord } from '../versions/record.ts';

/** Fields of the records that a toolchain writes for the shell and for an area. */
type Toolchain = { shell: Partial<ShellRecord>; area: Partial<AreaRecord> };

const targets = ['shell', 'feed', 'profile'];

const recordOf = (target: string, number: string, { shell, area }: Toolchain): VersionRecord =>
  target === 'shell' ? goodShell(number, shell) : goodArea(target, number, area);

/** Records of builds whose shares have these versions. */
const withShares = (versions: Record<string, string>): Toolchain => ({
  shell: { shares: { '@az/shared/ui/Button': '1.0.0', ...versions } },
  area: {
    shared: {
      '@az/shared/ui/Button': '^1.0.0',
      ...Object.fromEntries(Object.entries(versions).map(([key, given]) => [key, acceptedRange(given)])),
    },
  },
});

/** Records of older builds, whose protocol had the library's version in its name. */
const withLibrary = (version: string): Toolchain => ({
  shell: { protocols: undefined, federation: `${version}/3` },
  area: { federation: `${version}/3` },
});

const named: Toolchain = { shell: { protocols: [shareProtocol] }, area: { federation: shareProtocol } };

test.each<[string, Toolchain, Toolchain]>([
  ['a build from before protocols had names', withLibrary('2.9.2'), named],
  ['the federation library of such builds', withLibrary('2.9.2'), withLibrary('2.10.0')],
  ['the patch of React', withShares({ react: '19.3.1' }), withShares({ react: '19.3.2' })],
  [
    'the patch of the kit',
    withShares({ '@az/shared/auth': '0.1.0' }),
    withShares({ '@az/shared/auth': '0.1.4' }),
  ],
])('shell and areas replace %s one at a time, in any order and back', (_name, before, after) => {
  const old = targets.map((target) => recordOf(target, '1.0.0', before));
  const next = targets.map((target) => recordOf(target, '1.1.0', after));
  for (const [live, versions] of [
    [old, next],
    [next, old],
  ] as const)
    for (const order of ordersOf(versions)) expect(release(live, order)).toEqual([]);
});

describe('another protocol', () => {
  const old = targets.map((target) => recordOf(target, '1.0.0', named));
  const areas = targets.slice(1).map((target) => goodArea(target, '1.1.0', { federation: 'az-share/4' }));
  const both = goodShell('1.1.0', { protocols: [shareProtocol, 'az-share/4'] });
  const only = goodShell('1.2.0', { protocols: ['az-share/4'] });

  test('reaches the areas in any order once a shell speaks both', () => {
    for (const order of ordersOf(areas)) expect(release(old, [both, ...order, only])).toEqual([]);
  });

  test('is refused before, and the old one is not dropped while an area needs it', () => {
    expect(release(old, areas.slice(0, 1))).toEqual([
      'shell 1.0.0+a100: feed needs protocol az-share/4; the shell speaks az-share/3.',
    ]);
    expect(release(old, [both, ...areas.slice(0, 1), only])).toEqual([
      'profile 1.0.0+b100: profile needs protocol az-share/3; the shell speaks az-share/4.',
    ]);
  });
});

test('a shell that names no protocol is refused beside an area', () => {
  expect(release([goodArea('feed')], [goodShell('1.1.0', { protocols: undefined })])).toEqual([
    'feed 1.0.0+b100: feed needs protocol az-share/3; the shell speaks none.',
  ]);
});

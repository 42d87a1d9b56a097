import { BrowserUnits } from './browser-units.ts';
import type { Visitor } from './visitor.ts';

const hourMs = 60 * 60 * 1000;
const address = '192.0.2.7';

let now: number;
let units: BrowserUnits;

/** The visitor for a browser that comes from an address without a cookie. */
function first(from = address, by = units): Visitor {
  const visitor = by.read(by.write(from));
  if (!visitor) throw new Error('A cookie cannot be read by whoever wrote it');
  return visitor;
}

beforeEach(() => {
  now = 10 * hourMs;
  units = new BrowserUnits('key', () => now);
});

test('one address has one counted unit, however often it asks, on every origin', () => {
  const asked = Array.from({ length: 300 }, () => first());
  expect(asked.filter(({ isCounted }) => isCounted)).toHaveLength(1);
  now += hourMs;
  const again = [first(), first(address, new BrowserUnits('key', () => now))];
  expect(again.map(({ unit, isCounted }) => [unit, isCounted])).toEqual(
    Array(2).fill([asked[0]?.unit, true]),
  );
});

test('the other browsers of an address get units of their own', () => {
  const others = Array.from({ length: 300 }, () => first()).slice(1);
  expect(new Set(others.map(({ unit }) => unit)).size).toBe(299);
});

test('browsers with the same unit are told apart', () => {
  const one = first();
  now += hourMs;
  expect(first().browser).not.toBe(one.browser);
});

test('other addresses have other units, the networks of an IPv6 customer have one', () => {
  expect(first('192.0.2.8').unit).not.toBe(first().unit);
  const [one, two] = [first('2001:db8:7:1::1'), first('2001:db8:7:2::1')];
  expect([one.isCounted, two.isCounted]).toEqual([true, false]);
});

test('without a session', () => {
  expect(first().isSignedIn).toBe(false);
});

describe('a cookie is refused', () => {
  const cookie = () => units.write(address);

  test.each<[string, () => string]>([
    ['with another unit', () => cookie().replace(/^(.)\w{16}/, `$1${'0'.repeat(16)}`)],
    ['for another browser', () => cookie().replace(/^(.{17})\w{16}/, `$1${'0'.repeat(16)}`)],
    ['that says it counts', () => [cookie(), cookie()].at(-1)?.replace(/^0/, '1') ?? ''],
    ['of another key', () => new BrowserUnits('another', () => now).write(address)],
    ['as it was before units were signed', () => 'ab'.repeat(16)],
    ['that is longer', () => `${cookie()}0`],
    ['that is empty', () => ''],
  ])('%s', (_name, make) => {
    expect(units.read(make())).toBeNull();
  });
});

test('the units cannot be computed from the address alone', () => {
  expect(first(address, new BrowserUnits('another', () => now)).unit).not.toBe(first().unit);
});

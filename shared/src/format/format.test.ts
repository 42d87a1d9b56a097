/** @jest-environment node */
import {
  clockDuration,
  clockTime12,
  compactCount,
  fullCount,
  isoDuration,
  longDate,
  longDateTime,
  monthYear,
  price,
  relativeTime,
  spokenDuration,
} from './index.ts';

const now = Date.parse('2024-03-12T15:05:00Z');
const ago = (milliseconds: number) => relativeTime(now - milliseconds, now);
const hour = 3_600_000;

describe('relativeTime', () => {
  test.each([
    [0, 'just now'],
    [999, 'just now'],
    [1000, '1 second ago'],
    [59_999, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour, '2 hours ago'],
    [24 * hour, '1 day ago'],
    [29 * 24 * hour, '29 days ago'],
    [30 * 24 * hour, '1 month ago'],
    [364 * 24 * hour, '12 months ago'],
    [365 * 24 * hour, '1 year ago'],
    [730 * 24 * hour, '2 years ago'],
  ])('%d ms reads %p', (passed, text) => {
    expect(ago(passed)).toBe(text);
  });

  test('is never negative', () => {
    expect(ago(-hour)).toBe('just now');
  });

  test('is empty for an invalid time', () => {
    expect(relativeTime('hier', now)).toBe('');
  });
});

describe('French dates', () => {
  test('a calendar day stays that day in every time zone', () => {
    expect(longDate('2024-03-12')).toBe('12 mars 2024');
    expect(longDate('2024-03-01')).toBe('1er mars 2024');
    expect(monthYear('2021-03-01')).toBe('mars 2021');
  });

  test('a moment is shown in the local time zone', () => {
    const moment = new Date(2024, 2, 12, 9, 5);
    expect(longDate(moment)).toBe('12 mars 2024');
    expect(longDateTime(moment.toISOString())).toBe('12 mars 2024 à 09:05');
  });

  test('an invalid date is empty', () => {
    expect([longDate(''), longDateTime('x'), monthYear('x'), clockTime12('x')]).toEqual(['', '', '', '']);
  });
});

describe('clockTime12', () => {
  test.each([
    [0, 0, '12:00 AM'],
    [3, 5, '3:05 AM'],
    [12, 0, '12:00 PM'],
    [15, 5, '3:05 PM'],
    [23, 59, '11:59 PM'],
  ])('%d h %d reads %p', (hours, minutes, text) => {
    expect(clockTime12(new Date(2024, 0, 1, hours, minutes))).toBe(text);
  });
});

describe('counts', () => {
  test('are short, with the full value available', () => {
    expect(compactCount(950)).toBe('950');
    expect(compactCount(1234).replace(/\s/u, ' ')).toBe('1,2 k');
    expect(fullCount(1234).replace(/\s/u, ' ')).toBe('1 234');
  });

  test.each([
    ...[0, 7, 999, 999.96, -5, 1000, 1049, 1050, 9949, 9950, 10_000, 12_345, 99_950, 100_000, 999_949],
    ...[999_950, 1_000_000, 1_250_000, 4_000_000_000],
  ])('%d reads as the locale has it', (count) => {
    expect(fullCount(count)).toBe(count.toLocaleString('fr'));
    expect(compactCount(count)).toBe(
      count.toLocaleString('fr', { notation: 'compact', maximumFractionDigits: 1 }),
    );
  });
});

describe('price', () => {
  test.each([
    [1234, '1 234 $'],
    [12.5, '12,50 $'],
    [0, '0 $'],
    [Number.NaN, ''],
  ])('%d reads %p', (amount, text) => {
    expect(price(amount).replace(/\s/gu, ' ')).toBe(text);
  });
});

describe('durations', () => {
  test.each([
    [245, '4:05', '4 minutes 5 secondes', 'PT4M5S'],
    [3723, '1:02:03', '1 heure 2 minutes 3 secondes', 'PT1H2M3S'],
    [60, '1:00', '1 minute', 'PT1M0S'],
    [-5, '0:00', '0 seconde', 'PT0S'],
    [Number.NaN, '0:00', '0 seconde', 'PT0S'],
  ])('%d seconds read %p', (seconds, clock, spoken, iso) => {
    expect([clockDuration(seconds), spokenDuration(seconds), isoDuration(seconds)]).toEqual([
      clock,
      spoken,
      iso,
    ]);
  });
});

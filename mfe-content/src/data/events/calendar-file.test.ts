/** @jest-environment node */
import { westAfrica } from '@az/shared/contracts';
import { type CalendarEvent, calendarFile, calendarFileName } from './calendar-file.ts';

const event: CalendarEvent = {
  id: '7',
  title: 'Concert',
  description: 'Sur la colline',
  location: 'Amphithéâtre',
  url: 'https://az.test/feed/events/7',
  date: '2026-03-01',
  start: '20:30',
  end: '23:00',
  zone: westAfrica,
};

const now = new Date('2026-02-01T10:00:00.123Z');
const fileOf = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changes }, now);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file has title, place and times at that place, whatever the zone of the device', () => {
  expect(unfolded(fileOf())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AZ Connect//Agenda//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    'TZID:Africa/Libreville',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'TZNAME:WAT',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:7@az-connect',
    'DTSTAMP:20260201T100000Z',
    'DTSTART;TZID=Africa/Libreville:20260301T203000',
    'DTEND;TZID=Africa/Libreville:20260301T230000',
    'SUMMARY:Concert',
    'DESCRIPTION:Sur la colline',
    'LOCATION:Amphithéâtre',
    'URL:https://az.test/feed/events/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('empty values have no line', () => {
  const lines = unfolded(fileOf({ description: '', location: '' })).join('\n');
  expect(lines).not.toMatch(/DESCRIPTION|LOCATION/);
});

test('an event past midnight ends the next day', () => {
  const end = unfolded(fileOf({ date: '2026-02-28', end: '02:00' }));
  expect(end).toContain('DTEND;TZID=Africa/Libreville:20260301T020000');
});

test('an event whose zone is not known has its times on any clock', () => {
  const lines = unfolded(fileOf({ zone: null }));
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260301T203000', 'DTEND:20260301T230000']));
  expect(lines.join()).not.toContain('TZ');
});

test('separators are escaped, and a line break cannot begin a new property', () => {
  const lines = unfolded(fileOf({ title: 'A, B; C\\D\r\nATTENDEE:x\u0007' }));
  expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D\\nATTENDEE:x');
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('no line is longer than 75 octets, none is cut inside a character, every line ends with CRLF', () => {
  const description = `é👩🏽‍🌾${'été à la mer, '.repeat(40)}`;
  const file = fileOf({ description });
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.length).toBeGreaterThan(20);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  expect(unfolded(file)).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`);
});

test.each([
  ['Fête des récoltes', 'fete-des-recoltes.ics'],
  ['« ? »', 'evenement.ics'],
  ['../../etc/passwd', 'etc-passwd.ics'],
])('the file of %p is called %p', (title, name) => {
  expect(calendarFileName(title)).toBe(name);
});

import { westAfrica } from '@az/shared/contracts';
import { normalizeText } from '@az/shared/text-search';

export type CalendarEvent = {
  id: string;
  title: string;
  description: string;
  /** Empty if the event has no location. */
  location: string;
  url: string;
  /** Date, `YYYY-MM-DD`, and local times at the place of the event, `HH:MM`. */
  date: string;
  start: string;
  end: string;
  /** Time zone of the event's times; null if it is not known. */
  zone: typeof westAfrica | null;
};

const lineEnd = '\r\n';
const maxLineOctets = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.3.11: a text value, with separators escaped. */
function textValue(value: string): string {
  return value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545, 3.1: lines of at most 75 octets, folded between characters; a continuation begins with a space. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > maxLineOctets) {
      result += `${lineEnd} `;
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}

/** RFC 5545, 3.3.5, form 2: a time in UTC. */
const moment = (date: Date): string => date.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** RFC 5545, 3.3.5: form 3, a time in a zone; without a zone form 1, a clock time that is the same in every zone. */
const timeIn = (zone: string | null, date: string, time: string): string =>
  `${zone ? `;TZID=${zone}` : ''}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** An event that ends before it starts ends the next day. */
function endDateOf({ date, start, end }: CalendarEvent): string {
  const day = new Date(date);
  if (end <= start) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** RFC 5545, 3.6.5: the file defines its time zone, because a calendar application need not know that zone. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${westAfrica}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:WAT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An event as an iCalendar file (RFC 5545), which any calendar can import. */
export function calendarFile(event: CalendarEvent, now: Date = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AZ Connect//Agenda//FR',
    'CALSCALE:GREGORIAN',
    ...(event.zone ? zoneLines : []),
    'BEGIN:VEVENT',
    `UID:${textValue(event.id)}@az-connect`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART${timeIn(event.zone, event.date, event.start)}`,
    `DTEND${timeIn(event.zone, endDateOf(event), event.end)}`,
    `SUMMARY:${textValue(event.title)}`,
    event.description && `DESCRIPTION:${textValue(event.description)}`,
    event.location && `LOCATION:${textValue(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter(Boolean)
    .map((line) => folded(line) + lineEnd)
    .join('');
}

/** A file name from an event's title: ASCII letters, digits and dashes. */
export function calendarFileName(title: string): string {
  const plain = normalizeText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'evenement'}.ics`;
}

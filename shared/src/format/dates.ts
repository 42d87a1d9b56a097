import dayjs from 'dayjs';
import 'dayjs/locale/fr';

type Moment = string | number | Date;

/** A calendar date (`2024-03-12`) is read in local time, not as midnight UTC, which could be the day before. */
function format(value: Moment, pattern: string, locale: 'fr' | 'en' = 'fr'): string {
  const date = dayjs(value);
  return date.isValid() ? date.locale(locale).format(pattern) : '';
}

/** Date in French long format: `12 mars 2024`, `1er mars 2024`; empty when `value` is no date. */
export function longDate(value: Moment): string {
  return format(value, 'D MMMM YYYY').replace(/^1 /, '1er ');
}

/** Date and time in French: `12 mars 2024 à 15:05`; empty when `value` is no date. */
export function longDateTime(value: Moment): string {
  const time = format(value, 'HH:mm');
  return time && `${longDate(value)} à ${time}`;
}

/** In French, `à 15:05` today, `le 12 mars 2024 à 15:05` on another day; empty when `value` is no date. */
export function timeOrDateTime(value: Moment): string {
  const [today, at] = [`${longDate(Date.now())} `, longDateTime(value)];
  if (at.startsWith(today)) return at.slice(today.length);
  return at && `le ${at}`;
}

/** `mars 2021`; empty when `value` is no date. */
export function monthYear(value: Moment): string {
  return format(value, 'MMMM YYYY');
}

/** Time of day as chats show it: `3:05 PM` (specification, section 9); empty when `value` is no date. */
export function clockTime12(value: Moment): string {
  return format(value, 'h:mm A', 'en');
}

const dayOnly = /^\d{4}-\d\d-\d\d$/;

function format(value: string | number | Date, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  // A calendar day has no time zone: read as midnight UTC, it must be written as UTC, or it is the day before in America.
  const timeZone = typeof value === 'string' && dayOnly.test(value) ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('fr', { timeZone, ...options }).format(date);
}

/** Date in French long format: `12 mars 2024`, `1er mars 2024`; empty when `value` is no date. */
export function longDate(value: string | number | Date): string {
  return format(value, { day: 'numeric', month: 'long', year: 'numeric' }).replace(/^1 /, '1er ');
}

/** Date and time in French: `12 mars 2024 à 15:05`; empty when `value` is no date. */
export function longDateTime(value: string | number | Date): string {
  const time = format(value, { hour: '2-digit', minute: '2-digit' });
  return time && `${longDate(value)} à ${time}`;
}

/** `mars 2021`; empty when `value` is no date. */
export function monthYear(value: string | number | Date): string {
  return format(value, { month: 'long', year: 'numeric' });
}

/** Time of day as chats show it: `3:05 PM` (specification, section 9); empty when `value` is no date. */
export function clockTime12(value: string | number | Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

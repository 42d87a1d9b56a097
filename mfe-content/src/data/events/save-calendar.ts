import type { Gathering } from '@az/shared/contracts';
import { calendarFile, calendarFileName } from './calendar-file.ts';

export function saveCalendar(event: Gathering, path: string): void {
  const { id, title, description, location, address, date, start, end, zone } = event;
  const text = calendarFile({
    id,
    title,
    description,
    location: address ? `${location} (${address})` : location,
    url: new URL(path, window.location.origin).href,
    date,
    start,
    end,
    zone,
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = calendarFileName(title);
  link.click();
  // After this delay the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
